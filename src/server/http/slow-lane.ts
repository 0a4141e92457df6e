import { Problem } from '#contract/problem.ts';

const RETRY_SECONDS = 2;

/**
 * Long work waits for its turn here, so that what is short never waits for it: so much at once, so much that waits, and
 * no more. Each piece has to give way to others in between, since it shares the one thread.
 */
export function slowLane({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new Problem('not-ready', { retryAfter: RETRY_SECONDS });
    // Whoever leaves hands its place on.
    await new Promise<void>((resolve) => queue.push(resolve));
  };

  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    /** @throws Problem('not-ready') when too many wait already; nothing was done then. */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
