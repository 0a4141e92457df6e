import { max, pattern } from '#domain/forms/validators.ts';

const MOST_LETTERS = 50;

/** Letters of any language with what stands between them in names. Decision IMPORT-612. */
const hasLetters = pattern(/^(?=.*\p{L})[\p{L}\p{M} '’ʼ.\-‐]+$/u);
const isShort = max(MOST_LETTERS);

export function isPersonName(text: string): boolean {
  const name = text.trim();
  return hasLetters(name) && isShort(name);
}
