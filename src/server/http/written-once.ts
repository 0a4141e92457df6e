/** The mark of a schema whose values are kept from request to request, so that writing them once is enough. */
export const WRITTEN_ONCE = 'x-written-once';

/** The names on the way to a part of a reply; '*' stands for every item of a list. */
export type Path = readonly string[];

/** No JSON text holds this character as it is, so what stands between two of them is the number of a text. */
const MARK = '\u0001';
const HOLES = new RegExp(`"${MARK}(\\d+)${MARK}"`);

const known = new WeakMap<object, Buffer>();

/**
 * Puts a numbered hole in the place of each part. The reply itself is new with each request; its parts are not.
 * @param bytes takes the text of each part as it will be sent, in the order of the holes.
 */
export function makeHoles(value: unknown, path: Path, write: (part: object) => string, bytes: Buffer[]): void {
  const [step, ...rest] = path;
  if (step === undefined || !isObject(value)) return;
  if (step === '*') {
    for (const item of Object.values(value)) makeHoles(item, rest, write, bytes);
  } else if (rest.length > 0) {
    makeHoles(value[step], rest, write, bytes);
  } else if (isObject(value[step])) {
    bytes.push(bytesOf(value[step], write));
    value[step] = `${MARK}${bytes.length - 1}${MARK}`;
  }
}

/** Only the short text with the holes is read and encoded: what fills them is long, and was encoded before. */
export function fillHoles(text: string, bytes: readonly Buffer[]): Buffer {
  // Every second piece is the number of a hole.
  const pieces = text.split(HOLES);
  return Buffer.concat(
    pieces.map((piece, index) => (index % 2 === 1 ? bytes[Number(piece)] : null) ?? Buffer.from(piece)),
  );
}

function bytesOf(part: object, write: (part: object) => string): Buffer {
  const before = known.get(part);
  if (before !== undefined) return before;
  const bytes = Buffer.from(write(part));
  known.set(part, bytes);
  return bytes;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
