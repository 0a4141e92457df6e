import { placeOf } from './place-of.ts';
import { isHeard, whenHeard } from './when-heard.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** What somebody left in a field that no program heard. */
type Left = { value: string; checked: boolean };

const waiting = new Map<Field, Left>();

/** Whether everything that was typed and chosen is known to a program. */
export const isFilledAgain = () => waiting.size === 0;

/** Tells the program, as soon as it hears, what somebody typed and chose before. */
export function keepFilled() {
  const onEvent = ({ target }: Event) => {
    if (isField(target)) keep(target);
  };
  for (const name of ['input', 'change']) document.addEventListener(name, onEvent, { capture: true });
}

/** What the browser itself put into fields, as it does with a page that somebody comes back to. */
export function keepFilledBefore(root: HTMLElement) {
  for (const field of root.querySelectorAll<Field>('input, select')) if (isChanged(field)) keep(field);
}

function keep(field: Field) {
  if (isHeard(field)) return;
  const isFirst = !waiting.has(field);
  waiting.set(field, { value: field.value, checked: isTicked(field) && field.checked });
  if (!isFirst) return;
  whenHeard(placeOf(field), (found) => fill(found, waiting.get(field)), { onEnd: () => waiting.delete(field) });
}

/** First as it was drawn, by which React knows it, and then as a person would change it. */
function fill(field: Field, left: Left | undefined) {
  if (!left) return;
  if (isTicked(field)) {
    field.checked = field.defaultChecked;
    if (field.checked !== left.checked) field.click();
    return;
  }
  field.value = drawnIn(field);
  // React has a setter of its own on each field, and would see no change through that.
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, left.value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isChanged = (field: Field) =>
  isTicked(field) ? field.checked && !field.defaultChecked : field.value !== drawnIn(field);

function drawnIn(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
