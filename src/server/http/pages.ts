import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bootstrap, PlaceOfPage } from '#contract/bootstrap.ts';
import type { ExampleYear } from '#contract/example-year.ts';
import { type County, Zip } from '#contract/geography.ts';
import { PAGE_IDS, type PageId, routesOf } from '#contract/pages.ts';
import { BRANDS } from '#domain/brand/brand.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { Config } from '../config.ts';
import type { Sessions } from '../identity/session/sessions.ts';
import type { FindActor } from './actor.ts';
import type { DevOverridesStore } from './dev-overrides.ts';
import { firstViews } from './drawn-pages.ts';
import { firstScripts } from './first-scripts.ts';
import type { GuestTokens } from './guest-token.ts';
import { fillShell, shellsOf } from './page-shell.ts';
import type { ReadableCookies } from './readable-cookies.ts';
import type { RequestContext } from './request-context.ts';

type Parts = {
  webFolder: string;
  config: Config;
  guests: GuestTokens;
  devOverrides: DevOverridesStore;
  readable: ReadableCookies;
  sessions: Sessions;
  findActor: FindActor;
  /** Before the cookie is renewed: it never outlives what is kept for it. */
  recordLastVisit: (guest: string) => Promise<void>;
  bootstrap: (context: RequestContext) => Promise<Bootstrap>;
  /** What home shows as an example; null while there is none. */
  exampleYear: (context: RequestContext) => Promise<ExampleYear | null>;
  catalogue: { countiesOfZip: (zip: string) => Promise<County[]> };
  /** As text that is ready: they are kept so. */
  plans: (query: z.infer<typeof WithPlans>, counties: readonly County[]) => Promise<string | null>;
  compared: (query: z.infer<typeof WithCompared>) => Promise<string | null>;
  profile: (context: RequestContext) => Promise<string | null>;
};

const YEAR_SECONDS = 31_536_000;

const Choice = z.object({
  lang: z.enum(LANGUAGES).optional().catch(undefined),
  brand: z.enum(BRANDS).optional().catch(undefined),
});

const WithZip = z.object({ zipcode: Zip });
const WithPlans = z.object({
  county: z.string().optional().catch(undefined),
  planYear: z.string().optional().catch(undefined),
});
const WithCompared = z.object({
  compareplanIds: z.string().optional().catch(undefined),
  planYear: z.string().optional().catch(undefined),
});

const SHOWS_WHAT_IS_SAVED: ReadonlySet<PageId> = new Set([
  'shopper-profile',
  'plan-list',
  'plan-details',
  'plan-compare',
]);

export type SendPage = (request: FastifyRequest, reply: FastifyReply, page: PageId) => Promise<FastifyReply>;

/** Serves the built page: one shell for every address, with what the page starts with inside it. */
export async function registerPages(app: FastifyInstance, parts: Parts): Promise<SendPage> {
  const shells = shellsOf(readFileSync(join(parts.webFolder, 'index.html'), 'utf8'));
  await app.register(statics, {
    root: join(parts.webFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    // The build lays them there.
    preCompressed: true,
    maxAge: YEAR_SECONDS * 1000,
  });

  const scripts = firstScripts(parts.webFolder);
  const draw = await firstViews({
    webFolder: parts.webFolder,
    drawingMsPerSecond: parts.config.drawingMsPerSecond,
    onFailure: (error) => app.log.error({ err: error }, 'a page is not drawn'),
  });
  const sendPage: SendPage = async (request, reply, id) => {
    const elsewhere = takeChoice(request, reply, parts);
    if (elsewhere !== null) return reply.redirect(elsewhere, 302);

    const { context } = request;
    context.actor = await parts.findActor(request, reply);
    if (context.actor.hasEnded) parts.sessions.forget(reply, context.brand);
    if (context.actor.role === 'guest') {
      if (context.guest && parts.guests.isDayOld(context.guest)) await parts.recordLastVisit(context.guest.uuid);
      context.guest = parts.guests.keep(reply, context.brand, context.guest);
      parts.readable.ofGuest(reply);
    }
    const [boot, place, example, compared, profile] = await Promise.all([
      parts.bootstrap(context),
      placeOf(request, parts),
      id === 'home' ? parts.exampleYear(context) : null,
      parts.compared(plansNamedBy(request, id)),
      SHOWS_WHAT_IS_SAVED.has(id) ? parts.profile(context) : null,
    ]);
    const plans =
      place && id === 'plan-list' ? await parts.plans(WithPlans.parse(request.query), place.counties) : null;
    const data = { boot, place: toJson(place), plans, compared, profile, example: toJson(example) };
    const drawn = await draw({ id, request, ...data });
    const page = fillShell(shells[boot.brand], { links: scripts(id, context.language), drawn, ...data });
    return reply
      .code(id === 'not-found' ? 404 : 200)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);
  };

  for (const id of PAGE_IDS) {
    for (const route of routesOf(id)) {
      app.get(route, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, id));
    }
  }
  return sendPage;
}

/** Keeps ?lang= in a cookie, and ?brand= outside production. @returns the address without them, or null. */
function takeChoice(request: FastifyRequest, reply: FastifyReply, { config, devOverrides }: Parts): string | null {
  const { lang, brand } = Choice.parse(request.query);
  const [path = '', search = ''] = request.url.split('?', 2);
  const wanted = new URLSearchParams(search);
  if (!wanted.has('lang') && !wanted.has('brand')) return null;

  const cookie = { path: '/', sameSite: 'lax', maxAge: YEAR_SECONDS, secure: config.secureCookies } as const;
  if (lang) reply.setCookie('lang', lang, cookie);
  if (brand && !config.production) devOverrides.change(request.cookies, reply, { brand });
  wanted.delete('lang');
  wanted.delete('brand');
  // A path of two slashes would be read as another host.
  return `/${path.replace(/^[/\\]+/, '')}${wanted.size > 0 ? `?${wanted.toString()}` : ''}`;
}

/** Which plans, in full, the address of a page asks for. */
function plansNamedBy({ query, params }: FastifyRequest, id: PageId): z.infer<typeof WithCompared> {
  if (id === 'plan-compare') return WithCompared.parse(query);
  if (id === 'plan-details')
    return WithCompared.parse({ ...(query as object), compareplanIds: (params as { planId?: string }).planId });
  return {};
}

/** The page itself says what is wrong with an address. */
async function placeOf({ query }: FastifyRequest, { catalogue }: Parts): Promise<PlaceOfPage | null> {
  const { data } = WithZip.safeParse(query);
  return data ? { zipcode: data.zipcode, counties: await catalogue.countiesOfZip(data.zipcode) } : null;
}

const toJson = (data: object | null) => data && JSON.stringify(data);
