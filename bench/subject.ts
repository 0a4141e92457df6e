import { createHash, randomBytes, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { load } from '#server/catalogue/load/load.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/open-database.ts';
import { auditChain } from '#server/profile/audit.ts';
import { parseKeyRing } from '#server/security/key-ring.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { startServer } from '#server/start.ts';
import { type Applicant, makeApplicants } from './applicants/make-applicants.ts';
import { makeMembers, settingsOf } from './claims/make-members.ts';

/** The server under measurement, in a process of its own, with a bare route beside it to compare with. */
const PROFILES = 10_000;
const PLANS_EACH = 4;

/** Live sessions, each of a shopper of its own. */
const SESSIONS = 2_000;

export type Signed = { uuid: string; cookie: string };
export type Subject = {
  origin: string;
  /** One indexed SELECT; by POST one UPDATE of an application. */
  bareUrl: string;
  uuid: string;
  cookie: string;
  sessions: Signed[];
  /** The first of the sessions, where they were asked for. */
  applicants: Applicant[];
};

const NO_LIMIT = '1000000';
const config = readConfig({
  ...process.env,
  PORT: '0',
  LOG_LEVEL: 'silent',
  GUESTS_PER_MINUTE: NO_LIMIT,
  WRITES_PER_MINUTE: NO_LIMIT,
  WRITES_PER_MINUTE_FROM_ADDRESS: NO_LIMIT,
});
// Production takes no keeper of claims in the open, and the one of a measurement is.
const { BENCH_CLAIMS: claims, BENCH_MEMBERS: members, BENCH_APPLICANTS: wanted } = process.env;
const server = await startServer(claims ? { ...config, claims: settingsOf(claims) } : config);
const database = await openDatabase(config);
const { pool } = database;
const [, , files] = process.argv;
if (files) await load(pool, files, { accept: 'measured' });

const origin = originOf(server.app.server.address());
const made = await fetch(`${origin}/landrover/api/guests`, { method: 'POST' });
const { uuid } = (await made.json()) as { uuid: string };
const cookie = made.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ');
await savePlans();
const neighbours = await addNeighbours();
const sessions = await signIn(neighbours.slice(0, SESSIONS));
if (members) {
  const sealer = fieldSealer(parseKeyRing(config.dataKeys ?? ''));
  await makeMembers(pool, neighbours.slice(0, Number(members)), sealer);
}
const applicants = wanted ? await makeApplicants(pool, sessions.slice(0, Number(wanted))) : [];

const bare = Fastify();
bare.get('/bare', async () => {
  const text = 'select profile_uuid, shopping_zip, versions from profile where profile_uuid = $1';
  return (await pool.query({ name: 'bare', text, values: [uuid] })).rows[0];
});
bare.post('/bare', async ({ body }) => {
  const { uuid: owner, applicationId } = body as { uuid: string; applicationId: string };
  const text = 'update application set saved_at = now() where profile_uuid = $1 and application_uuid = $2';
  return { rows: (await pool.query({ name: 'bare-update', text, values: [owner, applicationId] })).rowCount };
});
await bare.listen({ port: 0, host: '127.0.0.1' });

process.send?.({
  origin,
  bareUrl: `${originOf(bare.server.address())}/bare`,
  uuid,
  cookie,
  sessions,
  applicants,
} satisfies Subject);
process.once('SIGTERM', () => void stop());

async function stop() {
  await bare.close();
  await server.close();
  // The last to leave an embedded database stops it, and its folder is removed next.
  await database.close();
  process.exit(0);
}

function originOf(address: ReturnType<typeof bare.server.address>): string {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

async function savePlans() {
  const search = '/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/WA/fips-county-codes/033';
  const { plans } = (await (await fetch(origin + search)).json()) as { plans: { planId: string }[] };
  const kept = plans
    .slice(0, PLANS_EACH)
    .map(({ planId }) => ({ planId, zipCode: '98101', stateCode: 'WA', fipsCountyCode: '033' }));
  const reply = await fetch(`${origin}/landrover/api/Users/${uuid}/plans/2027`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'if-match': '"1"' },
    body: JSON.stringify({ plans: kept }),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

/** Copies of the one profile, so that reading it finds its way through tables of a real size. */
async function addNeighbours(): Promise<string[]> {
  const uuids = Array.from({ length: PROFILES }, () => randomUUID());
  const { start } = auditChain(parseKeyRing(config.auditKeys ?? ''));
  const heads = uuids.map(start);
  await pool.query(
    `insert into profile (profile_uuid, brand, kind, created_at, last_modified_at, audit_key_id, audit_signature)
     select new, brand, kind, created_at, last_modified_at, key_id, signature
     from unnest($1::uuid[], $3::text[], $4::text[]) as head (new, key_id, signature), profile where profile_uuid = $2`,
    [uuids, uuid, heads.map(({ signedBy }) => signedBy), heads.map(({ signature }) => signature)],
  );
  await pool.query(
    `insert into saved_plan
     select new, plan_year, plan_id, snapshot from unnest($1::uuid[]) as new, saved_plan where profile_uuid = $2`,
    [uuids, uuid],
  );
  await pool.query('analyze profile, saved_plan');
  return uuids;
}

/** As a sign-in leaves them, without two thousand ways through a provider. */
async function signIn(uuids: readonly string[]): Promise<Signed[]> {
  const signed = uuids.map((uuid) => ({ uuid, token: randomBytes(32).toString('base64url') }));
  await pool.query(
    `insert into session (session_hash, brand, subject_uuid, created_at, last_seen_at)
     select hash, 'aarp', uuid, now(), now() from unnest($1::text[], $2::uuid[]) as signed (hash, uuid)`,
    [signed.map(({ token }) => createHash('sha256').update(token).digest('hex')), uuids],
  );
  await pool.query('analyze session');
  return signed.map(({ uuid, token }) => ({ uuid, cookie: `__Host-sp_session_aarp=${token}` }));
}
