import type { Clock } from '../clock.ts';

/** What somebody may use up: at once as much as the bucket holds, and lastingly what flows into it. */
export type BucketSize = { holds: number; perSecond: number };

/** What somebody may ask for in one go: the work of so many seconds. */
const SAVED_UP_SECONDS = 20;

export const bucketOf = (perSecond: number): BucketSize => ({ holds: perSecond * SAVED_UP_SECONDS, perSecond });

type Bucket = { left: number; at: number };

const SECOND = 1000;
/** The least recently used bucket goes beyond this; a bucket that is gone is full again. */
const MOST_BUCKETS = 10_000;

export type TokenBuckets = ReturnType<typeof tokenBuckets>;

/** A bucket for each key, in this process. */
export function tokenBuckets({ holds, perSecond }: BucketSize, clock: Clock) {
  const buckets = new Map<string, Bucket>();

  const filled = (key: string): Bucket => {
    const at = clock();
    const bucket = buckets.get(key) ?? { left: holds, at };
    // A clock that was set back fills nothing.
    const since = Math.max(0, at - bucket.at);
    return { left: Math.min(holds, bucket.left + (since * perSecond) / SECOND), at };
  };

  return {
    /** Seconds until so much is there, at least 1; 0 where it is. What is more than a bucket wants a full one. */
    secondsUntil(key: string, tokens: number): number {
      const missing = Math.min(tokens, holds) - filled(key).left;
      return missing <= 0 ? 0 : Math.ceil(missing / perSecond);
    },

    take(key: string, tokens: number) {
      const { left, at } = filled(key);
      buckets.delete(key);
      buckets.set(key, { left: Math.max(0, left - tokens), at });
      const [oldest] = buckets.keys();
      if (buckets.size > MOST_BUCKETS && oldest !== undefined) buckets.delete(oldest);
    },
  };
}
