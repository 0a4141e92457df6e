import { roll } from '#server/catalogue/sample/random.ts';

export type Dice = ReturnType<typeof diceOf>;

/** Chance that comes out the same for the same seed. */
export function diceOf(seed: string) {
  let thrown = 0;
  const next = () => roll(`${seed} ${thrown++}`);
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new Error('There is nothing to choose from.');
    return items[Math.floor(next() * items.length)] as Item;
  };
  /** So many different ones, or all where there are fewer. */
  const several = <Item>(items: readonly Item[], count: number): Item[] => {
    const chosen = new Set<Item>();
    for (let time = 0; time < count * 2 && chosen.size < count; time += 1)
      if (items.length > 0) chosen.add(pick(items));
    return [...chosen];
  };
  return { chance: (part: number) => next() < part, between, pick, several };
}
