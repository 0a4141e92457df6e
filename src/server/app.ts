import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject, validatorCompiler } from 'fastify-type-provider-zod';
import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { CatalogueStore } from './catalogue/store.ts';
import { type Clock, contentClocks, dayOf } from './clock.ts';
import type { Config } from './config.ts';
import type { Documents } from './features/content/documents.ts';
import { pricingWork, refuseImpatientPricing } from './features/drug-cost/cost-of-work.ts';
import { registerHealth } from './features/health/routes.ts';
import { registerClaimsReturn } from './flows/claims-return.ts';
import { comparedOfPage } from './flows/compared-of-page.ts';
import { exampleYears } from './flows/example-year.ts';
import { bootstrapMaker } from './flows/make-bootstrap.ts';
import { plansOfPage } from './flows/plans-of-page.ts';
import { profileOfPage } from './flows/profile-of-page.ts';
import type { CarrierGateway } from './gateways/carrier/carrier-gateway.ts';
import type { ClaimsPart } from './gateways/claims/claims-part.ts';
import type { DevMailbox } from './gateways/mail/dev-mailbox.ts';
import { DEV_MAILBOX, registerDevMailbox } from './gateways/mail/dev-mailbox-page.ts';
import { remindersPart } from './gateways/reminders/reminders-part.ts';
import { actorFinder } from './http/actor.ts';
import { cookieJar } from './http/cookies.ts';
import { registerCrossSiteRefusal } from './http/cross-site.ts';
import { devOverrides as devOverridesStore } from './http/dev-overrides.ts';
import { guestTokens } from './http/guest-token.ts';
import { registerHandlers } from './http/handle.ts';
import { originOf } from './http/host.ts';
import { limitLargeBodies } from './http/large-bodies.ts';
import { registerLoadShedding } from './http/load-shedding.ts';
import { logOptions, registerLog } from './http/log.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerPages, type SendPage } from './http/pages.ts';
import { asProblem, registerProblems, sendProblem } from './http/problems.ts';
import { readableCookies } from './http/readable-cookies.ts';
import { registerRequestContext } from './http/register-request-context.ts';
import { replySerializer } from './http/reply-serializer.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { closeWithoutWaiting, timeLimits } from './http/slow-requests.ts';
import { subjectChecker } from './http/subject.ts';
import type { IdentityGateway } from './identity/gateway/identity-gateway.ts';
import { identityPart } from './identity/identity.ts';
import { knownDevices } from './identity/provider/known-devices.ts';
import { mountProvider } from './identity/provider/mount.ts';
import { agentViews } from './identity/session/agent-views.ts';
import { sessions as sessionKeeper } from './identity/session/sessions.ts';
import { registerSignInStart } from './identity/sign-in/sign-in-start.ts';
import { signInTransactions } from './identity/sign-in/sign-in-transactions.ts';
import { registerJobMetrics } from './jobs/metrics.ts';
import { outbox } from './mail/outbox.ts';
import { outgoingCalls } from './mail/outgoing-calls.ts';
import { accessEvents } from './profile/access-events.ts';
import { badTrailReporter } from './profile/bad-trails.ts';
import { profileReads } from './profile/profile-reads.ts';
import { auditTrail } from './profile/record.ts';
import { recordLastVisit } from './profile/store.ts';
import { allHandlers } from './routes.ts';
import { attempts } from './security/attempts.ts';
import type { KeyRing } from './security/key-ring.ts';
import { fieldSealer } from './security/sealed-field.ts';
import { tokenSigner } from './security/signed-token.ts';

export type AppParts = {
  config: Config;
  pool: pg.Pool;
  machine: Clock;
  business: Clock;
  catalogue: CatalogueStore;
  documents: Documents;
  /** In the place of the identity provider that the configuration names. */
  identity?: IdentityGateway;
  dataKeys: KeyRing;
  cookieKeys: KeyRing;
  auditKeys: KeyRing;
  /** Where mails are shown that do not leave this process; null where they do. */
  mailbox: Pick<DevMailbox, 'read'> | null;
  /** Who keeps the claims of members; null where nobody does. */
  claims: ClaimsPart | null;
  /** Who takes applications; null where nobody does. */
  carrier: CarrierGateway | null;
  /** An application waits to be sent, or to be taken back. */
  onApplicationQueued: () => void;
  /** A mail waits to be sent. */
  onMailQueued: () => void;
  /** Which jobs /metrics tells of though none is due. */
  jobKinds: readonly string[];
  /** The built page; null where only calls are served. */
  webFolder: string | null;
  isReady: () => Promise<Record<string, boolean>>;
};

const BODY_BYTES = 256 * 1024;
/** For answers that are made anew each time: the next levels are a sixth smaller and take twice as long. */
const CHEAP = { br: 1, gzip: 1 };
/** Up to here one call of the compressor costs less than a stream, and holds up others for under a millisecond. */
const COMPRESSED_AT_ONCE = 64 * 1024;
/** Longer than any parameter of the contract; find-my-way answers 414 beyond it. */
const PARAMETER_LENGTH = 1000;

/** Builds the server from its parts, without listening: what main.ts starts and what tests call. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, pool, machine, business, catalogue, documents } = parts;
  const headers = securityHeaders(config);
  const app = Fastify({
    trustProxy: config.trustProxy,
    logger: logOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    ...timeLimits(config.requestMilliseconds),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: PARAMETER_LENGTH },
    // These come before every hook, so what the hooks would write is written here.
    frameworkErrors: (error, request, reply) => sendProblem(request, reply.headers(headers), asProblem(error)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer({ checked: !config.production }));
  app.removeContentTypeParser('text/plain');
  registerProblems(app);
  registerLog(app);
  closeWithoutWaiting(app);

  const signer = tokenSigner(parts.cookieKeys);
  const jar = cookieJar(config.secureCookies);
  const sealer = fieldSealer(parts.dataKeys, (cell) => app.log.error({ cell }, 'a sealed field can not be opened'));
  const trail = auditTrail(parts.auditKeys);
  const guests = guestTokens(signer, jar, machine);
  const devOverrides = devOverridesStore(signer, jar, machine);
  const readable = readableCookies(config.secureCookies);
  const counted = attempts({ pool, sealer, machine });
  const events = accessEvents({ pool, machine, auditKeys: parts.auditKeys, attempts: counted });
  const session = {
    sessions: sessionKeeper({ pool, jar, machine, sealer, events, agentLimits: config.agentLimits }),
    views: agentViews({ pool, signer, machine }),
    attempts: counted,
    events,
  };
  const findActor = actorFinder(session);
  const bootstrap = bootstrapMaker({
    pool,
    sealer,
    editions: () => catalogue.editions(),
    providerPartnerCode: config.providerPartnerCode,
  });

  registerSecurityHeaders(app, headers);
  await app.register(cookie);
  registerRequestContext(app, {
    config,
    business,
    settingsOf: (brand) => documents(brand, 'profile'),
    guests,
    devOverrides,
    clockOf: contentClocks(machine),
  });
  registerCrossSiteRefusal(app, config);
  limitLargeBodies(app, { budget: config.largeBodies, mostBytes: BODY_BYTES, machine });
  const onFault = (error: unknown) => app.log.error({ err: error }, 'the identity provider is out of order');
  const { gateway, embedded } = parts.identity
    ? { gateway: parts.identity, embedded: null }
    : identityPart({ config, pool, sealer, machine, onFault });
  if (embedded) mountProvider(app, { provider: embedded, headers, attempts: session.attempts });
  await app.register(compress, {
    global: true,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: CHEAP.br } },
    zlibOptions: { level: CHEAP.gzip },
    syncThreshold: COMPRESSED_AT_ONCE,
  });
  await registerLoadShedding(app, pool, config.shedAbove);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Shopper Profile', version: '1' } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });

  const badTrails = badTrailReporter(app.log);
  registerMetrics(app, config, (registry) => {
    registerJobMetrics(registry, { pool, machine, kinds: parts.jobKinds });
    registry.registerMetric(badTrails.counter);
  });
  registerHealth(app, parts);
  if (parts.mailbox) registerDevMailbox(app, parts.mailbox);
  const { claims } = parts;
  claims?.embedded?.mount(app);
  const gates = { findActor, ...subjectChecker({ pool, machine, trail, ...session }) };
  const transactions = signInTransactions(signer, jar, machine);
  const devices = knownDevices({ signer, jar, sealer });
  const identity = { gateway, embedded, devices, transactions };
  const onBadImport = () => app.log.error('what an import left can not be read');
  const profiles = profileReads({
    sealer,
    trail,
    hasClaimsKeeper: parts.claims !== null,
    cardsById: catalogue.cardsById,
    planContact: catalogue.planContact,
    suppressionOf: (brand) => documents(brand, 'suppression-list').years,
    onBadTrail: badTrails.report,
    onBadImport,
    onBadDrugs: (count) => app.log.error({ count }, 'saved drugs that lack something were left out'),
    onBadProviders: (count) => app.log.error({ count }, 'saved doctors that lack something were left out'),
  });
  const pricing = pricingWork(config.priceBudgets, machine);
  refuseImpatientPricing(app, pricing);
  const site = {
    pricing,
    sealer,
    queueReminderStop: remindersPart(config) && outgoingCalls({ pool, sealer, machine }).queue,
    outbox: outbox({ pool, sealer, machine, onQueued: parts.onMailQueued }),
    mailboxPath: parts.mailbox && DEV_MAILBOX,
    guests,
    devOverrides,
    readable,
    bootstrap,
    trail,
    profiles,
    onBadImport,
    onImportError: (error: unknown) => app.log.error({ err: error }, 'an import was broken off'),
  };
  const handlers = allHandlers({ ...parts, ...session, ...identity, ...site });
  registerHandlers(app, handlers, gates);
  registerSignInStart(app, { gateway, transactions, config });
  if (claims) {
    registerClaimsReturn(app, {
      pool,
      machine,
      sealer,
      trail,
      events,
      gateway: claims.gateway,
      findActor,
      originOf: (host) => originOf(host, config),
    });
  }
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());

  const { webFolder } = parts;
  const withoutExample = (error: unknown) => app.log.error({ err: error }, 'no example for home');
  const exampleYear = exampleYears(catalogue, withoutExample);
  // So that the first who open home after a start find it too.
  if (webFolder) app.addHook('onListen', () => exampleYear({ today: dayOf(business) }).then(() => {}, withoutExample));
  const sendPage =
    webFolder &&
    (await registerPages(app, {
      ...parts,
      ...session,
      webFolder,
      guests,
      devOverrides,
      readable,
      findActor,
      recordLastVisit: (guest) => recordLastVisit(pool, guest, machine()),
      bootstrap,
      plans: plansOfPage(catalogue),
      compared: comparedOfPage(catalogue),
      profile: profileOfPage({
        pool,
        read: profiles.read,
        onFailure: (error) => app.log.error({ err: error }, 'a profile comes after its page'),
      }),
      exampleYear,
    }));
  answerUnknown(app, sendPage || null);
  await app.ready();
  return app;
}

/** A person who asks for a page that is not there gets a page; a program gets the problem. */
function answerUnknown(app: FastifyInstance, sendPage: SendPage | null) {
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    return sendPage && wantsPage
      ? sendPage(request, reply, 'not-found')
      : sendProblem(request, reply, new Problem('not-found'));
  });
}
