import { expect, test } from 'vitest';
import { idleState } from './idle-state.ts';

const limits = { idleSeconds: 5, warningSeconds: 120 };

test.each([
  ['a moment ago', 0, { shows: 'page' }],
  ['at the limit', 5_000, { shows: 'page' }],
  ['the last moment before the next tick', 5_999, { shows: 'page' }],
  ['the tick after the limit', 6_000, { shows: 'warning', left: 120_000 }],
  ['one second into the countdown', 7_000, { shows: 'warning', left: 119_000 }],
  ['the last second', 125_000, { shows: 'warning', left: 1_000 }],
  ['the last moment', 125_999, { shows: 'warning', left: 1 }],
  ['the end of the countdown', 126_000, { shows: 'ended' }],
  ['after a night of sleep', 36_000_000, { shows: 'ended' }],
  ['a clock that was set back', -60_000, { shows: 'page' }],
])('[AUTH-411][AUTH-603][AUTH-604] last activity: %s', (_story, idle, state) => {
  expect(idleState(idle, limits)).toEqual(state);
});
