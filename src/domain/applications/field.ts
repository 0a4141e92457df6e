import type { SnpType } from '#domain/plans/plan-type.ts';
import type { Step } from './steps.ts';

/** Answers are text: 'yes' and 'no', 'yes' for a tick, days as 2026-11-16; '' for none. */
export type Answers = Readonly<Record<string, string>>;

/** What can be typed or chosen, and how it is checked. */
export type FieldKind =
  | 'text'
  | 'name'
  | 'day'
  | 'birth-date'
  | 'choice'
  | 'tick'
  | 'zip'
  | 'state'
  | 'phone'
  | 'email'
  | 'medicare-number'
  | 'street'
  | 'code'
  | 'routing-number'
  | 'account-number';

/** One question of the application. Form, checks, review, stored form data and print all read it. */
export type Field = {
  key: string;
  step: Step;
  /** The group of the stored form data that it stands in. Spec B3. */
  group: string;
  kind: FieldKind;
  /** Of a choice, as they are stored. */
  choices?: readonly string[];
  /** It may not be left out where it is asked. */
  required?: true;
  /** Asked only after this answer to another question. */
  when?: { key: string; is: string };
  /** Asked by these special needs plans alone. */
  snpTypes?: readonly SnpType[];
  /** It never goes back to the browser: only its last four characters do. */
  secret?: true;
  /** Ticks that answer one question together. */
  among?: string;
  /** Of these ticks the one that stands alone, such as 'I choose not to answer'. */
  alone?: true;
  /** Read and kept where stored data has it; asked only where content switches it on. ENROLL-609. */
  onlyIfSwitchedOn?: true;
};

export const YES_NO = ['yes', 'no'] as const;

export const answerOf = (answers: Answers, key: string): string => (answers[key] ?? '').trim();
