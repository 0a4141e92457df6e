/** A number from 0 up to 1 that depends on the text alone, so that the sample is the same on every machine. */
export function roll(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  // Texts that differ in their last letter would land close together without these.
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

export const chance = (seed: string, part: number) => roll(seed) < part;

/** A whole number; both ends may come. */
export const between = (seed: string, from: number, to: number) => from + Math.floor(roll(seed) * (to - from + 1));

export function pick<Item>(seed: string, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(roll(seed) * items.length)] ?? items[0];
}
