import { placeOf } from './place-of.ts';
import { whenHeard } from './when-heard.ts';

/** The focus stays where somebody put it, also where the page is drawn anew around it. */
export function keepFocus(root: HTMLElement) {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !root.contains(activeElement)) return;
  whenHeard(placeOf(activeElement), (found) => {
    if (document.activeElement === document.body) found.focus();
  });
}
