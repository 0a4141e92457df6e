import { expect, test } from 'vitest';
import { LANGUAGE_WORDS } from './language-words.ts';
import { SPOKEN_LANGUAGES } from './spoken-languages.ts';

test('no word stands for two languages', () => {
  const words: string[] = SPOKEN_LANGUAGES.flatMap((language) => LANGUAGE_WORDS[language]);
  expect(new Set(words).size).toBe(words.length);
});

test('words are in small letters, and none is a sign of a pattern', () => {
  for (const word of SPOKEN_LANGUAGES.flatMap((language) => LANGUAGE_WORDS[language])) {
    expect(word).toMatch(/^[a-zñ ]+$/);
  }
});
