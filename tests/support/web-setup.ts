import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { teachDialogs } from './web/dialogs.ts';
import { setScreenWidth } from './web/screen-width.ts';

const PHONE = 390;

// The first test of a file waits until its page and texts are compiled, which takes long on a busy machine.
configure({ asyncUtilTimeout: 120_000 });
setScreenWidth(PHONE);
teachDialogs();

afterEach(cleanup);
