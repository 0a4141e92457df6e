export type Setup = 'success' | 'error';

/** A member import alone may take a minute. */
export const SETUP_TIMEOUT = 90_000;

/**
 * The promise of a sign-in: it settles once, with success or error, and with error when nothing came in time. AUTH-008.
 */
export function sessionSetup(timeout = SETUP_TIMEOUT) {
  let settle: (setup: Setup) => void = () => {};
  const settled = new Promise<Setup>((resolve) => {
    const timer = setTimeout(() => resolve('error'), timeout);
    settle = (setup) => {
      clearTimeout(timer);
      resolve(setup);
    };
  });
  return { settled, settle };
}
