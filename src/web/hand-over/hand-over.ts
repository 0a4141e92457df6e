import { isAsDrawn } from './as-drawn.ts';
import { keepFilled, keepFilledBefore } from './filled.ts';
import { keepFocus } from './focus.ts';
import { holdPresses } from './hold.ts';

/**
 * From the page that the server drew to the program of the page: a script of its own, which comes first and shares
 * nothing with the program, so that neither waits for the other.
 */
declare global {
  interface Window {
    /**
     * Called by the program before it draws, in place of what was drawn or on from it.
     * @returns whether it would draw what stands there, so that it can go on with it.
     */
    takeOver?: (root: HTMLElement) => boolean;
  }
}

// The program may have been quicker: then there is nothing to hand over.
if (!window.takeOver) {
  holdPresses();
  keepFilled();
  window.takeOver = (root) => {
    keepFilledBefore(root);
    keepFocus(root);
    return isAsDrawn(root);
  };
}
