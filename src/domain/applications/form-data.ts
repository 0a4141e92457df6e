import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { stripMedicareNumber } from '#domain/identity/medicare-number.ts';
import { faultsIn } from './check-step.ts';
import { type EligibilityTold, eligibilityGroups } from './eligibility.ts';
import { type Answers, answerOf, type Field } from './field.ts';
import { type Asked, askedIn } from './fields.ts';
import { routeOfStep, type Step, stepAfter, stepsOf } from './steps.ts';

/** One question as it is stored. The names are those of the wire: ENROLL-602. */
type KeyLabel = {
  questionKey: string;
  questionLabel: string;
  userInput: string;
  /** It is asked only after an answer to another. */
  dynamic: boolean;
  subQuestionLablesArray: KeyLabel[];
};

type FormStep = {
  view: string;
  data: Record<string, Record<string, string>>;
  keyLables: KeyLabel[];
  formValid: boolean;
  nextPageUrl: string;
};

type Given = {
  answers: Answers;
  asked: Asked;
  /** Null before Medicare was asked. */
  eligibility: EligibilityTold | null;
  today: IsoDate;
  labelOf: (key: string) => string;
};

/** An application as JSON text, step by step, of what was asked and nothing else. Spec B3, ENROLL-602. */
export function formDataOf(given: Given): string {
  const { plan } = given.asked;
  const steps = stepsOf(plan).map((step) => toStep(step, given));
  return JSON.stringify({ steps, nextPageUrl: routeOfStep('review') });
}

function toStep(step: Step, { answers, asked, eligibility, today, labelOf }: Given): FormStep {
  const fields = askedIn(step, answers, asked);
  const next = stepAfter(step, asked.plan);
  const toLabel = (field: Field): KeyLabel => ({
    questionKey: field.key,
    questionLabel: labelOf(field.key),
    userInput: answerOf(answers, field.key),
    dynamic: field.when !== undefined,
    subQuestionLablesArray: fields.filter(({ when }) => when?.key === field.key).map(toLabel),
  });
  const isWithin = ({ when }: Field) => fields.some(({ key }) => key === when?.key);
  return {
    view: step,
    data:
      step === 'medicare-information'
        ? withEligibility(byGroup(fields, answers), eligibility)
        : byGroup(fields, answers),
    keyLables: fields.filter((field) => !isWithin(field)).map(toLabel),
    formValid: Object.keys(faultsIn(step, answers, asked, today)).length === 0,
    nextPageUrl: next === null ? '' : routeOfStep(next),
  };
}

function byGroup(fields: readonly Field[], answers: Answers): FormStep['data'] {
  const data: FormStep['data'] = {};
  for (const { group, key, kind } of fields) {
    const answer = answerOf(answers, key);
    // Without the blanks and dashes of the card. ENROLL-604.
    data[group] = { ...data[group], [key]: kind === 'medicare-number' ? stripMedicareNumber(answer) : answer };
  }
  return data;
}

function withEligibility(data: FormStep['data'], eligibility: EligibilityTold | null): FormStep['data'] {
  const { medicareInfo, benefitEligibility } = eligibilityGroups(eligibility);
  return { ...data, medicareInfo: { ...data['medicareInfo'], ...medicareInfo }, benefitEligibility };
}
