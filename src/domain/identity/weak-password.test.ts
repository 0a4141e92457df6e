import { expect, test } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const COMMON = new Set(['password', 'qwerty123456', 'leavemealone']);
const known = {
  isCommon: (word: string) => COMMON.has(word),
  ownWords: ['ann.lee@example.org', 'ann.lee', 'Ann', 'Lee', 'Lantern Medicare', 'Lantern', 'Jo'],
};

test.each([
  ['one of the list', 'leavemealone'],
  ['in capitals', 'LeaveMeAlone'],
  ['with spaces around', ' leavemealone '],
  ['in full-width letters', 'ｌｅａｖｅｍｅａｌｏｎｅ'],
  ['a shorter one with digits and signs', 'Password1234!'],
  ['digits before it', '2026password!'],
  ['one sign again and again', 'aaaaaaaaaaaa'],
  ['a few signs again and again', 'abcabcabcabc'],
  ['a word twice', 'gardengarden'],
  ['digits up', '123456789012'],
  ['digits down', '098765432109'],
  ['letters up', 'abcdefghijklmn'],
  ['the own e-mail', 'Ann.Lee@example.org'],
  ['the e-mail before the sign', 'ann.lee.2026!'],
  ['both names', 'AnnLeeAnnLee1'],
  ['the name of the site', 'lantern medicare1'],
])('%s is weak: %s', (_what, password) => {
  expect(isWeakPassword(password, known)).toBe(true);
});

test.each([
  ['a few words', 'four walls and a roof'],
  ['of the demo accounts', 'try the demo'],
  ['a name among other words', 'ann waters seven tulips'],
  ['a word of the list among others', 'password of the green boat'],
  ['digits alone that are no run', '839201746502'],
  ['an own word that is too short to count', 'johannes builds boats'],
  ['letters in no order', 'xkqzvbnwmtrp'],
])('%s is taken: %s', (_what, password) => {
  expect(isWeakPassword(password, known)).toBe(false);
});
