/**
 * Text without control signs, without the half of a sign, which no database can keep, without what stands for bytes that
 * were no text, and without signs that turn the direction of what follows them: a name must not rearrange the page.
 * @source Unicode Standard Annex #9, directional formatting characters
 */
export const PRINTABLE = /^[^\p{Cc}\p{Cs}\uFFFD\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u;
