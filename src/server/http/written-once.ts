/** The mark of a schema whose values are kept from request to request, so that writing them once is enough. */
export const WRITTEN_ONCE = 'x-written-once';

/** The names on the way to a part of a reply; '*' stands for every item of a list. */
export type Path = readonly string[];

/** No JSON text holds this character as it is, so what stands between two of them is the number of a text. */
const MARK = '\u0001';
const HOLES = new RegExp(`"${MARK}(\\d+)${MARK}"`, 'g');

const known = new WeakMap<object, string>();

/**
 * Puts a numbered hole in the place of each part. The reply itself is new with each request; its parts are not.
 * @param texts takes the text of each part, in the order of the holes.
 */
export function makeHoles(value: unknown, path: Path, write: (part: object) => string, texts: string[]): void {
  const [step, ...rest] = path;
  if (step === undefined || !isObject(value)) return;
  if (step === '*') {
    for (const item of Object.values(value)) makeHoles(item, rest, write, texts);
  } else if (rest.length > 0) {
    makeHoles(value[step], rest, write, texts);
  } else if (isObject(value[step])) {
    texts.push(textOf(value[step], write));
    value[step] = `${MARK}${texts.length - 1}${MARK}`;
  }
}

/** Looks through the short text with the holes only: the texts that fill them are long. */
export const fillHoles = (text: string, texts: readonly string[]) =>
  text.replace(HOLES, (_hole, number: string) => texts[Number(number)] ?? 'null');

function textOf(part: object, write: (part: object) => string): string {
  const before = known.get(part);
  if (before !== undefined) return before;
  const text = write(part);
  known.set(part, text);
  return text;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
