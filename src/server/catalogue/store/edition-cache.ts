import type { CurrentEditions } from './current-editions.ts';

/** About eighty counties' answers, or the facts of some tens of thousands of saved plans. */
const MOST_BYTES = 16_000_000;

export type EditionCache<Value> = ReturnType<typeof editionCache<Value>>;

/** Keeps answers as long as no edition changes, and forgets the ones asked for least recently when it is full. */
export function editionCache<Value>(sizeOf: (value: Value) => number, mostBytes = MOST_BYTES) {
  const kept = new Map<string, Value>();
  let key = '';
  let bytes = 0;

  const forget = (name: string) => {
    const value = kept.get(name);
    if (value === undefined) return;
    bytes -= sizeOf(value);
    kept.delete(name);
  };

  const matches = (editions: CurrentEditions) => {
    if (editions.key === key) return;
    kept.clear();
    bytes = 0;
    key = editions.key;
  };

  return {
    get(editions: CurrentEditions, name: string): Value | undefined {
      matches(editions);
      const value = kept.get(name);
      // As long as half of the room is free nothing is forgotten soon, and to keep the order costs as much as to find.
      if (value === undefined || bytes < mostBytes / 2) return value;
      kept.delete(name);
      kept.set(name, value);
      return value;
    },
    set(editions: CurrentEditions, name: string, value: Value) {
      matches(editions);
      forget(name);
      kept.set(name, value);
      bytes += sizeOf(value);
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        forget(oldest);
      }
    },
  };
}

export type MadeOnce<Value> = (editions: CurrentEditions, name: string, make: () => Promise<Value>) => Promise<Value>;

/** Makes what is not kept yet, once for all who ask while it is made. Not for a caller in a transaction. */
export function madeOnce<Value>(cache: EditionCache<Value>): MadeOnce<Value> {
  const making = new Map<string, Promise<Value>>();

  return async (editions, name, make) => {
    const kept = cache.get(editions, name);
    if (kept !== undefined) return kept;
    const key = `${editions.key} ${name}`;
    const before = making.get(key);
    if (before) return before;

    const made = make()
      .then((value) => {
        cache.set(editions, name, value);
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
}
