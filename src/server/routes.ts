import type { Bootstrap } from '#contract/bootstrap.ts';
import type { SuppressionLists } from '#domain/plan-year/suppression.ts';
import type { Section } from '#domain/profile/section.ts';
import type { AppParts } from './app.ts';
import type { Queryable } from './db/transaction.ts';
import { agentDeskRoutes } from './features/agent-desk/routes.ts';
import { bootstrapRoutes } from './features/bootstrap/routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import { personCarrier } from './features/demographics/carry-person.ts';
import { demographicsRoutes } from './features/demographics/routes.ts';
import { drugDraftRoutes } from './features/drug-draft/routes.ts';
import { drugInfoRoutes } from './features/drug-info/routes.ts';
import { drugPricingRoutes } from './features/drug-pricing/routes.ts';
import { extraHelpCarrier } from './features/extra-help/carry-choice.ts';
import { extraHelpRoutes } from './features/extra-help/routes.ts';
import { geographyRoutes } from './features/geography/routes.ts';
import { guestRoutes } from './features/guests/routes.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { pharmacyRoutes } from './features/pharmacies/routes.ts';
import { planInfoRoutes } from './features/plan-info/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { drugCarrier } from './features/saved-drugs/carry-drugs.ts';
import { savedDrugRoutes } from './features/saved-drugs/routes.ts';
import { planCarrier } from './features/saved-plans/carry-plans.ts';
import { savedPlanRoutes } from './features/saved-plans/routes.ts';
import { sceneRoutes } from './features/scene/routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { carrier } from './flows/carry-over.ts';
import { profileLoader } from './flows/load-profile.ts';
import { accountOpener } from './flows/open-account.ts';
import { shopperRenamer } from './flows/rename-shopper.ts';
import { signInFlow } from './flows/sign-in.ts';
import { signOutFlow } from './flows/sign-out.ts';
import { throughDrugService } from './gateways/drug-service/drug-service.ts';
import type { IdentityGateway } from './gateways/identity/identity-gateway.ts';
import type { GuestTokens } from './http/guest-token.ts';
import type { AnyHandler } from './http/handle.ts';
import type { ReadableCookies } from './http/readable-cookies.ts';
import type { Scenes } from './http/scene.ts';
import type { SignInTransactions } from './http/sign-in-transactions.ts';
import type { Visit } from './http/visit.ts';
import type { EmbeddedProvider } from './identity-provider/providers.ts';
import { profileChanger } from './profile/change.ts';
import type { Attempts } from './security/attempts.ts';
import type { FieldSealer } from './security/sealed-field.ts';
import type { AgentViews } from './session/agent-views.ts';
import type { Sessions } from './session/sessions.ts';

type Parts = AppParts & {
  guests: GuestTokens;
  scenes: Scenes;
  readable: ReadableCookies;
  transactions: SignInTransactions;
  sessions: Sessions;
  views: AgentViews;
  attempts: Attempts;
  sealer: FieldSealer;
  bootstrap: (visit: Visit) => Promise<Bootstrap>;
  onBadDrugs: (count: number) => void;
  gateway: IdentityGateway;
  embedded: EmbeddedProvider | null;
};

/** Every call of the site, each given just what it needs. */
export function allHandlers(parts: Parts): readonly AnyHandler[] {
  const { config, pool, machine, catalogue, documents, sealer, guests, sessions, views, attempts, embedded } = parts;
  const load = profileLoader({ ...parts, cardsById: catalogue.cardsById });
  const change = profileChanger(pool, machine, sealer);
  const signIn = signInFlow({
    ...parts,
    takeTransaction: parts.transactions.take,
    openAccount: accountOpener({ pool, machine, sealer }),
    carryOver: carrier({
      pool,
      machine,
      carriers: [planCarrier, personCarrier(sealer), drugCarrier, extraHelpCarrier],
    }),
  });
  const signOut = signOutFlow(parts);

  const suppressionOf = ({ brand }: Visit): SuppressionLists => documents(brand, 'suppression-list').years;
  const lookOf = (section: Section, visit: Visit) => ({
    section,
    today: visit.today,
    suppression: suppressionOf(visit),
    cloaked: visit.actor.role === 'cloaked',
  });
  const readOf = (section: Section) => (db: Queryable, uuid: string, visit: Visit) =>
    load(db, uuid, lookOf(section, visit));

  const handlers = [
    ...bootstrapRoutes(parts),
    ...contentRoutes(documents),
    ...geographyRoutes(catalogue),
    ...planInfoRoutes(catalogue),
    ...drugInfoRoutes(catalogue),
    ...pharmacyRoutes(catalogue),
    ...drugPricingRoutes(catalogue),
    ...guestRoutes({ pool, machine, tokens: guests, mostPerMinute: config.guestsPerMinute }),
    ...profileRoutes({
      read: ({ uuid, section, ...wanted }, visit) => load(pool, uuid, { ...lookOf(section, visit), ...wanted }),
    }),
    ...savedPlanRoutes({ change, shelf: catalogue, machine, readPlans: readOf('plans') }),
    ...savedDrugRoutes({ change, readDrugs: readOf('drugs') }),
    ...drugDraftRoutes(parts),
    ...extraHelpRoutes({ change, readDrugs: readOf('drugs') }),
    ...demographicsRoutes({ change, sealer, readDemographics: readOf('demographics') }),
    ...sessionRoutes({ machine, sessions, signIn, signOut }),
    ...agentDeskRoutes({ pool, machine, attempts, views }),
    ...(embedded
      ? identityRoutes({
          ...{ embedded, attempts, idTokenOf: sessions.idTokenOf, endOthers: sessions.endOthers },
          rename: shopperRenamer({ pool, machine, sealer }),
          mostPerMinute: config.signInsPerMinute,
        })
      : []),
    ...(config.production ? [] : sceneRoutes(parts.scenes)),
  ];
  return throughDrugService(handlers, config.drugService);
}
