import type pg from 'pg';
import { changeDemographics } from '#server/features/demographics/store.ts';
import { keepLeave } from '#server/features/imports/consent-store.ts';
import type { ClaimsSettings } from '#server/gateways/claims/claims-part.ts';
import { PEOPLE } from '#server/gateways/claims/embedded/people.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';

/** Where the keeper of a measurement is. */
export const settingsOf = (origin: string): ClaimsSettings => ({
  authorizeUrl: `${origin}/o/authorize`,
  tokenUrl: `${origin}/o/token`,
  clientId: 'bench',
  clientSecret: 'bench',
  bases: { member: `${origin}/fhir`, employer: null },
});

/** Members with leave, as a sign-in and the way to the keeper leave them. */
export async function makeMembers(pool: pg.Pool, uuids: readonly string[], sealer: FieldSealer) {
  const [sam] = PEOPLE;
  if (!sam) throw new Error('There is nobody to import.');
  const { lastName, dateOfBirth: dob, medicareNumber: mbi, id } = sam;
  const agreed = { agreementName: 'measured', agreementText: 'measured', origin: 'http://localhost' };
  const leave = { accessToken: 'token', patientId: id, scopes: [], refreshToken: 'again', expiresAt: null, ...agreed };
  const given = { leave, givenOn: '2026-01-01', endsOn: '2099-12-31' } as const;
  for (const uuid of uuids) {
    await changeDemographics(pool, uuid, { lastName, dob, mbi, zipCode: '98101' }, sealer);
    await keepLeave(pool, uuid, given, sealer);
  }
  await pool.query(
    'update session set is_member = true, uses_member_data = true where subject_uuid = any ($1::uuid[])',
    [uuids],
  );
}
