import { expect, test } from 'vitest';
import { type SessionState, sessionState } from './session-state.ts';

const limits = { idleSeconds: 60, warningSeconds: 120 };
const page: SessionState = { shows: 'page' };
const warned = (left: number): SessionState => ({ shows: 'warning', left });
const closing = (left: number): SessionState => ({ shows: 'closing', left });

test.each([
  ['no end is set', 0, null, page],
  ['no end is set, idle past the limit', 61_000, null, warned(120_000)],
  ['no end is set, idle to the last', 181_000, null, { shows: 'ended', because: 'idle' }],
  ['the end is far', 0, 600_000, page],
  ['the moment before the warning', 0, 120_001, page],
  ['at the warning', 0, 120_000, closing(120_000)],
  ['the last moment', 0, 1, closing(1)],
  ['at the end', 0, 0, { shows: 'ended', because: 'age' }],
  ['after a night of sleep', 36_000_000, -35_000_000, { shows: 'ended', because: 'age' }],
  ['idle, and staying wins time', 62_000, 119_001, warned(119_000)],
  ['idle, and staying wins nothing', 62_000, 119_000, closing(119_000)],
  ['idle, and the end comes before', 62_000, 30_000, closing(30_000)],
  ['idle to the last, shortly before the end', 181_000, 1_000, { shows: 'ended', because: 'idle' }],
  ['a clock that was set back', -60_000, 90_000, closing(90_000)],
] as const)('%s', (_story, idle, untilEnd, state) => {
  expect(sessionState({ idle, untilEnd }, limits)).toEqual(state);
});
