import type { Texts } from '#content/en/texts.ts';
import type { NetworkCounts } from '#domain/providers/network-summary.ts';
import type { Figure } from '#web/parts/plans/plan-words.ts';

/**
 * '2 of 3 in network, 1 not listed'. Private fee-for-service asks who accepts Medicare. Where nothing is known of any of
 * them, a zero would say more than anybody knows: then the value is null.
 */
export function doctorsFigure(counts: NetworkCounts, isPffs: boolean, words: Texts['planFacts']['doctors']): Figure {
  const { of } = counts;
  const [listed, accepts, notListed, unknown] = [
    counts['in-network'],
    counts['accepts-medicare'],
    counts['not-listed'],
    counts['not-available'],
  ];
  const parts = [
    ...(listed > 0 || !isPffs ? [words.inNetwork(listed, of)] : []),
    ...(accepts > 0 || isPffs ? [words.acceptMedicare(accepts, of)] : []),
    ...(notListed > 0 ? [words.notListed(notListed)] : []),
    ...(unknown > 0 ? [words.notAvailable(unknown)] : []),
  ];
  return { label: words.label, value: unknown === of ? null : parts.join(', ') };
}
