import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** From here on the clock and the ticks are the test's; all else goes its way. */
export function ownClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse('2026-11-16T16:00:00Z') });
}

/** A turn of the loop is real time, however slow the machine; React draws at the end of each `act`. */
const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 2)));

/** The program that watches over the session comes after the page. */
export async function watchBegun() {
  while (localStorage.getItem('ucp_lastActive') === null) await turn();
}

/** Enough for what a tick began, like a question to the server and what follows its answer, to come to its end. */
const TURNS = 10;

export async function pass(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  for (let turns = 0; turns < TURNS; turns += 1) await turn();
}
