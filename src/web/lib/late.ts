import { lazy } from 'react';
import { isOnServer } from './on-server.ts';

/** By which the browser knows why a part was not drawn. */
export const COMES_LATER = 'comes-later';

/**
 * A part with a program of its own, which comes after the page. The server does not draw it: what is seen could be
 * pressed, and nothing would hear it for as long as its program is on the way.
 */
export const late: typeof lazy = isOnServer ? () => lazy(() => Promise.reject(new PartComesLater())) : lazy;

export class PartComesLater extends Error {
  override name = 'PartComesLater';
}
