import { z } from 'zod';
import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import { isSubsidyLevel } from '#domain/extra-help/choice.ts';
import { isZip } from '#domain/geography/zip.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { HowProved, Identity } from './identity-gateway.ts';

const Text = z
  .string()
  .max(500)
  .nullish()
  .transform((text) => text?.trim() || null);

/** Providers send the year 0000 where somebody keeps the year to themselves. @source OpenID Connect Core, 5.1 */
const isBirthday = (text: string): text is IsoDate => isIsoDate(text) && text >= '1900';

/** What does not read as what it should be is not known. */
const Known = <Value>(read: (text: string) => Value | null) =>
  Text.transform((text) => (text === null ? null : read(text)));

/** What a provider says of a person, under whatever of the two it is told: the token or the userinfo answer. */
const Claims = z
  .object({
    sub: z.string().min(1).max(255),
    given_name: Text,
    family_name: Text,
    email: Text,
    birthdate: Known((text) => (isBirthday(text) ? text : null)),
    zip_code: Known((text) => (isZip(text) ? text : null)),
    medicare_number: Known(parseMedicareNumber),
    user_type: Text,
    optum_id: Text,
    created_by: Text,
    salesforce_record_type: Text,
    lis_subsidy_level: Known((text) => (isSubsidyLevel(text) ? text : null)),
    agent_user_name: Text,
  })
  .transform(
    (claims): Omit<Identity, 'issuer'> => ({
      subject: claims.sub,
      firstName: claims.given_name,
      lastName: claims.family_name,
      email: claims.email,
      dateOfBirth: claims.birthdate,
      zipCode: claims.zip_code,
      medicareNumber: claims.medicare_number,
      userType: claims.user_type,
      optumId: claims.optum_id,
      createdBy: claims.created_by,
      salesforceRecordType: claims.salesforce_record_type,
      lisSubsidyLevel: claims.lis_subsidy_level,
      agentUserName: claims.agent_user_name,
    }),
  );

/** What does not read as what it should be proves nothing. @source OpenID Connect Core, 2; RFC 8176 */
const Proof = z.object({ acr: z.string().nullable().catch(null), amr: z.array(z.string()).catch([]) });

/** Of the signed token alone. */
export const readProof = (token: unknown): HowProved => Proof.parse(token);

const OF_THE_PERSON = ['given_name', 'family_name', 'email', 'birthdate', 'zip_code', 'medicare_number', 'optum_id'];

/** Whether a token holds more of a person than who it is. */
export const hasPersonClaims = (idToken: string) => OF_THE_PERSON.some((name) => name in claimsOf(idToken));

/** What stands in a token, which was checked when it came. Nothing in one that can not be read. */
export function claimsOf(idToken: string): { sub?: unknown } {
  const [, payload = ''] = idToken.split('.');
  try {
    return Object(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  } catch {
    return {};
  }
}

/** @throws when a claim is of another kind than it should be: an agent must not become a shopper by a fault. */
export const readClaims = (claims: unknown): Omit<Identity, 'issuer'> => Claims.parse(claims);
