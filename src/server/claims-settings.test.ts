import { expect, test } from 'vitest';
import { claimsOf } from './claims-settings.ts';

const WHOLE = {
  CLAIMS_URL: 'https://claims.example/v2/fhir',
  CLAIMS_AUTHORIZE_URL: 'https://claims.example/v2/o/authorize/',
  CLAIMS_TOKEN_URL: 'https://claims.example/v2/o/token/',
  CLAIMS_CLIENT_ID: 'site',
  CLAIMS_CLIENT_SECRET: 'secret',
};

test('a keeper of claims is named as a whole or not at all', () => {
  expect(claimsOf({}, true)).toBeNull();
  expect(claimsOf(WHOLE, true)).toEqual({
    authorizeUrl: WHOLE.CLAIMS_AUTHORIZE_URL,
    tokenUrl: WHOLE.CLAIMS_TOKEN_URL,
    clientId: 'site',
    clientSecret: 'secret',
    bases: { member: WHOLE.CLAIMS_URL, employer: null },
  });
});

test.each(Object.keys(WHOLE))('without %s the server does not start', (name) => {
  expect(() => claimsOf({ ...WHOLE, [name]: undefined }, false)).toThrow(name);
});

test('an employer’s records are the second place, and never the only one', () => {
  const CLAIMS_EMPLOYER_URL = 'https://employer.example/fhir';
  expect(claimsOf({ ...WHOLE, CLAIMS_EMPLOYER_URL }, true)?.bases.employer).toBe(CLAIMS_EMPLOYER_URL);
  expect(() => claimsOf({ CLAIMS_EMPLOYER_URL }, false)).toThrow('CLAIMS_URL');
});

test.each(['CLAIMS_URL', 'CLAIMS_AUTHORIZE_URL', 'CLAIMS_TOKEN_URL', 'CLAIMS_EMPLOYER_URL'])(
  '%s without encryption is for development only',
  (name) => {
    const open = { ...WHOLE, [name]: 'http://claims.example/' };
    expect(() => claimsOf(open, true)).toThrow(name);
    expect(claimsOf(open, false)).not.toBeNull();
  },
);
