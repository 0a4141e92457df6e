import type { Bootstrap } from '#contract/bootstrap.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { AppParts } from './app.ts';
import { accessHistoryRoutes } from './features/access-history/routes.ts';
import { agentDeskRoutes } from './features/agent-desk/routes.ts';
import { carrierRoutes } from './features/applications/carrier-routes.ts';
import { draftRoutes } from './features/applications/draft-routes.ts';
import { applicationReader } from './features/applications/read-application.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { draftSaver } from './features/applications/save-draft.ts';
import { bootstrapRoutes } from './features/bootstrap/routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import { deletionRoutes, type ForgetBrowser } from './features/deletion/routes.ts';
import { shopperFinder } from './features/demographics/find-shoppers.ts';
import { demographicsRoutes } from './features/demographics/routes.ts';
import { devOverridesRoutes } from './features/dev-overrides/routes.ts';
import type { PricingWork } from './features/drug-cost/cost-of-work.ts';
import { drugPricingRoutes } from './features/drug-cost/routes.ts';
import { drugDraftRoutes } from './features/drug-draft/routes.ts';
import { drugInfoRoutes } from './features/drugs/routes.ts';
import { extraHelpRoutes } from './features/extra-help/routes.ts';
import { geographyRoutes } from './features/geography/routes.ts';
import { guestRoutes } from './features/guests/routes.ts';
import { importRoutes } from './features/imports/routes.ts';
import { ownDataRoutes } from './features/own-data/routes.ts';
import { pharmacyRoutes } from './features/pharmacies/routes.ts';
import { planDetailsRoutes } from './features/plan-details/routes.ts';
import { planSearchRoutes } from './features/plan-search/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { identityConfirmer } from './features/profile-merge/confirm-identity.ts';
import { profileMergeRoutes } from './features/profile-merge/routes.ts';
import { identitySkipper } from './features/profile-merge/skip-identity.ts';
import { prospectRoutes } from './features/prospects/routes.ts';
import { stopReminders } from './features/prospects/store.ts';
import { providerCoverageRoutes } from './features/provider-coverage/routes.ts';
import { providerDraftRoutes } from './features/provider-draft/routes.ts';
import { providerRoutes } from './features/providers/routes.ts';
import { savedDrugRoutes } from './features/saved-drugs/routes.ts';
import { savedPlanRoutes } from './features/saved-plans/routes.ts';
import { savedProviderRoutes } from './features/saved-providers/routes.ts';
import { deletionAsker } from './flows/ask-for-deletion.ts';
import { drugsNotStanding } from './flows/drugs-not-standing.ts';
import { pendingFetcher } from './flows/fetch-pending.ts';
import { memberItemsImporter } from './flows/import-member-items.ts';
import { prospectJudge } from './flows/judge-prospect.ts';
import { shownAnswersRoutes } from './flows/keep-shown-answers.ts';
import { knownAnswers } from './flows/known-answers.ts';
import { ownDataMaker } from './flows/make-own-data.ts';
import { medicareNumberOf } from './flows/medicare-number-of.ts';
import { confirmedMerger } from './flows/merge-confirmed.ts';
import { prospectMerger } from './flows/merge-prospect.ts';
import { planToApplyFor, zipLooker } from './flows/plan-to-apply-for.ts';
import { prospectRecorder } from './flows/record-prospect.ts';
import { applicationRefresher } from './flows/refresh-applications.ts';
import { importRunner } from './flows/run-import.ts';
import { importSettler } from './flows/settle-import.ts';
import { throughDrugService } from './gateways/drug-service/drug-service.ts';
import type { DevOverridesStore } from './http/dev-overrides.ts';
import type { GuestTokens } from './http/guest-token.ts';
import type { AnyHandler } from './http/handle.ts';
import { originOf } from './http/host.ts';
import type { ReadableCookies } from './http/readable-cookies.ts';
import type { RequestContext } from './http/request-context.ts';
import type { IdentityGateway } from './identity/gateway/identity-gateway.ts';
import { guestMerger } from './identity/guest-merge/merge-guest.ts';
import type { KnownDevices } from './identity/provider/known-devices.ts';
import type { EmbeddedProvider } from './identity/provider/providers.ts';
import { identityRoutes } from './identity/provider/routes.ts';
import type { AgentViews } from './identity/session/agent-views.ts';
import { ownSessions } from './identity/session/own-sessions.ts';
import { sessionRoutes } from './identity/session/routes.ts';
import type { Sessions } from './identity/session/sessions.ts';
import { accountOpener } from './identity/sign-in/open-account.ts';
import { shopperRenamer } from './identity/sign-in/rename-shopper.ts';
import { signInFlow } from './identity/sign-in/sign-in.ts';
import type { SignInTransactions } from './identity/sign-in/sign-in-transactions.ts';
import { signOutFlow } from './identity/sign-in/sign-out.ts';
import type { Outbox } from './mail/outbox.ts';
import type { AccessEvents } from './profile/access-events.ts';
import { profileChanger } from './profile/change.ts';
import type { ProfileReads } from './profile/profile-reads.ts';
import type { AuditTrail } from './profile/record.ts';
import { writeCounter } from './profile/write-limits.ts';
import { sectionWriter } from './profile/write-section.ts';
import type { Attempts } from './security/attempts.ts';
import type { FieldSealer } from './security/sealed-field.ts';

type Parts = AppParts & {
  guests: GuestTokens;
  devOverrides: DevOverridesStore;
  readable: ReadableCookies;
  transactions: SignInTransactions;
  sessions: Sessions;
  views: AgentViews;
  attempts: Attempts;
  events: AccessEvents;
  sealer: FieldSealer;
  trail: AuditTrail;
  pricing: PricingWork;
  profiles: ProfileReads;
  bootstrap: (context: RequestContext) => Promise<Bootstrap>;
  onBadImport: () => void;
  onImportError: (error: unknown) => void;
  gateway: IdentityGateway;
  embedded: EmbeddedProvider | null;
  devices: KnownDevices;
  outbox: Outbox;
  /** Tells the system that reminds people that somebody needs it no more; null where there is none. */
  queueReminderStop: Parameters<typeof confirmedMerger>[0]['queueStop'];
  /** The address of the mailbox of development, where there is one. */
  mailboxPath: string | null;
};

/** Every call of the site, each given just what it needs. */
export function allHandlers(parts: Parts): readonly AnyHandler[] {
  const { config, pool, machine, catalogue, documents, sealer, guests, sessions, attempts, events, trail, embedded } =
    parts;
  const claims = parts.claims?.gateway ?? null;
  const { sections, open, peek, alongOf, read } = parts.profiles;
  const countWrite = writeCounter(config.writesPerMinute, sealer);
  const change = profileChanger({ pool, machine, sealer, trail, countWrite });
  const write = sectionWriter({ change, read });
  const signIn = signInFlow({
    ...parts,
    takeTransaction: parts.transactions.take,
    openAccount: accountOpener({ pool, machine, sealer, trail }),
    mergeGuest: guestMerger({ pool, machine, trail, sections }),
  });
  const signOut = signOutFlow(parts);
  const own = ownSessions({ pool, sessions });
  const forget: ForgetBrowser = (reply, brand) => {
    guests.forget(reply, brand);
    sessions.forget(reply, brand);
    parts.readable.forget(reply);
    // It also takes the pages out of what the browser keeps for its back button.
    reply.header('clear-site-data', '"cache"');
  };
  const confirm = identityConfirmer({
    ...parts,
    judge: prospectJudge(sealer),
    merge: confirmedMerger({
      merge: prospectMerger({ trail, sections, notStanding: drugsNotStanding(parts) }),
      queueStop: parts.queueReminderStop,
    }),
    readPerson: async (db, { uuid, context }) =>
      (await read(db, { uuid, section: 'demographics' }, context)).userDetails,
  });
  const askForDeletion = deletionAsker({ pool, machine, trail, events });
  const application = {
    ...parts,
    readProfile: read,
    cardsById: catalogue.cardsById,
    lookAtZip: zipLooker(catalogue),
    withPersonalQuestions: (brand: Brand) => documents(brand, 'profile').withPersonalQuestions,
  };

  const handlers = [
    ...bootstrapRoutes(parts),
    ...contentRoutes(documents),
    ...geographyRoutes(catalogue),
    ...planDetailsRoutes(catalogue),
    ...planSearchRoutes(catalogue),
    ...drugInfoRoutes(catalogue),
    ...pharmacyRoutes(catalogue),
    ...providerRoutes(catalogue),
    ...providerCoverageRoutes(catalogue),
    ...drugPricingRoutes(parts),
    ...guestRoutes({ pool, machine, trail, attempts, tokens: guests, mostPerMinute: config.guestsPerMinute }),
    ...profileRoutes({ pool, open, peek, alongOf, editionsKey: catalogue.editionsKey }),
    ...savedPlanRoutes({ write, catalogue, machine }),
    ...savedDrugRoutes({ write, sealer, machine }),
    ...drugDraftRoutes({ ...parts, mostPerMinute: config.writesPerMinute }),
    ...savedProviderRoutes({ write, sealer, machine }),
    ...shownAnswersRoutes({ pool, catalogue, sealer, write }),
    ...providerDraftRoutes({ ...parts, mostPerMinute: config.writesPerMinute }),
    ...extraHelpRoutes({ write }),
    ...demographicsRoutes({ write, sealer }),
    ...applicationRoutes({
      ...application,
      write,
      planToApplyFor: planToApplyFor({
        catalogue,
        suppressionOf: (brand) => documents(brand, 'suppression-list').years,
      }),
      knownAnswers: knownAnswers(sealer),
      isTaken: parts.carrier !== null,
    }),
    ...draftRoutes({
      ...application,
      read: applicationReader(application),
      save: draftSaver({ ...application, countWrite }),
      checkPerson: async (person) => parts.carrier?.checkEligibility(person) ?? { outcome: 'silent' },
    }),
    ...carrierRoutes({
      ...parts,
      write,
      refresh: applicationRefresher({ ...parts, numberOf: medicareNumberOf(parts) }),
      fetchPending: pendingFetcher(parts.carrier),
      isEmailOf: sessions.isEmailOf,
    }),
    ...importRoutes({
      ...parts,
      read,
      begin: claims?.begin ?? null,
      originOf: (host) => originOf(host, config),
      importItems:
        claims &&
        memberItemsImporter({
          ...parts,
          run: importRunner({ ...parts, gateway: claims }),
          onError: parts.onImportError,
        }),
      ...importSettler(parts),
    }),
    ...sessionRoutes({ machine, sessions, own, signIn, signOut }),
    ...profileMergeRoutes({ confirm, skip: identitySkipper({ ...parts, stopReminders }), attempts, config }),
    ...accessHistoryRoutes({ pool }),
    ...ownDataRoutes({ attempts, events, makeOwnData: ownDataMaker({ pool, machine, sealer, read, own }) }),
    ...deletionRoutes({ pool, askForDeletion, forget }),
    ...prospectRoutes({ ...parts, sections, recordProspect: prospectRecorder(parts) }),
    ...agentDeskRoutes({
      ...parts,
      findShoppers: shopperFinder({ pool, sealer }),
      viewsPerHour: config.agentViewsPerHour,
    }),
    ...(embedded
      ? identityRoutes({
          ...parts,
          embedded,
          mailbox: parts.mailboxPath,
          mostPerMinute: config.signInsPerMinute,
          rename: shopperRenamer({ pool, machine, sealer, trail }),
          askForDeletion,
          forget,
        })
      : []),
    ...(config.production ? [] : devOverridesRoutes(parts.devOverrides)),
  ];
  return throughDrugService(handlers, config.drugService);
}
