import type { HowProved, Identity, IdentityGateway } from '#server/identity/gateway/identity-gateway.ts';

const NOBODY: Identity = {
  issuer: 'fake',
  subject: 'nobody',
  firstName: null,
  lastName: null,
  email: null,
  dateOfBirth: null,
  zipCode: null,
  medicareNumber: null,
  userType: null,
  optumId: null,
  createdBy: null,
  salesforceRecordType: null,
  lisSubsidyLevel: null,
  agentUserName: null,
};

export const ruth: Identity = {
  ...NOBODY,
  subject: 'ruth',
  firstName: 'Ruth',
  lastName: 'Ellery',
  email: 'ruth@example.org',
  zipCode: '98101',
};

export const sam: Identity = {
  ...NOBODY,
  subject: 'sam',
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@example.org',
  dateOfBirth: '1950-03-09',
  zipCode: '98101',
  medicareNumber: '1EG4TE5MK73',
  userType: 'hsid',
  optumId: 'optum-0001',
};

export const agentSmith: Identity = { ...NOBODY, subject: 'a-smith', agentUserName: 'a.smith' };

export const agentJones: Identity = { ...NOBODY, subject: 'b-jones', agentUserName: 'b.jones' };

const TWO_FACTORS: HowProved = { acr: null, amr: ['pwd', 'otp'] };

/** A provider that vouches for whoever a test says; each code is good once. */
export function fakeIdentity() {
  const codes = new Map<string, { identity: Identity; proof: HowProved }>();
  let given = 0;
  const gateway: IdentityGateway = {
    begin: async ({ origin }) => {
      given += 1;
      return {
        url: `${origin}/fake-provider?state=state-${given}-of-a-test`,
        transaction: { state: `state-${given}-of-a-test`, nonce: 'n', codeVerifier: 'v' },
      };
    },
    finish: async (_origin, _transaction, { code }) => {
      const known = codes.get(code);
      codes.delete(code);
      return known ? { ...known, idToken: `id-token-of-${known.identity.subject}` } : null;
    },
    signOutUrl: async (origin) => `${origin}/fake-provider/end`,
  };
  return {
    gateway,
    codeFor(identity: Identity, proof: HowProved = TWO_FACTORS): string {
      given += 1;
      codes.set(`code-${given}`, { identity, proof });
      return `code-${given}`;
    },
  };
}
