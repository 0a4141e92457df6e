import { expect } from '@playwright/test';
import { REAL_PORT, SAMPLE_PORT } from './ports.ts';

/** The real rows are loaded while other tests run, which takes long on a busy machine. */
export const WITH_REAL_ROWS = 15 * 60_000;

/** The same site on the server that holds the real rows, as soon as it serves. */
export async function onRealRows(baseURL = ''): Promise<string> {
  const status = () =>
    fetch(`http://127.0.0.1:${REAL_PORT}/readyz`).then(
      (answer) => answer.status,
      () => null,
    );
  await expect.poll(status, { message: 'the server of the real rows', timeout: WITH_REAL_ROWS }).toBe(200);
  return baseURL.replace(`:${SAMPLE_PORT}`, `:${REAL_PORT}`);
}
