import { expect, test } from 'vitest';
import { isSupplementApproved, type SupplementFacts, supplementSection } from './supplement-section.ts';

const ready: SupplementFacts = {
  stateCode: 'WA',
  approvedStates: ['WA', 'NY'],
  flips: { WA: '2026-11-16' },
  isV2CardsOn: true,
  interfaceLoaded: true,
};

test.each([
  ['everything is there', ready, '2026-11-16', { shows: 'interface' }],
  ['a state in lower case with blanks', { ...ready, stateCode: ' wa ' }, '2026-11-16', { shows: 'interface' }],
  ['the day before the flip', ready, '2026-11-15', { shows: 'notice', because: 'before-flip' }],
  [
    'a day that can not be read',
    { ...ready, flips: { WA: '11/16/2026' } },
    '2026-11-16',
    { shows: 'notice', because: 'before-flip' },
  ],
  [
    'a state that never flips',
    { ...ready, stateCode: 'NY' },
    '2026-11-16',
    { shows: 'notice', because: 'before-flip' },
  ],
  [
    'a state without approval',
    { ...ready, stateCode: 'NE' },
    '2026-11-16',
    { shows: 'nothing', because: 'not-approved' },
  ],
  ['a list that failed', { ...ready, approvedStates: null }, '2026-11-16', { shows: 'nothing', because: 'no-list' }],
  ['a state not known yet', { ...ready, stateCode: null }, '2026-11-16', { shows: 'notice', because: 'state-unknown' }],
  ['the flag is off', { ...ready, isV2CardsOn: false }, '2026-11-16', { shows: 'notice', because: 'flag-off' }],
  ['the script failed', { ...ready, interfaceLoaded: false }, '2026-11-16', { shows: 'notice', because: 'not-loaded' }],
] as const)('[SUPP-001] [SUPP-002] [SUPP-402] %s', (_story, facts, today, section) => {
  expect(supplementSection(facts, today)).toEqual(section);
});

test.each([
  ['on the list', 'WA', true],
  ['in lower case', 'wa', true],
  ['with blanks around it', ' WA ', true],
  ['not on the list', 'MA', false],
  ['no state', '', false],
])('[SUPP-402] [CONTENT-408] a state %s', (_story, stateCode, approved) => {
  expect(isSupplementApproved(stateCode, ['WA', 'NY'])).toBe(approved);
});
