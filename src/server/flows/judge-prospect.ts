import type { Brand } from '#domain/brand/brand.ts';
import { detailsAskedOf, type IdentityDetails } from '#domain/identity/identity-details.ts';
import { judgeIdentity } from '#domain/identity/judge-identity.ts';
import type { Queryable } from '../db/transaction.ts';
import { digestsOfNumber } from '../features/demographics/digests.ts';
import { findDemographics } from '../features/demographics/store.ts';
import { countWrongTry, findProspectToJudge, genderCell, type OpenProspect } from '../features/prospects/store.ts';
import { isSameText } from '../security/same-text.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

/** The rows of nobody, which are looked for where there is nobody: as many reads as for somebody. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

type Tried = {
  uuid: string;
  context: { brand: Brand };
  details: IdentityDetails;
  offered: string | null;
};

/** A prospect with all that was written down to know them by. */
export type KnownProspect = OpenProspect & { details: IdentityDetails };

export type JudgeProspect = (transaction: Queryable, tried: Tried) => Promise<KnownProspect | null>;

/**
 * The prospect whose details were typed: the one that the account is asked about, or else the one with the Medicare number
 * that was typed. Null where there is none or something does not fit; that is counted at the prospect too, so that
 * nobody goes on with a second account.
 */
export const prospectJudge =
  (sealer: FieldSealer): JudgeProspect =>
  async (transaction, { uuid: account, context: { brand }, details, offered }) => {
    const numberDigests = digestsOfNumber(sealer, details.mbi);
    const found = await findProspectToJudge(transaction, { offered, numberDigests, brand });
    const person = await findDemographics(transaction, found?.uuid ?? NOBODY, sealer);
    const own = await findDemographics(transaction, account, sealer);

    const asked = detailsAskedOf(found !== null && found.uuid === offered ? found.type : null);
    const known: IdentityDetails = {
      firstName: person.firstName ?? '',
      lastName: person.lastName ?? '',
      email: person.email ?? '',
      dob: person.dob ?? '',
      mbi: person.mbi ?? '',
      gender: sealer.openOrNull(found?.genderSealed, genderCell(found?.uuid ?? NOBODY)) ?? '',
      zipCode: person.zipCode ?? '',
    };
    // People have several e-mails, and the form keeps that of the account. Where a Medicare number decides, it will do.
    const isOwnEmail = isSameText(details.email.toLowerCase(), (own.email ?? '').toLowerCase());
    const email = isOwnEmail && asked.includes('mbi') ? details.email : known.email;
    if (judgeIdentity(asked, details, { ...known, email }, isSameText) && found !== null) {
      return { ...found, details: known };
    }
    await countWrongTry(transaction, found?.uuid ?? NOBODY);
    return null;
  };
