import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** From here on the clock and the ticks are the test's; all else goes its way. */
export function ownClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse('2026-11-16T16:00:00Z') });
}

/**
 * Turns of the loop, and not a time, so that a slow machine has its turns too. React draws at the end of each `act`.
 */
const turns = () =>
  act(async () => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  });

/** The program that watches over the session comes after the page. */
export async function watchBegun() {
  while (localStorage.getItem('ucp_lastActive') === null) await turns();
}

/** What a tick began, like a question to the server and what follows its answer, comes to its end. */
export async function pass(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  for (let drawn = 0; drawn < 3; drawn += 1) await turns();
}
