import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { teachDialogs } from './web/dialogs.ts';
import { resetBrowser } from './web/reset-browser.ts';

// The first test of a worker waits until its page and texts are compiled, which takes long on a busy machine.
configure({ asyncUtilTimeout: 45_000 });
teachDialogs();
await resetBrowser();
afterEach(resetBrowser);
