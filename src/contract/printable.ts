/**
 * Text without control signs, without the half of a sign, which no database can keep, without what stands for bytes that
 * were no text, without signs that turn the direction of what follows them, and without those that show nothing or end a
 * line: a name must not rearrange the page, nor look like another one or like none. Joiners stay: some writing needs them.
 * @source Unicode Standard Annex #9, directional formatting characters
 */
export const PRINTABLE =
  /^[^\p{Cc}\p{Cs}\uFFFD\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2028\u2029\u2060\u2066-\u2069\uFEFF]*$/u;
