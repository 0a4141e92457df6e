import { expect, test } from 'vitest';
import { offerOfImport } from './offer.ts';

const TODAY = '2026-11-16';
const member = { isMember: true, hasKeeper: true, leaveEndsOn: '2027-12-16', imports: [], today: TODAY } as const;
const offered = { allowed: true, needsConsent: false, atStartup: true };
const once = (state: 'waiting' | 'done' | 'failed' | 'undone', agreedOn: `2026-${number}-${number}`) => ({
  imports: [{ state, agreedOn }],
});

test.each([
  ['a member who gave leave', {}, offered],
  ['somebody else who is signed in', { isMember: false }, { allowed: true, needsConsent: false, atStartup: false }],
  ['the same, where nobody keeps claims', { isMember: false, hasKeeper: false }, { allowed: true }],
  ['nobody keeps claims', { hasKeeper: false }, { allowed: false, needsConsent: false, atStartup: false }],
  ['no leave was given', { leaveEndsOn: null }, { allowed: true, needsConsent: true, atStartup: false }],
  ['leave ended yesterday', { leaveEndsOn: '2026-11-15' }, { needsConsent: true, atStartup: false }],
  ['leave ends today', { leaveEndsOn: TODAY }, { needsConsent: false, atStartup: true }],
  ['imported on the first of the month', once('done', '2026-11-01'), { allowed: false, atStartup: false }],
  ['imported, and taken back', once('undone', '2026-11-02'), { allowed: false, atStartup: false }],
  ['imported on the last of the month before', once('done', '2026-10-31'), offered],
  ['it failed today', once('failed', TODAY), { allowed: true, atStartup: false }],
  ['it failed yesterday', once('failed', '2026-11-15'), offered],
  ['one is under way', once('waiting', TODAY), { allowed: true, atStartup: false }],
] as const)('%s', (_story, change, offer) => {
  expect(offerOfImport({ ...member, ...change })).toMatchObject(offer);
});
