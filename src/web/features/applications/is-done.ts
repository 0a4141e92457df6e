import { answerOf } from '#domain/applications/field.ts';
import { askedIn } from '#domain/applications/fields.ts';
import { APPLICATION_STEPS, type Step, stepOfRoute } from '#domain/applications/steps.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { faultsOfStep } from './faults-of-step.ts';
import type { AnswersOfForm } from './use-answers.ts';

/** A step without faults is done once it was answered, or passed. */
export function isDone(step: Step, form: AnswersOfForm, today: IsoDate): boolean {
  if (step === 'review' || Object.keys(faultsOfStep(step, form, today)).length > 0) return false;
  const { enrollment, withPersonalQuestions } = form.application;
  const asked = askedIn(step, form.answers, { plan: enrollment, withPersonalQuestions });
  const goesOnAt = stepOfRoute(enrollment.nextPageUrl) ?? 'welcome';
  const isPassed = APPLICATION_STEPS.indexOf(step) < APPLICATION_STEPS.indexOf(goesOnAt);
  return isPassed || asked.some(({ key }) => answerOf(form.answers, key) !== '');
}
