import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first test of a file waits until its page and texts are compiled, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
