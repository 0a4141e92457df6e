import type { FinishMerges } from '../identity/guest-merge/merge-guest.ts';
import type { Job } from './runner.ts';

const TEN_MINUTES = 600_000;

/** Guests whose merge was cut off go into their accounts, also when nobody signs in to these any more. */
export const unfinishedMergesJob = (finishMerges: FinishMerges): Job => ({
  kind: 'finish-merges',
  every: TEN_MINUTES,
  async step() {
    await finishMerges();
    return false;
  },
});
