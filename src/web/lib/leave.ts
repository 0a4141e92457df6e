import { isOnServer } from './on-server.ts';

/** The browser's own ways out of a page. A test, whose browser goes nowhere, watches them here. */
export const exits = {
  goTo: (address: string) => window.location.assign(address),
  reload: () => window.location.reload(),
};

let isOnTheWay = false;

/** Between leaving a page and the next one: a step in the history would call the next page off. */
export const isLeaving = () => isOnTheWay;

// A browser may keep the page that was left, and show it again as it was.
if (!isOnServer) {
  window.addEventListener('pageshow', () => {
    isOnTheWay = false;
  });
}

/** Another page, loaded anew: nothing of this one stays in memory. */
export function leaveFor(address: string) {
  isOnTheWay = true;
  exits.goTo(isOfTheWeb(address) ? address : '/');
}

const isOfTheWeb = (address: string) =>
  URL.canParse(address, window.location.href) && /^https?:$/.test(new URL(address, window.location.href).protocol);
