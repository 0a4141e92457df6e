import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ClaimsPerson } from './claims.ts';

/** What the profile knows of its person; null where nothing. */
export type ProfilePerson = {
  lastName: string | null;
  dateOfBirth: IsoDate | null;
  medicareNumber: string | null;
};

type Claimed = { person: ClaimsPerson | null; medicareNumbers: readonly string[] };

/** 'other' as soon as anything differs that one person does not have twice; 'unproved' where nothing could be compared. */
export type Sameness = 'same' | 'other' | 'unproved';

/**
 * Whether what a keeper of claims sent is of the person whose profile it would go into. A Medicare number is nobody
 * else's; without one it takes the birthday and the last name.
 */
export function samenessOf(profile: ProfilePerson, { person, medicareNumbers }: Claimed): Sameness {
  const { medicareNumber, dateOfBirth, lastName } = profile;
  if (medicareNumber !== null && medicareNumbers.length > 0) {
    return medicareNumbers.every((number) => number === medicareNumber) ? 'same' : 'other';
  }
  const birthday = compare(dateOfBirth, person?.dateOfBirth ?? null);
  const name = compare(lastName, person?.lastName ?? null);
  if (birthday === 'other' || name === 'other') return 'other';
  return birthday === 'same' && name === 'same' ? 'same' : 'unproved';
}

function compare(one: string | null, other: string | null): Sameness {
  if (one === null || other === null) return 'unproved';
  return plainName(one) === plainName(other) ? 'same' : 'other';
}

/** Capitals, accents, blanks, hyphens and apostrophes are written one way on a card and another in a list. */
export const plainName = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
