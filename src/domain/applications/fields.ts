import { type Answers, answerOf, type Field } from './field.ts';
import { FIELDS_OF_AGREEMENT } from './fields-of-agreement.ts';
import { FIELDS_OF_COVER } from './fields-of-cover.ts';
import { FIELDS_OF_PERSON } from './fields-of-person.ts';
import type { AppliedPlan } from './plan-kind.ts';
import { type Step, stepsOf } from './steps.ts';

/** Every question of every application, in the order of the steps. */
export const FIELDS: readonly Field[] = [...FIELDS_OF_PERSON, ...FIELDS_OF_COVER, ...FIELDS_OF_AGREEMENT];

const BY_KEY = new Map(FIELDS.map((field) => [field.key, field]));

export const fieldOf = (key: string): Field | undefined => BY_KEY.get(key);

export type Asked = {
  plan: AppliedPlan;
  /** Content switches race, ethnicity, gender identity and orientation on. */
  withPersonalQuestions: boolean;
};

/** The questions of a step that this plan asks after these answers. */
export const askedIn = (step: Step, answers: Answers, asked: Asked): Field[] =>
  FIELDS.filter((field) => field.step === step && isAsked(field, answers, asked));

export function isAsked(field: Field, answers: Answers, { plan, withPersonalQuestions }: Asked): boolean {
  const { step, when, snpTypes, onlyIfSwitchedOn } = field;
  if (!stepsOf(plan).includes(step)) return false;
  if (snpTypes && !(plan.snpType && snpTypes.includes(plan.snpType))) return false;
  if (onlyIfSwitchedOn && !withPersonalQuestions) return false;
  return !when || answerOf(answers, when.key) === when.is;
}

/**
 * What a change of one answer brings with it: the tick that stands alone takes the others of its question away, and each
 * other one takes it away. ENROLL-609, ENROLL-613.
 */
export function changesWith(key: string, value: string, answers: Answers): Record<string, string> {
  const field = fieldOf(key);
  if (!field?.among || value !== 'yes') return { [key]: value };
  const excluded = FIELDS.filter(
    ({ key: other, among, alone }) => other !== key && among === field.among && (field.alone || alone),
  ).filter(({ key: other }) => answerOf(answers, other) !== '');
  return { ...Object.fromEntries(excluded.map(({ key: other }) => [other, ''])), [key]: value };
}
