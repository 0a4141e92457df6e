import type { Screen } from '#contract/drawn-page.ts';
import { DESKTOP_FROM } from '#web/lib/desktop.ts';
import { PHONE_BELOW } from '#web/lib/phone.ts';
import { nothingRemembered } from '#web/lib/session-memory.ts';
import type { Arrival } from './arrival.ts';

/** For which the server drew what stands in the page. */
export const screenOf = (root: HTMLElement): Screen => (root.dataset['screen'] === 'phone' ? 'phone' : 'desktop');

/**
 * Whether the browser would draw what the server drew, so that it can go on with it as it stands. The server knows
 * neither how wide the screen is, nor what this tab remembers, nor what follows the # of the address.
 */
export function isAsDrawn(root: HTMLElement, { step }: Arrival): boolean {
  if (root.firstElementChild === null || step === 'sign-in' || step === 'agent-view') return false;
  const { hash, origin } = window.location;
  const isFromHere = document.referrer.startsWith(`${origin}/`);
  return isOfWidth(screenOf(root)) && hash === '' && !isFromHere && navigator.onLine && nothingRemembered();
}

const isOfWidth = (screen: Screen) =>
  screen === 'phone'
    ? !window.matchMedia(`(min-width: ${PHONE_BELOW}px)`).matches
    : window.matchMedia(`(min-width: ${DESKTOP_FROM}px)`).matches;
