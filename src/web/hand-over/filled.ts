import { placeOf } from './place-of.ts';
import { whenHeard } from './when-heard.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const waiting = new Set<Field>();

/** Whether everything that was typed stands where it was typed. */
export const isFilledAgain = () => waiting.size === 0;

/**
 * What stands in fields that were drawn otherwise, and where the focus is: taken out, since the program would not know of
 * it, and put in again as soon as it hears.
 */
export function keepFilled(root: HTMLElement) {
  const focused = root.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  if (focused) {
    whenHeard(placeOf(focused), (found) => document.activeElement === document.body && found.focus());
  }
  for (const field of [...root.querySelectorAll<Field>('input, select')].filter((one) => wasChanged(one))) {
    const { value } = field;
    const find = placeOf(field);
    takeOut(field);
    waiting.add(field);
    whenHeard(find, (found) => fill(found, value), { onEnd: () => waiting.delete(field) });
  }
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function wasChanged(field: Field): boolean {
  if (!isTicked(field)) return field.value !== drawnIn(field);
  // Of radios that belong together the one that was chosen says it.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

function takeOut(field: Field) {
  if (!isTicked(field)) {
    field.value = drawnIn(field);
    return;
  }
  field.checked = field.defaultChecked;
  if (field.type === 'radio') for (const other of radiosWith(field)) other.checked = other.defaultChecked;
}

function drawnIn(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

const radiosWith = ({ name, form, ownerDocument }: HTMLInputElement) =>
  [...(form ?? ownerDocument).querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (other) => other.name === name,
  );

function fill(field: Field, value: string) {
  if (isTicked(field)) return field.click();
  // As a person does it: React has a setter of its own on each field, and would see no change through that.
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}
