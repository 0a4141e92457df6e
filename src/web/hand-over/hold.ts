import { placeOf } from './place-of.ts';

const BUTTONS = 'button, input[type="submit"]';
const LONGEST_MS = 10_000;

/**
 * Holds what somebody presses where no program hears it yet, and does it again as soon as one does. Links work by
 * themselves, and fields fill.
 */
export function holdPresses() {
  let latest = 0;
  const onEvent = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null;
    const place = button ?? (event.type === 'submit' ? (event.target as HTMLElement) : null);
    if (place === null || isHeard(place)) return;
    // A form that the browser itself sends would put what stands in it into the address.
    event.preventDefault();
    event.stopPropagation();
    latest += 1;
    const mine = latest;
    // Who presses twice, or something else since nothing happened, means the last of it.
    if (button) whenHeard(placeOf(button), (found) => mine === latest && found.click());
  };
  for (const name of ['click', 'submit']) document.addEventListener(name, onEvent, { capture: true });
}

/** As soon as a program hears what is done to it, wherever it stands by then. */
export function whenHeard<Kind extends HTMLElement>(find: () => Kind | null, act: (element: Kind) => void) {
  const begun = performance.now();
  const look = () => {
    const element = find();
    if (element && isHeard(element)) return act(element);
    if (performance.now() - begun < LONGEST_MS) setTimeout(look, 20);
  };
  look();
}

/** React leaves what it knows of an element on it, once it has drawn it or goes on with what was drawn. */
const isHeard = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
