import { useState } from 'react';

/** What was removed last, and where it stood. */
export type Removal<Item> = { item: Item; place: number; problem: string | null };

/**
 * Remembers the last removal while the page stands, so that it can be undone. The next one takes its place; one that was
 * refused, or undone, is none any more.
 */
export function useLastRemoval<Item>(isSame: (one: Item, other: Item) => boolean) {
  const [removal, setRemoval] = useState<Removal<Item> | null>(null);
  const ofItem = (item: Item, next: (known: Removal<Item>) => Removal<Item> | null) =>
    setRemoval((known) => (known && isSame(known.item, item) ? next(known) : known));

  return {
    removal,
    begin: (item: Item, place: number) => setRemoval({ item, place, problem: null }),
    end: (item: Item) => ofItem(item, () => null),
    refuse: (item: Item, problem: string) => ofItem(item, (known) => ({ ...known, problem })),
  };
}

/** A list with a stand-in for what was removed, at its place. */
export function withRemoval<Item>(
  items: readonly Item[],
  removal: Pick<Removal<unknown>, 'place'> | null,
): (Item | null)[] {
  return removal ? [...items.slice(0, removal.place), null, ...items.slice(removal.place)] : [...items];
}
