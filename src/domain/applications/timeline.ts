import { centralDate } from '#domain/calendar/central-time.ts';
import { daysAfter, type IsoDate } from '#domain/calendar/iso-date.ts';
import { isDecision, WITHDRAWN } from './status-codes.ts';

/** What is written down of an application that was submitted; code is the insurer's state code, of 'state' alone. */
export const EVENT_KINDS = ['submitted', 'sent', 'received', 'refused', 'state', 'withdrawal'] as const;
export type ApplicationEvent = { kind: (typeof EVENT_KINDS)[number]; code: number; at: number };

export const TIMELINE_STEPS = ['submitted', 'sent', 'received', 'decided', 'withdrawn'] as const;
export const STEP_STATES = ['done', 'waiting', 'late', 'refused'] as const;

export type TimelineStep = {
  step: (typeof TIMELINE_STEPS)[number];
  state: (typeof STEP_STATES)[number];
  /** When it was done. */
  at: number | null;
  /** The last day on which it is in time; null for what is done, or can not be counted yet. */
  dueBy: IsoDate | null;
  /** Whom to call about what is late: us, who have it, or the insurer, who does. */
  call: 'site' | 'insurer' | null;
};

/**
 * How many days each may take before it counts as late: until the insurer has it, and until it has decided.
 * @source domain.md §12: transaction to CMS within 7 days, the plan confirms within 10. Two days for a receipt are ours.
 */
const MAY_TAKE = { received: 2, decided: 10 } as const;

/** What became of an application, in its order. Silence turns a step late by itself: nobody has to tell. */
export function timelineOf(events: readonly ApplicationEvent[], today: IsoDate): TimelineStep[] {
  const submitted = firstOf(events, ({ kind }) => kind === 'submitted');
  if (submitted === null) return [];
  const sent = firstOf(events, ({ kind }) => kind === 'sent');
  const refused = firstOf(events, ({ kind }) => kind === 'refused');
  // Whoever tells of its state has it, whether its receipt came through or not; what is taken back may never have come.
  const received = firstOf(events, ({ kind, code }) => kind === 'received' || (kind === 'state' && code !== WITHDRAWN));
  const decided = firstOf(events, ({ kind, code }) => kind === 'state' && isDecision(code));
  const withdrawal = firstOf(events, ({ kind }) => kind === 'withdrawal');
  const start: TimelineStep[] = [done('submitted', submitted.at)];

  if (withdrawal && decided === null) {
    const known = [sent && done('sent', sent.at), received && done('received', received.at)];
    // What never left needs nobody to take it back.
    const last = sent
      ? open('withdrawn', withdrawal.at, MAY_TAKE.received, today, 'insurer')
      : done('withdrawn', withdrawal.at);
    return [...start, ...known.filter((step) => step !== null), last];
  }
  const late = open('sent', submitted.at, MAY_TAKE.received, today, 'site');
  const receipt = sent ? open('received', sent.at, MAY_TAKE.received, today, 'site') : waiting('received');
  const decision = received ? open('decided', received.at, MAY_TAKE.decided, today, 'insurer') : waiting('decided');
  const isSent = sent ?? received ?? decided;
  const begun = [...start, isSent ? done('sent', isSent.at) : late];
  if (refused && received === null && decided === null) {
    return [...begun, { step: 'received', state: 'refused', at: refused.at, dueBy: null, call: 'site' }];
  }
  return [
    ...begun,
    ...(received ? [done('received', received.at)] : decided ? [] : [receipt]),
    decided ? done(decided.code === WITHDRAWN ? 'withdrawn' : 'decided', decided.at) : decision,
  ];
}

const firstOf = (events: readonly ApplicationEvent[], is: (event: ApplicationEvent) => boolean) =>
  events.filter(is).reduce<ApplicationEvent | null>((first, one) => (first && first.at <= one.at ? first : one), null);

type Name = TimelineStep['step'];

const done = (step: Name, at: number): TimelineStep => ({ step, state: 'done', at, dueBy: null, call: null });

/** For what comes before it: it has no day yet. */
const waiting = (step: Name): TimelineStep => ({ step, state: 'waiting', at: null, dueBy: null, call: null });

function open(step: Name, since: number, days: number, today: IsoDate, call: 'site' | 'insurer'): TimelineStep {
  const dueBy = daysAfter(centralDate(since), days);
  const isLate = today > dueBy;
  return { step, state: isLate ? 'late' : 'waiting', at: null, dueBy, call: isLate ? call : null };
}
