import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SETUP_TIMEOUT, sessionSetup } from './session-setup.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['success', 'error'],
  ['error', 'success'],
] as const)('[AUTH-008] the setup of a session settles once: %s stays, whatever comes after', async (first, second) => {
  const { settled, settle } = sessionSetup();
  settle(first);
  settle(second);
  await vi.advanceTimersByTimeAsync(SETUP_TIMEOUT);
  expect(await settled).toBe(first);
});

test('[AUTH-008] when nothing comes in time it settles with error', async () => {
  const { settled, settle } = sessionSetup(1000);
  const heard = vi.fn();
  void settled.then(heard);
  await vi.advanceTimersByTimeAsync(999);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveBeenCalledExactlyOnceWith('error');
  settle('success');
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveBeenCalledOnce();
});
