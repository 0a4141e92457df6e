import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import { type AnswerFault, answerFault } from './check-answer.ts';
import { type Answers, answerOf } from './field.ts';
import { type Asked, askedIn } from './fields.ts';
import { CHRONIC_QUESTIONS } from './fields-of-cover.ts';
import { planKindOf } from './plan-kind.ts';
import { type Step, stepsOf } from './steps.ts';

export type Faults = Readonly<Record<string, AnswerFault>>;

/** What is wrong in a step, by field, in the order of the fields; none when the step is done. */
export function faultsIn(step: Step, answers: Answers, asked: Asked, today: IsoDate): Faults {
  const faults: Record<string, AnswerFault> = {};
  for (const field of askedIn(step, answers, asked)) {
    const answer = answerOf(answers, field.key);
    const fault = answer === '' ? missing(field) : answerFault(field, answer, today);
    if (fault) faults[field.key] = fault;
  }
  return { ...faults, ...TOGETHER[step]?.(answers, asked, faults) };
}

/** The steps of this plan in which something is wrong, each with what. Review sends when there are none. ENROLL-621. */
export function faultyStepsOf(answers: Answers, asked: Asked, today: IsoDate): { step: Step; faults: Faults }[] {
  return stepsOf(asked.plan)
    .map((step) => ({ step, faults: faultsIn(step, answers, asked, today) }))
    .filter(({ faults }) => Object.keys(faults).length > 0);
}

const missing = ({ required }: { required?: true }): AnswerFault | null => (required ? 'missing' : null);

/** What is asked of several answers at once. */
const TOGETHER: { readonly [Each in Step]?: (answers: Answers, asked: Asked, found: Faults) => Faults } = {
  'medicare-information': partsFaulty,
  'medicaid-information': medicaidNumberMissing,
  'phone-number': contactMissing,
  'chronic-questions': illnessMissing,
};

/** One phone of the two, and an address for papers that come by e-mail. */
function contactMissing(answers: Answers): Faults {
  const has = (key: string) => answerOf(answers, key) !== '';
  return {
    ...(!has('mobileNumber') && !has('homeNumber') && { mobileNumber: 'one-phone-at-least' as const }),
    ...(has('goGreen') && !has('emailAddress') && { emailAddress: 'missing' as const }),
  };
}

const PARTS = ['partAEffectiveDate', 'partBEffectiveDate'] as const;

/** An Advantage plan needs both parts, a drug plan one of them: domain of 42 CFR 422.50 and 423.30. */
function partsFaulty(answers: Answers, { plan }: Asked): Faults {
  const parts = PARTS.filter((key) => isIsoDate(answerOf(answers, key)));
  const birthDate = answerOf(answers, 'dob');
  const early = isIsoDate(birthDate) ? parts.filter((key) => answerOf(answers, key) < birthDate) : [];
  if (early.length > 0) return Object.fromEntries(early.map((key) => [key, 'before-birth' as const]));
  if (parts.length === 2 || (parts.length === 1 && planKindOf(plan) === 'PDP')) return {};
  const key = parts.includes('partAEffectiveDate') ? 'partBEffectiveDate' : 'partAEffectiveDate';
  return answerOf(answers, key) === '' ? { [key]: 'parts-missing' } : {};
}

/** A dual plan asks its number of whoever has Medicaid. Whoever has none is told that it is needed, and may be mistaken. */
function medicaidNumberMissing(answers: Answers, { plan }: Asked): Faults {
  const isMissing =
    plan.snpType === 'C&S' &&
    answerOf(answers, 'hasMedicaidEnrollee') === 'yes' &&
    answerOf(answers, 'medicaidNumber') === '';
  return isMissing ? { medicaidNumber: 'missing' } : {};
}

/** A plan for an illness takes whoever has one. */
function illnessMissing(answers: Answers, { plan }: Asked, found: Faults): Faults {
  const isNone =
    plan.snpType === 'Chronic' &&
    Object.keys(found).length === 0 &&
    CHRONIC_QUESTIONS.every((key) => answerOf(answers, key) === 'no');
  return isNone ? { [CHRONIC_QUESTIONS[0]]: 'one-illness-at-least' } : {};
}
