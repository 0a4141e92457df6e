import { badFile } from '../files/bad-file.ts';
import type { Source } from '../files/source.ts';
import { readBytes } from '../files/text.ts';

/** One value of a file's long array, by its place from 0. */
export type Element = { index: number; text: string; isEntry: boolean };

/** In bytes. A doctor who is in every plan of a large company at a hundred places has some hundred thousand. */
const LONGEST = 8_000_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const LESS_THAN = 0x3c;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

const isBlank = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/**
 * The elements of a file that is one JSON array, or of the array `entry` of a file that is one FHIR bundle, some at a
 * time. Only where each ends is looked for here, and JSON.parse reads it: a tenth of the time of a parser that hands over
 * every token, and no more of a file in memory than one element.
 * @throws BadFile for what is neither, and for a file that ends in the middle.
 */
export async function* readElements(source: Source): AsyncGenerator<Element[]> {
  let depth = 0;
  /** The depth at which elements begin: inside the array of records, or of the array of the bundle. */
  let inside = -1;
  let isBundle = false;
  let hasEnded = false;
  let inText = false;
  let escaped = false;
  let index = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  let isOpen = false;
  let key = '';
  let keyStart = '';
  let keyFrom = -1;
  let at = 0;

  for await (const chunk of readBytes(source)) {
    const found: Element[] = [];
    let from = isOpen ? 0 : -1;
    const take = (end: number) => {
      held.push(chunk.subarray(Math.max(from, 0), end));
      const text = (held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held)).toString('utf8');
      found.push({ index: index++, text, isEntry: isBundle });
      held = [];
      heldBytes = 0;
      isOpen = false;
      from = -1;
    };
    for (let place = 0; place < chunk.length; place++) {
      const byte = chunk[place] as number;
      if (inText) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) {
          inText = false;
          if (keyFrom >= 0) {
            key = keyStart + chunk.toString('latin1', keyFrom, place);
            keyStart = '';
            keyFrom = -1;
          }
        }
        continue;
      }
      if (isBlank(byte)) continue;
      if (depth === 0) {
        if (at + place < BYTE_ORDER_MARK.length && byte === BYTE_ORDER_MARK[at + place]) continue;
        if (hasEnded) throw badFile(source.name, 'something follows behind its end');
        if (byte === LESS_THAN) throw badFile(source.name, 'it is a web page and no data');
        if (byte !== OPEN_ARRAY && byte !== OPEN_OBJECT) throw badFile(source.name, 'it is not JSON');
        depth = 1;
        isBundle = byte === OPEN_OBJECT;
        inside = isBundle ? -1 : 1;
        continue;
      }
      const isAtElements = depth === inside;
      switch (byte) {
        case QUOTE:
          inText = true;
          if (isBundle && depth === 1) keyFrom = place + 1;
          if (isAtElements && !isOpen) {
            isOpen = true;
            from = place;
          }
          break;
        case OPEN_ARRAY:
        case OPEN_OBJECT:
          if (isAtElements && !isOpen) {
            isOpen = true;
            from = place;
          }
          depth++;
          if (isBundle && depth === 2 && byte === OPEN_ARRAY && key === 'entry') inside = 2;
          break;
        case CLOSE_ARRAY:
        case CLOSE_OBJECT:
          if (isAtElements) {
            if (isOpen) take(place);
            inside = -1;
          }
          depth--;
          if (isOpen && depth === inside) take(place + 1);
          hasEnded = depth === 0;
          break;
        case COMMA:
          if (isAtElements && isOpen) take(place);
          if (depth === 1) key = '';
          break;
        case COLON:
          break;
        default:
          if (isAtElements && !isOpen) {
            isOpen = true;
            from = place;
          }
      }
    }
    if (isOpen) {
      held.push(chunk.subarray(Math.max(from, 0)));
      heldBytes += chunk.length - Math.max(from, 0);
      if (heldBytes > LONGEST) throw badFile(source.name, `entry ${index} has no end`);
    }
    if (keyFrom >= 0) {
      keyStart += chunk.toString('latin1', keyFrom);
      keyFrom = 0;
    }
    at += chunk.length;
    yield found;
  }
  if (!hasEnded) throw badFile(source.name, at === 0 ? 'it is empty' : 'it ends in the middle');
}
