import { type IsoDate, yearOf } from '#domain/calendar/iso-date.ts';
import { email } from '#domain/forms/validators.ts';
import { isZip } from '#domain/geography/zip.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import { isPersonName } from '#domain/identity/person-name.ts';
import { isPhoneNumber } from '#domain/phone/phone-number.ts';
import type { Field, FieldKind } from './field.ts';
import { isPossibleDay } from './possible-day.ts';
import { isRoutingNumber } from './routing-number.ts';
import { isStateCode } from './state-codes.ts';

export const ANSWER_FAULTS = [
  'missing',
  'too-long',
  'no-name',
  'no-day',
  'day-ahead',
  'born-this-year',
  'no-choice',
  'no-zip',
  'no-state',
  'no-phone',
  'no-email',
  'no-medicare-number',
  'post-office-box',
  'no-code',
  'no-routing-number',
  'no-account-number',
  // Of more than one answer, or of what only the server knows: check-step.ts and the server's own checks.
  'one-phone-at-least',
  'parts-missing',
  'before-birth',
  'one-illness-at-least',
  'names-nobody',
  'reason-missing',
  'reason-not-open',
  'day-not-offered',
  'zip-outside-area',
  'state-differs',
  'number-in-use',
] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];

/** As much as a line of the paper form takes; the reason in one's own words is longer. */
const MOST = 100;
const MOST_OF: Readonly<Record<string, number>> = { otherSepReasonText: 500, emailAddress: 254 };

/** So much of an answer is kept, in units of UTF-16: what is too long is kept too, and said at the field. */
export const MOST_KEPT = 2000;

/** How long an answer may be, in characters: an emoji or a letter of a rare alphabet counts as one. */
export const mostOf = (key: string): number => MOST_OF[key] ?? MOST;

const POST_OFFICE_BOX =
  /^\W*(p[\W_]*[o0][\W_]*b(ox|x|\b)|post(al)?[\s-]*(office[\s-]*)?box|box\W*\d|(apartado|apdo)\b)(?![a-z])/i;

const CHECKS: Readonly<Record<FieldKind, (answer: string, today: IsoDate, field: Field) => AnswerFault | null>> = {
  text: () => null,
  name: (answer) => unless(isPersonName(answer), 'no-name'),
  day: (answer) => unless(isPossibleDay(answer), 'no-day'),
  'birth-date': birthDateFault,
  choice: (answer, _today, { choices = [] }) => unless(choices.includes(answer), 'no-choice'),
  tick: (answer) => unless(answer === 'yes', 'no-choice'),
  zip: (answer) => unless(isZip(answer), 'no-zip'),
  state: (answer) => unless(isStateCode(answer), 'no-state'),
  phone: (answer) => unless(isPhoneNumber(answer), 'no-phone'),
  email: (answer) => unless(email(answer), 'no-email'),
  'medicare-number': (answer) => unless(parseMedicareNumber(answer) !== null, 'no-medicare-number'),
  street: (answer) => unless(!POST_OFFICE_BOX.test(answer), 'post-office-box'),
  code: (answer) => unless(/^[0-9A-Z][0-9A-Z -]{0,29}$/i.test(answer), 'no-code'),
  'routing-number': (answer) => unless(isRoutingNumber(answer), 'no-routing-number'),
  'account-number': (answer) => unless(/^\d{4,17}$/.test(answer), 'no-account-number'),
};

/** What is wrong with one answer by itself; whether it may be missing is asked by check-step.ts. */
export function answerFault(field: Field, given: string, today: IsoDate): AnswerFault | null {
  const answer = given.trim();
  if (answer === '') return null;
  if (Array.from(answer).length > mostOf(field.key)) return 'too-long';
  return CHECKS[field.kind](answer, today, field);
}

/** Who types today's year where theirs belongs is told so; nobody of that age applies. */
function birthDateFault(answer: string, today: IsoDate): AnswerFault | null {
  if (!isPossibleDay(answer)) return 'no-day';
  if (answer > today) return 'day-ahead';
  return unless(yearOf(answer) < yearOf(today), 'born-this-year');
}

const unless = (holds: boolean, fault: AnswerFault) => (holds ? null : fault);
