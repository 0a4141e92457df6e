import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['no header', undefined, 'en'],
  ['Spanish of the United States', 'es-US', 'es'],
  ['Spanish before English', 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['English before Spanish', 'en-US,en;q=0.9,es;q=0.8', 'en'],
  ['Spanish that is preferred and named last', 'en;q=0.5, es-419;q=0.9', 'es'],
  ['a language that we do not speak, then Spanish', 'vi-VN,vi;q=0.9,es;q=0.5', 'es'],
  ['languages that we do not speak', 'zh-Hant-TW,zh;q=0.9', 'en'],
  ['any language', '*', 'en'],
  ['capital letters', 'ES', 'es'],
  ['no language at all', ';;q=,,-', 'en'],
  ['nothing', '', 'en'],
])('a browser that asks for %s', (_what, header, language) => {
  expect(languageOf({ cookies: {}, headers: { 'accept-language': header } })).toBe(language);
});

test.each([
  ['en', 'es-US', 'en'],
  ['es', 'en-US', 'es'],
  ['fr', 'es-US', 'es'],
])('with %s chosen and %s in the browser it is %s', (lang, header, language) => {
  expect(languageOf({ cookies: { lang }, headers: { 'accept-language': header } })).toBe(language);
});
