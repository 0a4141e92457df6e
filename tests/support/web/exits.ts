import { vi } from 'vitest';
import { exits } from '#web/lib/leave.ts';

/** jsdom goes nowhere: where the page would have gone is kept. */
export function watchExits() {
  const left: string[] = [];
  vi.spyOn(exits, 'goTo').mockImplementation((address) => void left.push(address));
  vi.spyOn(exits, 'reload').mockImplementation(() => void left.push('reload'));
  return left;
}
