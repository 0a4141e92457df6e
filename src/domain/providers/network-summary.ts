import type { NetworkAnswer } from './network-answer.ts';

export type NetworkCounts = Record<NetworkAnswer, number> & { of: number };

/** How many of some doctors a plan has, by what can be said of each. What has no answer is not available. */
export function countAnswers(answers: readonly (NetworkAnswer | undefined)[]): NetworkCounts {
  const count = (answer: NetworkAnswer) => answers.filter((given) => (given ?? 'not-available') === answer).length;
  return {
    'in-network': count('in-network'),
    'not-listed': count('not-listed'),
    'accepts-medicare': count('accepts-medicare'),
    'not-available': count('not-available'),
    of: answers.length,
  };
}

export type NetworkChange = { before: NetworkAnswer; after: NetworkAnswer };

/** What another year changes; what is not known of either year is no change. ENV-404. */
export const networkChange = (
  before: NetworkAnswer | undefined,
  after: NetworkAnswer | undefined,
): NetworkChange | null => (isKnown(before) && isKnown(after) && before !== after ? { before, after } : null);

/** Both years tell something, so that no change is said where none is. */
export const isComparable = (before: NetworkAnswer | undefined, after: NetworkAnswer | undefined): boolean =>
  isKnown(before) && isKnown(after);

const isKnown = (answer: NetworkAnswer | undefined): answer is NetworkAnswer =>
  answer !== undefined && answer !== 'not-available';
