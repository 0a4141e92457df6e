import { expect, test } from 'vitest';
import { type ApplicationEvent, timelineOf } from './timeline.ts';

/** In the morning in Chicago. */
const on = (day: string) => Date.parse(`${day}T16:00:00Z`);
const event = (kind: ApplicationEvent['kind'], day: string, code = 0): ApplicationEvent => ({
  kind,
  code,
  at: on(day),
});

const SUBMITTED = event('submitted', '2026-11-16');
const SENT = event('sent', '2026-11-17');
const RECEIVED = event('received', '2026-11-18');

const brief = (events: readonly ApplicationEvent[], today: `${number}-${number}-${number}`) =>
  timelineOf(events, today).map(({ step, state, call }) => [step, state, ...(call ? [call] : [])].join(' '));

test.each([
  [
    'one that only we have',
    [SUBMITTED],
    '2026-11-16',
    ['submitted done', 'sent waiting', 'received waiting', 'decided waiting'],
  ],
  [
    'one that was sent',
    [SUBMITTED, SENT],
    '2026-11-17',
    ['submitted done', 'sent done', 'received waiting', 'decided waiting'],
  ],
  [
    'one that the insurer has',
    [SUBMITTED, SENT, RECEIVED],
    '2026-11-18',
    ['submitted done', 'sent done', 'received done', 'decided waiting'],
  ],
  [
    'one that it looks at',
    [SUBMITTED, SENT, RECEIVED, event('state', '2026-11-19', 3)],
    '2026-11-19',
    ['submitted done', 'sent done', 'received done', 'decided waiting'],
  ],
  [
    'one that was approved',
    [SUBMITTED, SENT, RECEIVED, event('state', '2026-11-19', 3), event('state', '2026-11-24', 11)],
    '2027-02-01',
    ['submitted done', 'sent done', 'received done', 'decided done'],
  ],
  [
    'one whose receipt was never told, and whose state was',
    [SUBMITTED, SENT, event('state', '2026-11-19', 3)],
    '2026-11-22',
    ['submitted done', 'sent done', 'received done', 'decided waiting'],
  ],
  [
    'one that the insurer would not take',
    [SUBMITTED, SENT, event('refused', '2026-11-17')],
    '2026-11-17',
    ['submitted done', 'sent done', 'received refused site'],
  ],
  [
    'one that the insurer calls withdrawn',
    [SUBMITTED, SENT, RECEIVED, event('state', '2026-11-20', 13)],
    '2026-11-21',
    ['submitted done', 'sent done', 'received done', 'withdrawn done'],
  ],
] as const)('an application is told step by step: %s', (_story, events, today, expected) => {
  expect(brief(events, today)).toEqual(expected);
});

test.each([
  ['the last day of its receipt', [SUBMITTED, SENT], '2026-11-19', 'received waiting'],
  ['the day after', [SUBMITTED, SENT], '2026-11-20', 'received late site'],
  ['the last day of the decision', [SUBMITTED, SENT, RECEIVED], '2026-11-28', 'decided waiting'],
  ['the day after', [SUBMITTED, SENT, RECEIVED], '2026-11-29', 'decided late insurer'],
  [
    'a state that is no decision, the day after',
    [SUBMITTED, SENT, RECEIVED, event('state', '2026-11-27', 6)],
    '2026-11-29',
    'decided late insurer',
  ],
  ['what we still have after two days', [SUBMITTED], '2026-11-18', 'sent waiting'],
  ['what we still have after three', [SUBMITTED], '2026-11-19', 'sent late site'],
] as const)('silence turns a step late by itself, and says whom to call: %s', (_story, events, today, expected) => {
  expect(brief(events, today)).toContain(expected);
});

test('what waits says until when it is in time, and what is done when it was', () => {
  expect(timelineOf([SUBMITTED, SENT, RECEIVED], '2026-11-18')).toEqual([
    { step: 'submitted', state: 'done', at: SUBMITTED.at, dueBy: null, call: null },
    { step: 'sent', state: 'done', at: SENT.at, dueBy: null, call: null },
    { step: 'received', state: 'done', at: RECEIVED.at, dueBy: null, call: null },
    { step: 'decided', state: 'waiting', at: null, dueBy: '2026-11-28', call: null },
  ]);
});

test('a day is a day in Chicago', () => {
  const late = { ...SENT, at: Date.parse('2026-11-18T05:30:00Z') };
  expect(timelineOf([SUBMITTED, late], '2026-11-19').at(2)).toMatchObject({ dueBy: '2026-11-19', state: 'waiting' });
});

const WITHDRAWAL = event('withdrawal', '2026-11-19');
test.each([
  ['before it was sent', [SUBMITTED, WITHDRAWAL], '2026-12-30', ['submitted done', 'withdrawn done']],
  [
    'after it was sent',
    [SUBMITTED, SENT, WITHDRAWAL],
    '2026-11-21',
    ['submitted done', 'sent done', 'withdrawn waiting'],
  ],
  [
    'and nothing is heard of that',
    [SUBMITTED, SENT, RECEIVED, WITHDRAWAL],
    '2026-11-22',
    ['submitted done', 'sent done', 'received done', 'withdrawn late insurer'],
  ],
  [
    'when it turns out that the insurer never had it',
    [SUBMITTED, SENT, WITHDRAWAL, event('state', '2026-11-20', 13)],
    '2026-12-30',
    ['submitted done', 'sent done', 'withdrawn done'],
  ],
  [
    'when the insurer had refused it',
    [SUBMITTED, SENT, event('refused', '2026-11-18'), WITHDRAWAL, event('state', '2026-11-20', 13)],
    '2026-12-30',
    ['submitted done', 'sent done', 'withdrawn done'],
  ],
  [
    'when it had been approved',
    [SUBMITTED, SENT, RECEIVED, WITHDRAWAL, event('state', '2026-11-20', 11)],
    '2026-11-22',
    ['submitted done', 'sent done', 'received done', 'decided done'],
  ],
] as const)('an application that is taken back: %s', (_story, events, today, expected) => {
  expect(brief(events, today)).toEqual(expected);
});

test('a draft has no timeline', () => {
  expect(timelineOf([], '2026-11-16')).toEqual([]);
});
