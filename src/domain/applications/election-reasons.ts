import { type IsoDate, monthsAfter } from '#domain/calendar/iso-date.ts';
import { dayOf, latestOf } from './cover-start.ts';
import { ELECTION_WINDOWS, type ElectionWindow, electionWindow } from './election-windows.ts';
import { type Answers, answerOf } from './field.ts';
import { type PlanFit, type PlanToJoin, planFit } from './plan-fit.ts';
import { isPossibleDay } from './possible-day.ts';
import { type DatedReason, dayFieldOf, type ElectionReason, isDated } from './reason-keys.ts';
import { type NoStart, nextStart, type Starts, startsOf } from './reason-starts.ts';

/** What a person at the plan looks at before it counts. Until then it is neither open nor refused. */
export type ToCheck = 'text' | 'disaster' | Exclude<PlanFit, 'fits' | 'not-this-plan'>;

export type ReasonDecision =
  | ({ open: true } & Starts & ElectionWindow)
  | ({ open: false; because: 'person-must-check'; what: ToCheck } & Starts & ElectionWindow)
  | ({ open: false; because: 'before-window' | 'after-window' } & ElectionWindow)
  | { open: false; because: 'not-this-plan' | 'date-missing' | 'date-impossible' | 'text-missing' | 'none-applies' }
  /** Another answer says another day. */
  | { open: false; because: 'date-differs'; known: IsoDate }
  /** Cover can not begin on the day that is wished for, but on this one. */
  | { open: false; because: 'other-start'; earliest: IsoDate }
  | NoStart;

export type ReasonFacts = {
  plan: PlanToJoin;
  today: IsoDate;
  answers: Answers;
};

const SIXTY_FIVE = 65 * 12;

/** Whether one reason is a right today for this plan. docs/decisions/0094. */
export function judgeReason(reason: ElectionReason, facts: ReasonFacts): ReasonDecision {
  if (reason === 'noneCheck') return { open: false, because: 'none-applies' };
  if (!isDated(reason)) return judgeText(facts);

  const { plan, today, answers } = facts;
  const rule = ELECTION_WINDOWS[reason];
  const fit = planFit(rule.plans, plan);
  if (fit === 'not-this-plan') return { open: false, because: fit };

  const text = answerOf(answers, dayFieldOf(reason));
  if (text === '') return { open: false, because: 'date-missing' };
  if (!isPossibleDay(text)) return { open: false, because: 'date-impossible' };
  const known = knownDay(reason, facts);
  if (known !== null && known !== text) return { open: false, because: 'date-differs', known };

  const window = electionWindow(reason, text, plan.planYear);
  if (window.first !== null && today < window.first) return { open: false, because: 'before-window', ...window };
  if (window.last !== null && today > window.last) return { open: false, because: 'after-window', ...window };

  const starts = startsOf(reason, text, facts);
  if ('open' in starts) return starts;
  if (rule.isStart && text !== starts.earliest)
    return { open: false, because: 'other-start', earliest: starts.earliest };
  const what = fit === 'fits' ? rule.personChecks && 'disaster' : fit;
  if (what) return { open: false, because: 'person-must-check', what, ...starts, ...window };
  return { open: true, ...starts, ...window };
}

/** Whatever is written: a person reads it, since each of these rights has days of its own. */
function judgeText(facts: ReasonFacts): ReasonDecision {
  if (answerOf(facts.answers, 'otherSepReasonText') === '') return { open: false, because: 'text-missing' };
  const starts = nextStart(facts);
  if ('open' in starts) return starts;
  return { open: false, because: 'person-must-check', what: 'text', ...starts, first: null, last: null };
}

/** What another answer already tells of the day. */
function knownDay(reason: DatedReason, { answers }: ReasonFacts): IsoDate | null {
  // Whose birthday most years do not have may name the day before it or the day after.
  const birthDate = dayOf(answers, 'dob');
  if (reason === 'turning65Now')
    return birthDate && !birthDate.endsWith('-02-29') ? monthsAfter(birthDate, SIXTY_FIVE) : null;
  const [partA, partB] = [dayOf(answers, 'partAEffectiveDate'), dayOf(answers, 'partBEffectiveDate')];
  if (reason === 'delayEnrollment') return partB;
  return reason === 'changeEnrollment' && partA && partB ? latestOf(partA, partB) : null;
}
