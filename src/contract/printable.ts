/**
 * Text without control signs, without the half of a sign, which no database can keep, without what stands for bytes that
 * were no text, without signs that turn the direction of what follows them, and without those that show nothing or end a
 * line: a name must not rearrange the page, nor look like another one or like none. Joiners stay: some writing needs them.
 * @source Unicode Standard Annex #9, directional formatting characters
 */
const REFUSED =
  '\\p{Cc}\\p{Cs}\\uFFFD\\u00AD\\u061C\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2028\\u2029\\u2060\\u2066-\\u2069\\uFEFF';
export const PRINTABLE = new RegExp(`^[^${REFUSED}]*$`, 'u');

const NOT_PRINTABLE = new RegExp(`[${REFUSED}]`, 'gu');
const BETWEEN_WORDS = /[\t\n\r\u2028\u2029]+/g;

/** What was typed or pasted without such signs: a phone puts some around the numbers that it copies, and nobody sees them. */
export const toPrintable = (text: string): string => text.replace(BETWEEN_WORDS, ' ').replace(NOT_PRINTABLE, '');
