/** What may stand at a place: 0 is a digit, A a letter, X either of both; all else is a sign that the mask puts in itself. */
export type Mask = string;

const ALLOWED: Readonly<Record<string, RegExp>> = { 0: /[0-9]/, A: /[A-Z]/, X: /[0-9A-Z]/ };

/**
 * What was typed or pasted, in the shape of the mask: letters are raised, and what does not fit a place is left out. A
 * sign of the mask comes with the character behind it, so that it can be deleted. IDENT-404.
 */
export function applyMask(mask: Mask, typed: string): string {
  const given = Array.from(typed.replace(/[a-z]/g, (letter) => letter.toUpperCase()));
  let shaped = '';
  let signs = '';
  for (const place of mask) {
    const allowed = ALLOWED[place];
    if (!allowed) {
      signs += place;
      continue;
    }
    let next = given.shift();
    while (next !== undefined && !allowed.test(next)) next = given.shift();
    if (next === undefined) break;
    shaped += signs + next;
    signs = '';
  }
  return shaped;
}

/** Where the caret stands in what the mask made: behind what stood before it. */
export const caretInMask = (mask: Mask, typed: string, caret: number): number =>
  applyMask(mask, typed.slice(0, caret)).length;
