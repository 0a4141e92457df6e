declare global {
  interface Window {
    /** Ends the holding, before the program draws. */
    takeOver?: (root: HTMLElement) => HandOver;
  }
}

export type HandOver = {
  /** Whether the program would draw what stands there, so that it can go on with it. */
  isAsDrawn: boolean;
  /** Does again what was done, once the program hears it. */
  doHeld: () => void;
};

type Field = HTMLInputElement | HTMLSelectElement;

const BUTTONS = 'button, input:is([type="checkbox"], [type="radio"], [type="submit"])';
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), select';
const waiting = new AbortController();
let pressed: HTMLElement | null = null;

// The program may have been quicker.
if (!window.takeOver) {
  for (const name of ['click', 'submit']) {
    document.addEventListener(name, hold, { capture: true, signal: waiting.signal });
  }
  window.takeOver = (root) => ({ isAsDrawn: isAsDrawn(root), doHeld: takeHeld(root) });
}

/**
 * The server knows neither how wide the screen is, nor what this tab remembers, nor where it came from, nor what follows
 * the # of the address.
 */
function isAsDrawn({ dataset: { media } }: HTMLElement): boolean {
  const { hash, origin } = window.location;
  const isOfThisTab = document.referrer.startsWith(`${origin}/`) || remembersSomething();
  return media !== undefined && matchMedia(media).matches && hash === '' && !isOfThisTab && navigator.onLine;
}

function remembersSomething(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}

function hold(event: Event) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null;
  if (button === null && event.type === 'click') return;
  // A form that the browser itself sends would put what stands in it into the address.
  event.preventDefault();
  event.stopPropagation();
  pressed = button ?? pressed;
}

function takeHeld(root: HTMLElement): () => void {
  waiting.abort();
  const fields = [...root.querySelectorAll<Field>(FIELDS)];
  // The program would not know of what stands in a field already.
  const filled = fields
    .filter((field) => field.value !== drawnIn(field))
    .map((field) => ({ field, value: field.value }));
  for (const { field } of filled) field.value = drawnIn(field);

  return () => {
    for (const { field, value } of filled) if (field.isConnected) fill(field, value);
    if (pressed?.isConnected) pressed.click();
  };
}

function drawnIn(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** As a person does it: React has a setter of its own on each field, and would see no change through that. */
function fill(field: Field, value: string) {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}
