import { createHash } from 'node:crypto';

/** Numbers lists by what is in them, so that plans which have the same share one. */
export type SharedLists = ReturnType<typeof sharedLists>;

export function sharedLists() {
  const known = new Map<string, number>();
  const parts = new Map<number, number>();
  return {
    /** @returns the number of the list, and whether it is there for the first time. */
    numberOf(content: Float64Array): { list: number; isNew: boolean } {
      const digest = createHash('sha256').update(content).digest('base64');
      const before = known.get(digest);
      if (before !== undefined) return { list: before, isNew: false };
      known.set(digest, known.size + 1);
      return { list: known.size, isNew: true };
    },
    /** Which part of its plan comes next: more than one where its lines do not follow each other. */
    nextPart(planNumber: number): number {
      const part = (parts.get(planNumber) ?? 0) + 1;
      parts.set(planNumber, part);
      return part;
    },
  };
}
