import { setImmediate as nextTurn } from 'node:timers/promises';
import { slowLane } from '#server/http/slow-lane.ts';

/** Nobody is refused: how many imports there are is limited where they are asked for. */
const lane = slowLane({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });

/**
 * Reads a piece of somebody's claims when it is its turn. Between two pieces, of whatever imports, whoever else asks this
 * process has the thread: fifty imports take longer then, and everybody else does not. Decision 0091.
 */
export const inTurn = <Result>(piece: () => Result): Promise<Result> =>
  lane.run(async () => {
    await nextTurn();
    return piece();
  });
