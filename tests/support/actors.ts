import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import type { Role } from '#domain/access/role.ts';
import { agentSmith, type fakeIdentity, ruth, sam } from './fake-identity.ts';
import { codeBody, signedIn, signsIn } from './sign-in.ts';
import { guest, visitor } from './visitor.ts';

type Browser = ReturnType<typeof visitor>;

/** Somebody at a browser, as the server should see them. */
export type Actor = {
  browser: Browser;
  role: Role;
  /** Whose profile is theirs to read. */
  own: string | null;
  /** They bring a session that is none any more. */
  hasEnded: boolean;
  headers: Record<string, string>;
};

type World = { app: FastifyInstance; pool: pg.Pool; provider: ReturnType<typeof fakeIdentity> };

/** One of every kind of caller, and one of every kind of profile. */
export async function actorsIn({ app, pool, provider }: World) {
  const somebody = async (subject: string, base = ruth) => signedIn(app, provider, { ...base, subject });
  const known = (browser: Browser & { uuid: string }, role: Role): Actor => ({
    ...{ browser, role, own: browser.uuid, hasEnded: false, headers: {} },
  });
  const ended = (browser: Browser): Actor => ({
    ...{ browser, role: 'guest', own: null, hasEnded: true, headers: {} },
  });

  const shopperA = await somebody('shopper-a');
  const agent = await signedIn(app, provider, { ...agentSmith, subject: 'at-the-desk' });
  const looking = await signedIn(app, provider, { ...agentSmith, subject: 'looking-on' });
  const expired = await somebody('expired');
  await pool.query("update session set last_seen_at = last_seen_at - interval '1 day' where subject_uuid = $1", [
    expired.uuid,
  ]);
  const loggedOut = await somebody('logged-out');
  const token = loggedOut.jar.get('sp_session_aarp') ?? '';
  await loggedOut.delete('/landrover/api/logout');
  loggedOut.jar.set('sp_session_aarp', token);
  const tampered = await somebody('tampered');
  tampered.jar.set(
    'sp_session_aarp',
    (tampered.jar.get('sp_session_aarp') ?? '').replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
  );
  const harbor = visitor(app, 'harbor.localhost');
  const ofHarbor = await signsIn(harbor, provider, { ...ruth, subject: 'of-harbor' }, 'uhc');
  const stranger = visitor(app);
  stranger.jar.set('sp_session_aarp', harbor.jar.get('sp_session_uhc') ?? '');

  const everybody = {
    'nobody at all': { browser: visitor(app), role: 'guest', own: null, hasEnded: false, headers: {} },
    'guest A': known(await guest(app), 'guest'),
    'guest B': known(await guest(app), 'guest'),
    'shopper A': known(shopperA, 'shopper'),
    'shopper B': known(await somebody('shopper-b'), 'shopper'),
    'a member': known(await somebody('member', sam), 'member'),
    'a member without a Medicare number': known(
      await signedIn(app, provider, { ...sam, subject: 'no-number', medicareNumber: null }),
      'member',
    ),
    'an agent who looks at shopper A': {
      ...known(looking, 'cloaked'),
      own: shopperA.uuid,
      headers: await headerOf(looking, shopperA.uuid),
    },
    'an agent at the desk': { ...known(agent, 'agent'), own: null },
    'an expired session': ended(expired),
    'a session that was signed out': ended(loggedOut),
    'a tampered cookie': ended(tampered),
    'the cookie of the other brand': ended(stranger),
  } as const satisfies Record<string, Actor>;

  const deleted = await guest(app);
  await pool.query('delete from profile where profile_uuid = $1', [deleted.uuid]);
  const somebodyElse = await somebody('somebody-else');
  const profiles = {
    'their own': (actor: Actor) => actor.own ?? shopperA.uuid,
    'another’s': () => somebodyElse.uuid,
    'a missing': () => '5b0c0d6e-6c4e-4b6a-9f57-1d2c3b4a5f60',
    'a deleted': () => deleted.uuid,
    'the other brand’s': () => ofHarbor.uuid ?? '',
  };
  return { everybody, profiles };
}

async function headerOf(browser: Browser, uuid: string) {
  const opened = await browser.post('/landrover/api/agent/views', { uuid, reason: 'service-call' });
  const code = new URL(opened.json<{ profileUrl: string }>().profileUrl, 'http://site').searchParams.get('code') ?? '';
  const body = { ...codeBody(code), isMultiProfileCloakInEnabled: true };
  const reply = await browser.post('/landrover/api/apps/aarp/authValidate', body);
  return { [AGENT_SESSION_HEADER]: String(reply.headers[AGENT_SESSION_HEADER]) };
}
