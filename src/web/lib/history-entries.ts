import { isLeaving } from './leave.ts';
import { isOnServer } from './on-server.ts';

/**
 * The browser's Back closes what is open over a page, last opened first. Each open box has an entry in the history of
 * the same address. How many it stands for is all that the entry knows: nothing of what is in a box is stored.
 */
type EntryState = { boxes?: number } | null;

const closers: (() => void)[] = [];
let isReturning = false;
let isListening = false;

const boxesOfEntry = () => (window.history.state as EntryState)?.boxes ?? 0;

/** Whether the entry that is shown is that of a box: who navigates from there takes its place. */
export const isEntryOfBox = () => boxesOfEntry() > 0;

/** @returns what to call when it was closed otherwise. */
export function openEntry(close: () => void): () => void {
  listen();
  closers.push(close);
  addEntries();
  return () => {
    const place = closers.lastIndexOf(close);
    if (place >= 0) closers.splice(place, 1);
    // What opens in the same moment takes over the entry.
    queueMicrotask(settle);
  };
}

function addEntries() {
  if (isReturning) return;
  for (let boxes = boxesOfEntry() + 1; boxes <= closers.length; boxes += 1) {
    window.history.pushState({ ...window.history.state, boxes }, '');
  }
}

/** Makes the entry match what is open. An entry of a box that is closed is left again, also after a reload. */
function settle() {
  addEntries();
  const left = boxesOfEntry() - closers.length;
  if (isReturning || isLeaving() || left <= 0) return;
  isReturning = true;
  window.history.go(-left);
}

function follow() {
  // A box that opened while we were on the way back gets its entry now.
  const wasOurs = isReturning;
  isReturning = false;
  if (!wasOurs) while (closers.length > boxesOfEntry()) closers.pop()?.();
  settle();
}

function listen() {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', follow);
  // What closed while the page was left is settled when the browser shows that page again.
  window.addEventListener('pageshow', settle);
}

if (!isOnServer && isEntryOfBox()) {
  listen();
  settle();
}
