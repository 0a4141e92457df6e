import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Flags } from '#contract/bootstrap.ts';
import type { ContentOf } from '#contract/content.ts';
import type { DevOverrides } from '#contract/dev-overrides.ts';
import { Problem } from '#contract/problem.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { IdleLimits } from '#domain/session/idle-limit.ts';
import type { SessionLimits } from '#domain/session/session-limits.ts';
import { type Clock, dayOf } from '../clock.ts';
import type { Config } from '../config.ts';
import { asGuest } from './actor.ts';
import type { DevOverridesStore } from './dev-overrides.ts';
import type { GuestTokens } from './guest-token.ts';
import { brandOfHost, environmentOf, hostName } from './host.ts';
import { languageOf } from './language-of.ts';
import { isProbe } from './probe.ts';
import type { RequestContext } from './request-context.ts';

type Parts = {
  config: Config;
  business: Clock;
  /** The settings of a brand's content document. */
  settingsOf: (brand: Brand) => ContentOf<'profile'>;
  guests: GuestTokens;
  devOverrides: DevOverridesStore;
  /** The clock that starts at a date of the content, the same one each time; null when there is no date. */
  clockOf: (startsAt: string | null) => Clock | null;
};

/** Finds out for every request who asks, on which brand, in which language and on which business day. */
export function registerRequestContext(app: FastifyInstance, parts: Parts) {
  app.decorateRequest('context', null as unknown as RequestContext);
  app.addHook('onRequest', async (request) => {
    request.context = makeRequestContext(request, parts);
  });
}

function makeRequestContext(request: FastifyRequest, parts: Parts): RequestContext {
  const { config, business, settingsOf, guests, devOverrides, clockOf } = parts;
  const host = hostName(request.headers.host);
  const ofHost = brandOfHost(host, config);
  if (ofHost === null && config.production && !isProbe(request)) throw new Problem('unknown-host');

  const { cookies } = request;
  const overrides = config.production ? {} : devOverrides.read(cookies);
  const brand = overrides.brand ?? ofHost ?? config.defaultBrand;
  const environment = environmentOf(host, config);
  const content = settingsOf(brand);
  // The flag 'system date time': the overridden date wins over the content's, and neither counts where people shop.
  const real = config.production || environment === 'Online';
  const clock = real ? business : devOverrides.clockOf(cookies, clockOf(content.systemDateTime) ?? business);
  const guest = guests.read(cookies, brand);
  return {
    brand,
    language: languageOf(request),
    environment,
    clock,
    today: dayOf(clock),
    flags: flagsOf({ ...content.flags, systemDateTime: clock !== business }, overrides.flags),
    limits: limitsOf(content, config, overrides),
    guest,
    isKnownToMemberSite: config.memberSiteCookie !== null && cookies[config.memberSiteCookie] !== undefined,
    actor: asGuest({ guest }),
  };
}

/** What the content says, at most what the operator allows. */
export const sessionLimits = (
  { idleSeconds, warningSeconds }: IdleLimits,
  { sessionIdleCapSeconds, sessionMaxSeconds }: Pick<Config, 'sessionIdleCapSeconds' | 'sessionMaxSeconds'>,
): SessionLimits => ({
  idleSeconds: Math.min(idleSeconds, sessionIdleCapSeconds ?? idleSeconds),
  warningSeconds,
  mostSeconds: sessionMaxSeconds,
});

/** In a test, what the overrides say instead. */
const limitsOf = (content: IdleLimits, config: Config, overrides: DevOverrides): SessionLimits => {
  const limits = sessionLimits(content, config);
  return {
    idleSeconds: overrides.idleSeconds ?? limits.idleSeconds,
    warningSeconds: overrides.warningSeconds ?? limits.warningSeconds,
    mostSeconds: overrides.mostSeconds ?? limits.mostSeconds,
  };
};

const flagsOf = (content: Flags, overrides: Partial<Flags> | undefined): Flags =>
  overrides ? { ...content, ...overrides } : content;
