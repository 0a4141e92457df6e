import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import type { Role } from '#domain/access/role.ts';
import { eraseProfile } from '#tests/support/erase-profile.ts';
import { agentSmith, type fakeIdentity, ruth, sam } from '#tests/support/fake-identity.ts';
import { codeBody, signedIn, signsIn } from '#tests/support/sign-in.ts';
import { guest, testClient } from '#tests/support/test-client.ts';
import type { WHOSE, Who } from './matrix.ts';

type Browser = ReturnType<typeof testClient>;

/** Somebody at a browser. */
export type Actor = {
  browser: Browser;
  /** What the server should take them for. */
  role: Role;
  /** The profile that is or was theirs, or that they look at; null for who never had one. */
  own: string | null;
  headers: Record<string, string>;
};

type World = { app: FastifyInstance; pool: pg.Pool; provider: ReturnType<typeof fakeIdentity> };

const SESSION = 'sp_session_aarp';

/** One of every kind of caller, and one of every kind of profile. */
export async function actorsIn({ app, pool, provider }: World) {
  const signIn = async (subject: string, identity = ruth) => signedIn(app, provider, { ...identity, subject });
  const actor = (browser: Browser & { uuid: string }, role: Role): Actor => ({
    browser,
    role,
    own: browser.uuid,
    headers: {},
  });

  const shopper = await signIn('shopper');
  const lookedAt = await signIn('looked-at');
  const looking = await signIn('looking-on', agentSmith);

  const expired = await signIn('expired');
  await pool.query("update session set last_seen_at = last_seen_at - interval '1 day' where subject_uuid = $1", [
    expired.uuid,
  ]);

  // A guest's cookie of the same browser must not speak for who has lost a session.
  for (const [name, value] of (await guest(app)).jar) if (!expired.jar.has(name)) expired.jar.set(name, value);

  const signedOut = await signIn('signed-out');
  const token = signedOut.jar.get(SESSION) ?? '';
  await signedOut.delete('/landrover/api/logout');
  signedOut.jar.set(SESSION, token);

  const tampered = await signIn('tampered');
  const other = (tampered.jar.get(SESSION) ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  tampered.jar.set(SESSION, other);

  const harbor = testClient(app, 'harbor.localhost');
  const ofHarbor = await signsIn(harbor, provider, { ...ruth, subject: 'of-harbor' }, 'uhc');
  const stranger = testClient(app);
  stranger.jar.set(SESSION, harbor.jar.get('sp_session_uhc') ?? '');

  const everybody: Record<Who, Actor> = {
    'nobody known': { browser: testClient(app), role: 'guest', own: null, headers: {} },
    'a guest': actor(await guest(app), 'guest'),
    'a signed-in shopper': actor(shopper, 'shopper'),
    'a member': actor(await signIn('member', sam), 'member'),
    'a member without a Medicare number': actor(await signIn('no-number', { ...sam, medicareNumber: null }), 'member'),
    'an agent at the desk': { ...actor(await signIn('at-the-desk', agentSmith), 'agent'), own: null },
    'an agent looking on at a shopper': {
      browser: looking,
      role: 'cloaked',
      own: lookedAt.uuid,
      headers: await headerOf(looking, lookedAt.uuid),
    },
    'an expired session': actor(expired, 'guest'),
    'a session that was signed out': actor(signedOut, 'guest'),
    'a tampered cookie': actor(tampered, 'guest'),
    'the cookie of the other brand': { browser: stranger, role: 'guest', own: ofHarbor.uuid, headers: {} },
  };

  const anotherGuest = await guest(app);
  const anotherShopper = await signIn('another-shopper');
  const deleted = await guest(app);
  await eraseProfile(pool, deleted.uuid);

  const profiles: Record<(typeof WHOSE)[number], (actor: Actor) => string> = {
    'their own': ({ own }) => own ?? anotherShopper.uuid,
    'another guest’s': () => anotherGuest.uuid,
    'another shopper’s': () => anotherShopper.uuid,
    'a missing one': () => '5b0c0d6e-6c4e-4b6a-9f57-1d2c3b4a5f60',
  };
  return { everybody, profiles, deleted: deleted.uuid, ofOtherBrand: ofHarbor.uuid ?? '' };
}

async function headerOf(browser: Browser, uuid: string) {
  const opened = await browser.post('/landrover/api/agent/views', { uuid, reason: 'service-call' });
  const code = new URL(opened.json<{ profileUrl: string }>().profileUrl, 'http://site').searchParams.get('code') ?? '';
  const body = { ...codeBody(code), isMultiProfileCloakInEnabled: true };
  const reply = await browser.post('/landrover/api/apps/aarp/authValidate', body);
  return { [AGENT_SESSION_HEADER]: String(reply.headers[AGENT_SESSION_HEADER]) };
}
