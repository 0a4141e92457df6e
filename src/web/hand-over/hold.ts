import { isFilledAgain } from './filled.ts';
import { placeOf } from './place-of.ts';
import { isHeard, whenHeard } from './when-heard.ts';

const BUTTONS = 'button, input[type="submit"]';

/**
 * Holds what somebody presses where no program hears it yet, and does it again as soon as one does. Links work by
 * themselves, and fields fill.
 */
export function holdPresses() {
  const held = new Set<HTMLElement>();
  const onEvent = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null;
    const place = button ?? (event.type === 'submit' ? (event.target as HTMLElement) : null);
    if (place === null || isHeard(place)) return;
    // A form that the browser itself sends would put what stands in it into the address.
    event.preventDefault();
    event.stopPropagation();
    // Who presses again since nothing happened means it once.
    if (button === null || held.has(button)) return;
    held.add(button);
    whenHeard(placeOf(button), (found) => found.click(), {
      // What was typed before a form was sent is in it first.
      isDue: isFilledAgain,
      onEnd: () => held.delete(button),
    });
  };
  for (const name of ['click', 'submit']) document.addEventListener(name, onEvent, { capture: true });
}
