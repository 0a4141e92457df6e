/** What is known of guessing: which words many people take, and which ones belong to whoever chooses. */
type Known = { isCommon: (word: string) => boolean; ownWords: readonly string[] };

const SHORTEST_OWN_WORD = 3;
/** So many signs beside the own words are not enough. */
const LEAST_BESIDE = 6;

/**
 * Whether somebody guesses it early: one that many people have, also with digits and signs around it, one that repeats
 * itself, a run like 123456789012, and one that is little but the own name, e-mail or the name of the site. NIST SP
 * 800-63B, 5.1.1.2. Its length is asked elsewhere.
 */
export function isWeakPassword(password: string, { isCommon, ownWords }: Known): boolean {
  const text = password.normalize('NFKC').trim().toLowerCase();
  const core = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return isCommon(text) || (core !== '' && isCommon(core)) || isRepeated(text) || isRun(text) || isOwn(text, ownWords);
}

const isRepeated = (text: string) => /^(.+?)\1+$/su.test(text);

function isRun(text: string): boolean {
  const codes = Array.from(text).map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  // After 9 comes 0, and before it.
  return [1, -1].some((step) => steps.every((taken) => taken === step || taken === step * -9));
}

function isOwn(text: string, ownWords: readonly string[]): boolean {
  const words = ownWords
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= SHORTEST_OWN_WORD)
    .toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < LEAST_BESIDE;
}
