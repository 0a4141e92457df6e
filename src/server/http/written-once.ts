/** The mark of a schema whose values are kept from request to request, so that writing them once is enough. */
export const WRITTEN_ONCE = 'x-written-once';

/** The names on the way to a part of a reply; '*' stands for every item of a list. */
export type Path = readonly string[];

/** No JSON text holds this character as it is, so what stands between two of them is a text that was put there. */
const MARK = '\u0001';

const texts = new WeakMap<object, string>();

/** Puts the text of each part in its place. The reply itself is new with each request; its parts are not. */
export function putTexts(value: unknown, path: Path, write: (part: object) => string): void {
  const [step, ...rest] = path;
  if (step === undefined || !isObject(value)) return;
  if (step === '*') {
    for (const item of Object.values(value)) putTexts(item, rest, write);
  } else if (rest.length > 0) {
    putTexts(value[step], rest, write);
  } else if (isObject(value[step])) {
    value[step] = MARK + textOf(value[step], write) + MARK;
  }
}

export const stripMarks = (text: string) => text.replaceAll(`"${MARK}`, '').replaceAll(`${MARK}"`, '');

function textOf(part: object, write: (part: object) => string): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = write(part);
  texts.set(part, text);
  return text;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
