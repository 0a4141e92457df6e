import { vi } from 'vitest';

/** Asks until nothing is thrown. The limit ends what hangs; how long it takes tells of the machine. */
export const patiently = <Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(ask, { timeout: PATIENCE_MS, interval: 20 });

export const PATIENCE_MS = 45_000;
