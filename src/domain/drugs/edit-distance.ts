export type WordDistance = { whole: number; beginning: number };

/**
 * How many letters have to be changed, left out, put in or swapped with their neighbour to make the typed word of
 * another, and of its nearest beginning, since a word may still be being typed.
 * Optimal string alignment: the last row of its table holds the distance to each beginning of the word.
 */
export function wordDistance(typed: string, word: string): WordDistance {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      next.push(isSwapped ? Math.min(least, (before[column - 2] ?? 0) + 1) : least);
    }
    before = last;
    last = next;
  }
  return { whole: last.at(-1) ?? 0, beginning: Math.min(...last) };
}
