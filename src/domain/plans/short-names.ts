const GAP = '…';

/**
 * Names of plans cut in the middle, so that those that stand beside each other can still be told apart: of each name
 * the first word stays, the last, and the first one in which it differs from each of the others.
 * @param most characters, where that is enough for these words.
 */
export function shortNames(names: readonly string[], most: number): string[] {
  const short = names.map((name) => (name.length <= most ? name : cut(name, names, most)));
  // Two that would look the same stay whole.
  return names.map((name, at) =>
    names.some((other, place) => other !== name && short[place] === short[at]) ? name : (short[at] ?? name),
  );
}

const wordsOf = (name: string) => name.split(/\s+/).filter(Boolean);

function cut(name: string, names: readonly string[], most: number): string {
  const words = wordsOf(name);
  const last = words.length - 1;
  let kept = new Set([0, last, ...names.flatMap((other) => (other === name ? [] : [firstDifference(words, other)]))]);
  // The end of a name says more than its beginning, which many plans of a company share.
  const more = [...words.keys()].reverse();
  for (const at of [...more, ...words.keys()]) {
    const wider = new Set([...kept, at]);
    if (written(words, wider).length <= most) kept = wider;
    else if (!kept.has(at)) break;
  }
  return written(words, kept);
}

const firstDifference = (words: readonly string[], other: string): number => {
  const others = wordsOf(other);
  const at = words.findIndex((word, place) => word !== others[place]);
  return at < 0 ? words.length - 1 : at;
};

function written(words: readonly string[], kept: ReadonlySet<number>): string {
  const places = [...kept].sort((a, b) => a - b);
  return places
    .map((at, place) => (place > 0 && at - (places[place - 1] ?? 0) > 1 ? `${GAP} ${words[at]}` : words[at]))
    .join(' ');
}
