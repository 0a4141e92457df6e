import type { Faults } from './check-step.ts';
import { type Answers, answerOf } from './field.ts';
import type { JoiningRight } from './joining-right.ts';
import { ELECTION_REASONS } from './reason-keys.ts';
import type { Step } from './steps.ts';

/** What the right to join finds wrong in a step; a plan that is closed is told of by itself. ENROLL-613, ENROLL-614. */
export function rightFaults(step: Step, { right, reasons, effectiveDates }: JoiningRight, answers: Answers): Faults {
  if (!right.may && right.because === 'plan-closed') return {};
  if (step === 'effective-date') {
    const chosen = answerOf(answers, 'ProposedEffectiveDate');
    const isOffered = effectiveDates.some((day) => day === chosen);
    return chosen === '' || isOffered ? {} : { ProposedEffectiveDate: 'day-not-offered' };
  }
  if (step !== 'special-election-period' || right.may) return {};
  const ticked = reasons[0]?.reason;
  return ticked ? { [ticked]: 'reason-not-open' } : { [ELECTION_REASONS[0]]: 'reason-missing' };
}
