import { aCoverage, aFill, aTreatment } from '#domain/imports/testing/a-claim.ts';
import type {
  ClaimsAnswer,
  ClaimsFault,
  ClaimsGateway,
  ClaimsRequest,
} from '#server/gateways/claims/claims-gateway.ts';

/** A keeper of claims outside, which answers as a test says. */
export function fakeClaims() {
  let answers: (request: ClaimsRequest) => Promise<ClaimsAnswer> = async () => found();
  const asked: ClaimsRequest[] = [];
  const grant = { accessToken: 'access-token-1', patientId: '1', scopes: [], expiresInSeconds: 3600 };
  const gateway: ClaimsGateway = {
    begin: async (origin) => ({
      url: `${origin}/keeper?state=state-of-a-test`,
      transaction: { state: 'state-of-a-test', codeVerifier: 'v'.repeat(43) },
    }),
    finish: async () => ({ ...grant, refreshToken: 'refresh-token-1' }),
    refresh: async (_origin, { refreshToken }) => {
      const next = Number(refreshToken.replace(/\D/g, '')) + 1;
      return { ...grant, accessToken: `access-token-${next}`, refreshToken: `refresh-token-${next}` };
    },
    read: (request) => {
      asked.push(request);
      return answers(request);
    },
  };
  return {
    gateway,
    asked,
    answer(next: typeof answers) {
      answers = next;
    },
    fail(because: ClaimsFault) {
      answers = async () => ({ found: false, because, retryAfterSeconds: null });
    },
  };
}

export const found = (): ClaimsAnswer => ({
  found: true,
  isProved: true,
  claims: {
    person: null,
    pharmacyClaims: [aFill({ ndc: '60505257908', pharmacyNpi: '1999000010' })],
    treatments: [aTreatment({ npi: '9450000010' })],
    coverages: [aCoverage()],
    unread: { count: 0, places: [] },
  },
});
