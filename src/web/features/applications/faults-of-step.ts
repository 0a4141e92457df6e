import { type Faults, faultsIn } from '#domain/applications/check-step.ts';
import { fieldOf } from '#domain/applications/fields.ts';
import { type JoiningRight, joiningRight } from '#domain/applications/joining-right.ts';
import { rightFaults } from '#domain/applications/right-faults.ts';
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
  return {
    ...Object.fromEntries(own),
    ...rightFaults(step, rightOf(form, today), answers),
    ...Object.fromEntries(ofServer),
  };
}

export const faultyStepsOf = (form: AnswersOfForm, today: IsoDate): { step: Step; faults: Faults }[] =>
  stepsOf(form.application.enrollment)
    .map((step) => ({ step, faults: faultsOfStep(step, form, today) }))
    .filter(({ faults }) => Object.keys(faults).length > 0);
