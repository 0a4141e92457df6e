import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { teachDialogs } from './web/dialogs.ts';
import { resetBrowser } from './web/reset-browser.ts';

// The first test of a worker waits until its page and texts are compiled, which takes long on a busy machine.
configure({ asyncUtilTimeout: 45_000 });
teachDialogs();
await resetBrowser();
afterEach(async () => {
  await resetBrowser();
  // A program that is still on its way when a file ends can not be loaded any more, in no later file of the worker.
  await vi.dynamicImportSettled();
});
