import type { FastifyRequest } from 'fastify';
import type { Environment, Flags } from '#contract/bootstrap.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Language } from '#domain/language/language.ts';
import type { SessionLimits } from '#domain/session/session-limits.ts';
import type { Clock } from '../clock.ts';
import type { Actor } from './actor.ts';
import type { GuestToken } from './guest-token.ts';

/** Who is asking, on which brand, in which language, and on which business day: made once per request. */
export type RequestContext = {
  brand: Brand;
  language: Language;
  environment: Environment;
  clock: Clock;
  today: IsoDate;
  flags: Flags;
  /** Seconds without a sign of life, after which this session is warned and ends. */
  limits: SessionLimits;
  guest: GuestToken | null;
  /** The browser carries the cookie of the member site, whose name is a setting. SHELL-029. */
  isKnownToMemberSite: boolean;
  /** Who asks; found in the database for the calls that are about somebody, and a guest for all others. */
  actor: Actor;
};

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
}

export const contextOf = (request: FastifyRequest): RequestContext => request.context;
