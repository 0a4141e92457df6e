import { afterEach, expect, test, vi } from 'vitest';
import { watchExits } from '#tests/support/web/exits.ts';
import { watchAsking } from '#tests/support/web/watch-asking.ts';
import { leaveFor } from '#web/lib/leave.ts';
import { onAddressLeave } from './on-address-leave.ts';

afterEach(() => {
  vi.restoreAllMocks();
  // A page that is shown again is on its way no more.
  window.dispatchEvent(new Event('pageshow'));
});

test('who leaves is asked as long as something is not kept', () => {
  const isAsked = watchAsking();
  let isUnsaved = true;
  const stop = onAddressLeave(() => isUnsaved);
  expect(isAsked()).toBe(true);
  isUnsaved = false;
  expect(isAsked()).toBe(false);
  isUnsaved = true;
  stop();
  expect(isAsked()).toBe(false);
});

test('nobody is asked when the session has ended, in another tab too: the answers leave the screen', () => {
  const isAsked = watchAsking();
  const left = watchExits();
  const stop = onAddressLeave(() => true);
  leaveFor('/sign-out');
  expect([left.length, isAsked()]).toEqual([1, false]);
  stop();
});
