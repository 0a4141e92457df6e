import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Flags } from '#contract/bootstrap.ts';
import { Problem } from '#contract/problem.ts';
import type { Scene } from '#contract/scene.ts';
import { isLanguage, type Language } from '#domain/language/language.ts';
import type { IdleLimits } from '#domain/session/idle-limit.ts';
import type { SessionLimits } from '#domain/session/session-left.ts';
import { type Clock, dayOf } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Documents } from '../features/content/documents.ts';
import { isProbe } from '../features/health/routes.ts';
import { asGuest } from './actor.ts';
import type { GuestTokens } from './guest-token.ts';
import { brandOfHost, environmentOf, hostName } from './host.ts';
import type { Scenes } from './scene.ts';
import type { Visit } from './visit.ts';

type Parts = {
  config: Config;
  business: Clock;
  documents: Documents;
  guests: GuestTokens;
  scenes: Scenes;
  /** The clock that starts at a date of the content, the same one each time; null when there is no date. */
  clockOf: (startsAt: string | null) => Clock | null;
};

/** Finds out for every request who asks, on which brand, in which language and on which business day. */
export function registerVisit(app: FastifyInstance, parts: Parts) {
  app.decorateRequest('visit', null as unknown as Visit);
  app.addHook('onRequest', async (request) => {
    request.visit = makeVisit(request, parts);
  });
}

function makeVisit(request: FastifyRequest, parts: Parts): Visit {
  const { config, business, documents, guests, scenes, clockOf } = parts;
  const host = hostName(request.headers.host);
  const ofHost = brandOfHost(host, config);
  if (ofHost === null && config.production && !isProbe(request)) throw new Problem('unknown-host');

  const { cookies } = request;
  const scene = config.production ? {} : scenes.read(cookies);
  const brand = scene.brand ?? ofHost ?? config.defaultBrand;
  const environment = environmentOf(host, config);
  const content = documents(brand, 'profile');
  // The flag 'system date time': the scene's date wins over the content's, and neither counts where people shop.
  const real = config.production || environment === 'Online';
  const clock = real ? business : scenes.clockOf(cookies, clockOf(content.systemDateTime) ?? business);
  const guest = guests.read(cookies, brand);
  return {
    brand,
    language: languageOf(cookies),
    environment,
    clock,
    today: dayOf(clock),
    flags: flagsOf({ ...content.flags, systemDateTime: clock !== business }, scene.flags),
    limits: limitsOf(content, config, scene),
    guest,
    isKnownToMemberSite: config.memberSiteCookie !== null && cookies[config.memberSiteCookie] !== undefined,
    actor: asGuest({ guest }),
  };
}

/** What the content says, at most what the operator allows, and in a test what its scene says. */
const limitsOf = (
  { idleSeconds, warningSeconds }: IdleLimits,
  { sessionIdleCapSeconds, sessionMaxSeconds }: Config,
  scene: Scene,
): SessionLimits => ({
  idleSeconds: scene.idleSeconds ?? Math.min(idleSeconds, sessionIdleCapSeconds ?? idleSeconds),
  warningSeconds: scene.warningSeconds ?? warningSeconds,
  mostSeconds: scene.mostSeconds ?? sessionMaxSeconds,
});

const flagsOf = (content: Flags, scene: Partial<Flags> | undefined): Flags =>
  scene ? { ...content, ...scene } : content;

const languageOf = ({ lang }: Record<string, string | undefined>): Language =>
  lang !== undefined && isLanguage(lang) ? lang : 'en';
