import { expect, test } from 'vitest';
import { sessionLeft } from './session-left.ts';

const limits = { idleSeconds: 60, warningSeconds: 120, mostSeconds: 600 };

test.each([
  ['a new session', { idle: 0, age: 0 }, { left: 181_000, untilEnd: 600_000 }],
  ['idle since the sign-in', { idle: 100_000, age: 100_000 }, { left: 81_000, untilEnd: 500_000 }],
  ['busy, the end as far as the idle limit', { idle: 0, age: 419_000 }, { left: 181_000, untilEnd: 181_000 }],
  ['busy, the end a moment nearer', { idle: 0, age: 419_001 }, { left: 180_999, untilEnd: 180_999 }],
  ['busy to the last moment', { idle: 0, age: 599_999 }, { left: 1, untilEnd: 1 }],
  ['busy at the end', { idle: 0, age: 600_000 }, { left: 0, untilEnd: 0 }],
  ['after the end', { idle: 0, age: 600_001 }, { left: -1, untilEnd: -1 }],
  ['idle to the limit', { idle: 181_000, age: 181_000 }, { left: 0, untilEnd: 419_000 }],
  ['a clock that was set back', { idle: -5_000, age: -5_000 }, { left: 181_000, untilEnd: 600_000 }],
])('%s', (_story, since, left) => {
  expect(sessionLeft(since, limits)).toEqual(left);
});
