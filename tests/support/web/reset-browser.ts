import { onlineManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { POPUPS } from '#domain/session/popup-order.ts';
import { dismissPopup } from '#web/data/popups.ts';
import { isEntryOfBox } from '#web/lib/history-entries.ts';
import { patiently } from '../patiently.ts';
import { setScreenWidth } from './screen-width.ts';

const PHONE = 390;

/** The files of a worker share its browser and our modules, so each test takes away what it leaves in them. */
export async function resetBrowser() {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  for (const popup of POPUPS) dismissPopup(popup);
  // A page that was left, or has logged something once, is shown as if the browser had kept it.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  // What was open has entries in the history, which the next test must not be taken back from.
  await patiently(() => expect(isEntryOfBox()).toBe(false));
  resetDocument();
  setScreenWidth(PHONE);
  onlineManager.setOnline(true);
}

function resetDocument() {
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  window.history.replaceState(null, '', '/');
}
