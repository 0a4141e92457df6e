import type { Mask } from '#domain/forms/mask.ts';

/**
 * Eleven characters, by place: C is 1-9, A a letter, N a digit, X a letter or digit. The letters S, L, O, I, B and Z
 * are never used, since they look like digits.
 * @source CMS, Understanding the Medicare Beneficiary Identifier (MBI) format
 */
const LETTER = 'AC-HJKMNP-RT-Y';
const CLASS = { C: '[1-9]', A: `[${LETTER}]`, N: '[0-9]', X: `[0-9${LETTER}]` };
const MASK: readonly (keyof typeof CLASS)[] = ['C', 'A', 'X', 'N', 'A', 'X', 'N', 'A', 'A', 'N', 'N'];
const MEDICARE_NUMBER = new RegExp(`^${MASK.map((kind) => CLASS[kind]).join('')}$`);

/** As it is typed, with the dashes of the card. Whether a letter is one of those in use is looked at later. IDENT-404. */
export const MEDICARE_NUMBER_MASK: Mask = '0AX0-AX0-AA00';

/** Drops blanks and dashes of every kind, also those a phone puts in by itself, and raises letters. Spec A5. */
export const stripMedicareNumber = (text: string) =>
  text.replace(/[\s\p{Dash}]/gu, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** The eleven characters that are stored and sent, or null when the text is no Medicare number. IMPORT-617. */
export function parseMedicareNumber(text: string): string | null {
  const stripped = stripMedicareNumber(text);
  return MEDICARE_NUMBER.test(stripped) ? stripped : null;
}

/** 4-3-4, as printed on the card. A text that is no Medicare number stays as it is. */
export function displayMedicareNumber(text: string): string {
  const number = parseMedicareNumber(text);
  return number ? `${number.slice(0, 4)}-${number.slice(4, 7)}-${number.slice(7)}` : text;
}

/** All thirteen characters of the card, dashes included: what a field with the mask holds. IDENT-632. */
export const isMemberId = (text: string): boolean =>
  text.length === MEDICARE_NUMBER_MASK.length &&
  displayMedicareNumber(text) === text &&
  parseMedicareNumber(text) !== null;
