import type { FastifyInstance } from 'fastify';
import type { ProfileReply } from '#contract/profile.ts';
import type { ProspectToRecord } from '#contract/prospects.ts';
import type { Reply } from '#contract/schemas.ts';
import type { Identity } from '#server/identity/gateway/identity-gateway.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from './drugs.ts';
import { agentSmith, type fakeIdentity, ruth } from './fake-identity.ts';
import { ANN_LEE, SAM_COLE } from './providers.ts';
import { signedIn } from './sign-in.ts';
import { KING_COUNTY, PLANS } from './small-catalogue.ts';

/** A member who agreed to be written down, as an agent does. */
export const MIA: ProspectToRecord = {
  profileType: 'MEMBER-CONSENT',
  language: 'en',
  person: {
    firstName: 'Mia',
    lastName: 'Teller',
    email: 'mia@example.org',
    dob: '05/17/1952',
    mbi: '3GJ5VH7QR92',
    gender: '',
    zipCode: '98101',
  },
  appointment: { agreedOn: '2026-11-12', channel: 'phone', products: ['medicare-advantage', 'drug-plan'] },
  drugs: [LISINOPRIL, PENS],
  pharmacy: CORNER_PHARMACY,
  providers: [ANN_LEE, SAM_COLE],
  plans: [{ planId: PLANS.of2027[0], planYear: 2027, ...KING_COUNTY }],
};

/** What she types to prove who she is. */
export const MIA_TYPES = {
  firstName: 'Mia',
  lastName: 'Teller',
  email: 'mia@example.org',
  dob: '05/17/1952',
  mbi: '3GJ5-VH7-QR92',
  gender: '',
  zipCode: '',
  action: 'm',
} as const;

type Provider = ReturnType<typeof fakeIdentity>;

export const MERGE = '/landrover/api/profiles/merge/v1';
export const PROSPECTS = '/landrover/api/agent/prospects';

/** @returns the agent's browser. */
export async function recordsProspect(app: FastifyInstance, provider: Provider, told: ProspectToRecord) {
  const agent = await signedIn(app, provider, agentSmith);
  const reply = await agent.post(PROSPECTS, told);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return { agent, prospect: reply.json<Reply<'recordProspect'>>().prospectUuid };
}

/** Somebody signs in with that e-mail. */
export const signsInAs = (app: FastifyInstance, provider: Provider, email: string, change: Partial<Identity> = {}) =>
  signedIn(app, provider, { ...ruth, subject: email, firstName: 'Mia', lastName: 'Teller', email, ...change });

/** Somebody with an e-mail of their own, whom an agent has written down and who has signed in. */
export async function talksTo(
  app: FastifyInstance,
  provider: Provider,
  name: string,
  change: Partial<ProspectToRecord> = {},
) {
  const email = `${name}@example.org`;
  const person = { ...MIA.person, ...change.person, email };
  const { prospect, agent } = await recordsProspect(app, provider, { ...MIA, ...change, person });
  return { ...(await signsInAs(app, provider, email)), prospect, agent, typed: { ...MIA_TYPES, email } };
}

export type TalkedTo = Awaited<ReturnType<typeof talksTo>>;

export async function triesToMerge({ post, typed }: Pick<TalkedTo, 'post' | 'typed'>, change: object = {}) {
  const reply = await post(MERGE, { ...typed, ...change });
  return { status: reply.statusCode, ...reply.json<Reply<'mergeProfile'>>().data };
}

export const readsProfile = async ({ get, profile }: Pick<TalkedTo, 'get' | 'profile'>, section = 'all') =>
  (await get(`${profile}/${section}`)).json<ProfileReply>();
