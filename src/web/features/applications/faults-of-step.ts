import { type Faults, faultsIn } from '#domain/applications/check-step.ts';
import { fieldOf } from '#domain/applications/fields.ts';
import { type JoiningRight, joiningRight } from '#domain/applications/joining-right.ts';
import { ELECTION_REASONS } from '#domain/applications/reason-keys.ts';
import { type Step, stepsOf } from '#domain/applications/steps.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { AnswersOfForm } from './use-answers.ts';

/** By which right this plan may be joined today, from what is on the screen. */
export const rightOf = ({ answers, application }: AnswersOfForm, today: IsoDate): JoiningRight =>
  joiningRight({ plan: { ...application.enrollment, starRating: application.starRating }, today, answers });

/** What is wrong in a step: what the page sees itself, and what only the server can know of what it has. */
export function faultsOfStep(step: Step, form: AnswersOfForm, today: IsoDate): Faults {
  const { application, answers, waiting, isKept } = form;
  const { enrollment, withPersonalQuestions, faults } = application;
  const own = Object.entries(faultsIn(step, answers, { plan: enrollment, withPersonalQuestions }, today)).filter(
    // Of what is kept secret the page has the last characters alone: the server has checked it.
    ([key]) => !(fieldOf(key)?.secret && isKept(key)),
  );
  const ofServer = Object.entries(faults).filter(([key]) => fieldOf(key)?.step === step && !(key in waiting));
  return { ...Object.fromEntries(own), ...ofRight(step, form, today), ...Object.fromEntries(ofServer) };
}

export const faultyStepsOf = (form: AnswersOfForm, today: IsoDate): { step: Step; faults: Faults }[] =>
  stepsOf(form.application.enrollment)
    .map((step) => ({ step, faults: faultsOfStep(step, form, today) }))
    .filter(({ faults }) => Object.keys(faults).length > 0);

function ofRight(step: Step, form: AnswersOfForm, today: IsoDate): Faults {
  if (step !== 'special-election-period' && step !== 'effective-date') return {};
  const { right, reasons, effectiveDates } = rightOf(form, today);
  if (step === 'effective-date') {
    const chosen = form.answers['ProposedEffectiveDate'] ?? '';
    const isOffered = effectiveDates.some((day) => day === chosen);
    return chosen === '' || isOffered ? {} : { ProposedEffectiveDate: 'day-not-offered' };
  }
  if (right.may || right.because === 'plan-closed') return {};
  const ticked = reasons[0]?.reason;
  return ticked ? { [ticked]: 'reason-not-open' } : { [ELECTION_REASONS[0]]: 'reason-missing' };
}
