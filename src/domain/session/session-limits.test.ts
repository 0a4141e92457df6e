import { expect, test } from 'vitest';
import { endsAfterSeconds } from './idle-limit.ts';
import { AGENT_IDLE_SECONDS, limitsOfAgent, MOST_SECONDS } from './session-limits.ts';

test('[AUTH-408][AUTH-605] a session ends at the latest after 12 hours, that of an agent after 8', () => {
  expect(MOST_SECONDS).toEqual({ shopper: 43_200, agent: 28_800 });
  expect(AGENT_IDLE_SECONDS).toBe(1800);
});

const agent = { idleSeconds: 1800, mostSeconds: 28_800 };
const shopper = { idleSeconds: 9000, warningSeconds: 120, mostSeconds: 43_200 };

test.each([
  ['as they come', shopper, agent, { idleSeconds: 1679, warningSeconds: 120, mostSeconds: 28_800 }, 1800],
  ['content that warns early', { ...shopper, idleSeconds: 60 }, agent, { idleSeconds: 60, warningSeconds: 120 }, 181],
  ['content that warns as late as the limit', { ...shopper, idleSeconds: 1679 }, agent, { idleSeconds: 1679 }, 1800],
  ['content that warns a second later', { ...shopper, idleSeconds: 1680 }, agent, { idleSeconds: 1679 }, 1800],
  ['a shorter end of shoppers', { ...shopper, mostSeconds: 600 }, agent, { mostSeconds: 600 }, 1800],
  ['a shorter end of agents', shopper, { ...agent, mostSeconds: 60 }, { mostSeconds: 60 }, 1800],
  ['a warning longer than the limit', { ...shopper, warningSeconds: 4000 }, agent, { warningSeconds: 1798 }, 1800],
  ['the shortest', shopper, { ...agent, idleSeconds: 1 }, { idleSeconds: 1, warningSeconds: 1 }, 3],
])('[AUTH-408] the limits of an agent: %s', (_story, ofShopper, ofAgent, limits, ends) => {
  const found = limitsOfAgent(ofShopper, ofAgent);
  expect(found).toMatchObject(limits);
  expect(endsAfterSeconds(found)).toBe(ends);
});
