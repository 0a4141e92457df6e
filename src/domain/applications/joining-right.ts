import { type DateRange, type IsoDate, isWithin, yearOf } from '#domain/calendar/iso-date.ts';
import { enrollWindow } from '#domain/plan-year/enroll-decision.ts';
import { isOpenEnrollment } from '#domain/plan-year/season.ts';
import { firstsBetween, medicareStart } from './cover-start.ts';
import { judgeReason, type ReasonDecision, type ReasonFacts } from './election-reasons.ts';
import { answerOf } from './field.ts';
import { ELECTION_REASONS, type ElectionReason } from './reason-keys.ts';

type JudgedReason = { reason: ElectionReason; decision: ReasonDecision };

export type JoiningRight = {
  /** False while Open Enrollment alone is right enough. */
  reasonNeeded: boolean;
  /** What is ticked, in the order of the form. */
  reasons: JudgedReason[];
  /** 'checked' where a person at the plan has to look at the reason first. */
  right:
    | { may: true; by: 'open-enrollment' | ElectionReason; checked: boolean }
    | { may: false; because: 'plan-closed'; window: DateRange | null }
    | { may: false; because: 'no-reason' | 'none-applies' | 'no-open-reason' };
  /** What ProposedEffectiveDate may be, the earliest first. ENROLL-614. */
  effectiveDates: IsoDate[];
};

/** Whether somebody may ask to join a plan today, by which right, and from when. Server and screen ask the same. */
export function joiningRight(facts: ReasonFacts): JoiningRight {
  const { plan, today, answers } = facts;
  const reasonNeeded = !isOpenToAll(facts);
  const reasons = ELECTION_REASONS.filter((reason) => answerOf(answers, reason) === 'yes').map((reason) => ({
    reason,
    decision: judgeReason(reason, facts),
  }));
  const window = enrollWindow(plan.planYear, today);
  if (window === null || !isWithin(window, today))
    return { reasonNeeded, reasons, right: { may: false, because: 'plan-closed', window }, effectiveDates: [] };
  if (!reasonNeeded) {
    const right = { may: true, by: 'open-enrollment', checked: false } as const;
    return { reasonNeeded, reasons, right, effectiveDates: [januaryOf(plan.planYear)] };
  }
  return { reasonNeeded, reasons, ...byReason(reasons, plan.planYear > yearOf(today)) };
}

/** For next year's plans, from January 1. Whose Medicare begins later has no use of it. */
function isOpenToAll({ plan: { planYear, planType }, today, answers }: ReasonFacts): boolean {
  if (!isOpenEnrollment(planYear, today)) return false;
  const begins = medicareStart(planType, answers);
  return begins === null || begins <= januaryOf(planYear);
}

/**
 * Only one right need hold: of those that are open the one with the earliest start, whatever it sells. One that a person
 * has to check counts where none is open.
 */
function byReason(
  reasons: readonly JudgedReason[],
  isNextYear: boolean,
): Pick<JoiningRight, 'right' | 'effectiveDates'> {
  const possible = reasons.flatMap(({ reason, decision }) => ('latest' in decision ? [{ reason, ...decision }] : []));
  const open = possible.filter((right) => right.open);
  const rights = (open.length > 0 ? open : possible).toSorted((a, b) => compareDays(a.earliest, b.earliest));
  const [best] = rights;
  if (!best) return { right: { may: false, because: whyNot(reasons) }, effectiveDates: [] };
  const starts = rights.flatMap(({ earliest, latest }) => firstsBetween(earliest, latest));
  return {
    right: { may: true, by: best.reason, checked: !best.open },
    // ENROLL-614: a plan of next year begins on one day.
    effectiveDates: isNextYear ? [best.earliest] : [...new Set(starts)].toSorted(compareDays),
  };
}

function whyNot(reasons: readonly JudgedReason[]) {
  if (reasons.length === 0) return 'no-reason';
  return reasons.every(({ reason }) => reason === 'noneCheck') ? 'none-applies' : 'no-open-reason';
}

const januaryOf = (year: number): IsoDate => `${year}-01-01`;

const compareDays = (a: IsoDate, b: IsoDate) => (a < b ? -1 : Number(a > b));
