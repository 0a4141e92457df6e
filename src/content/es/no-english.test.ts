import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGLISH_WORDS } from '#tests/support/english-words.ts';

const FOLDER = new URL('.', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));

/** A name of HTTP, for whoever writes a program. */
const HEADER = 'If-Match';

/** Every text with where it stands. Holes are filled with a sign that is no word, where a sentence takes them so. */
function textsOf(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return textsOf(filled(value as (...holes: unknown[]) => unknown), `${place}()`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
}

function filled(sentence: (...holes: unknown[]) => unknown): unknown {
  for (const hole of [2, '§']) {
    try {
      return sentence(...Array.from({ length: 6 }, () => hole));
    } catch {
      // Another kind of hole.
    }
  }
  return null;
}

test.each(FILES)('the Spanish texts have no English words: %s', async (name) => {
  const texts = textsOf(await import(new URL(name, FOLDER).href), name);
  expect(texts.filter(([, text]) => ENGLISH_WORDS.test(text.replace(HEADER, '')))).toEqual([]);
});
