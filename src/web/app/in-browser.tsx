import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { prefixOf } from './site-prefix.ts';

/** Routes by the address in the browser's bar. */
export const inBrowser = (routes: ReactNode) => (
  <BrowserRouter basename={prefixOf(window.location.pathname)}>{routes}</BrowserRouter>
);
