import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { isEntryOfBox } from '#web/lib/history-entries.ts';
import { teachDialogs } from './web/dialogs.ts';
import { setScreenWidth } from './web/screen-width.ts';

const PHONE = 390;

// The first test of a file waits until its page and texts are compiled, which takes long on a busy machine.
configure({ asyncUtilTimeout: 120_000 });
setScreenWidth(PHONE);
teachDialogs();

// What was open has entries in the history, which the next test must not be taken back from.
afterEach(async () => {
  cleanup();
  // A page that a test left is still here.
  window.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(isEntryOfBox()).toBe(false));
});
