import { expect, test } from 'vitest';
import { decideToast } from './toast.ts';

const guest = { isGuest: true, hasMemberSiteCookie: false, imported: null, isSeen: false };
const account = { ...guest, isGuest: false };

test.each([
  ['a guest whom the member site knows', { ...guest, hasMemberSiteCookie: true }, 'sign-in'],
  ['a guest whom it does not know', guest, null],
  ['a guest, whatever was imported', { ...guest, imported: { drugs: 1, providers: 1 } }, null],
  ['an account outside the flow', account, null],
  ['an account with the cookie of the member site', { ...account, hasMemberSiteCookie: true }, null],
  ['in the flow with one drug', { ...account, imported: { drugs: 1, providers: 0 } }, 'imported'],
  ['in the flow with one doctor', { ...account, imported: { drugs: 0, providers: 1 } }, 'imported'],
  ['in the flow with none', { ...account, imported: { drugs: 0, providers: 0 } }, null],
] as const)('[SHELL-029][SHELL-610] %s', (_story, facts, toast) => {
  expect(decideToast(facts)).toBe(toast);
});

test.each([
  ['a guest', { ...guest, hasMemberSiteCookie: true }],
  ['a member', { ...account, imported: { drugs: 2, providers: 0 } }],
] as const)('[SHELL-028] %s who has seen it in this session does not see it again', (_story, facts) => {
  expect(decideToast({ ...facts, isSeen: true })).toBeNull();
});
