import { z } from 'zod';
import type { EligibilityAnswer } from '#contract/applications.ts';
import type { Eligibility, EligiblePerson } from '#domain/applications/eligibility.ts';
import { type Answers, answerOf } from '#domain/applications/field.ts';
import { isIsoDate } from '#domain/calendar/iso-date.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { KeptAnswers } from './answers.ts';

/** Beside the answers, sealed as they are; no question has this name. */
export const ELIGIBILITY = 'eligibility';

const Person = z.strictObject({ mbi: z.string(), firstName: z.string(), lastName: z.string(), dob: z.string() });
const Name = z.strictObject({ firstName: z.string(), lastName: z.string() });
const Told = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('matches') }),
  z.strictObject({ outcome: z.literal('suggests'), suggested: Name }),
  z.strictObject({ outcome: z.literal('not-found') }),
]);
const Kept = z.strictObject({ person: Person, told: Told });

/** Whom Medicare is asked about; null as long as an answer is missing that it wants. */
export function personOf(answers: Answers): EligiblePerson | null {
  const mbi = parseMedicareNumber(answerOf(answers, 'medicareClaimNumber'));
  const [firstName, lastName, dob] = ['firstName', 'lastName', 'dob'].map((key) => answerOf(answers, key));
  return mbi && firstName && lastName && dob && isIsoDate(dob) ? { mbi, firstName, lastName, dob } : null;
}

export const toAnswer = (person: EligiblePerson, told: Eligibility): EligibilityAnswer => ({
  outcome: told.outcome,
  isBeqInfoMatches: told.outcome === 'matches',
  original: { firstName: person.firstName, lastName: person.lastName },
  suggested: told.outcome === 'suggests' ? told.suggested : null,
});

/** As it is kept; null for silence, after which is asked again. */
export const eligibilityToKeep = (person: EligiblePerson, told: Eligibility): string | null =>
  told.outcome === 'silent' ? null : JSON.stringify({ person, told } satisfies z.infer<typeof Kept>);

/** What Medicare said of just this person: of whoever was typed before, it says nothing. */
export function keptEligibility(kept: KeptAnswers, answers: Answers): EligibilityAnswer | null {
  const person = personOf(answers);
  const stored = parse(kept.get(ELIGIBILITY)?.value ?? '');
  return person && stored && isSame(stored.person, person) ? toAnswer(person, stored.told) : null;
}

const isSame = (a: EligiblePerson, b: EligiblePerson) =>
  a.mbi === b.mbi && a.firstName === b.firstName && a.lastName === b.lastName && a.dob === b.dob;

function parse(text: string) {
  try {
    return Kept.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
