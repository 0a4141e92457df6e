import type { Texts } from '#content/en/texts.ts';
import type { NetworkCounts } from '#domain/providers/network-summary.ts';
import type { Figure } from '#web/parts/plans/plan-words.ts';

type Words = Texts['planFacts']['doctors'];

/** '2 of 3 in network', and of how many a plan's list says something else or nothing. Fee-for-service asks who accepts Medicare. */
export const countWords = (counts: NetworkCounts, isPffs: boolean, words: Words): string[] => {
  const { of } = counts;
  const [listed, accepts, notListed, unknown] = [
    counts['in-network'],
    counts['accepts-medicare'],
    counts['not-listed'],
    counts['not-available'],
  ];
  return [
    ...(listed > 0 || !isPffs ? [words.inNetwork(listed, of)] : []),
    ...(accepts > 0 || isPffs ? [words.acceptMedicare(accepts, of)] : []),
    ...(notListed > 0 ? [words.notListed(notListed)] : []),
    ...(unknown > 0 ? [words.notAvailable(unknown)] : []),
  ];
};

/** Where nothing is known of any of them, a zero would say more than anybody knows: then the value is null. */
export const doctorsFigure = (counts: NetworkCounts, isPffs: boolean, words: Words): Figure => ({
  label: words.label,
  value: counts['not-available'] === counts.of ? null : countWords(counts, isPffs, words).join(', '),
});
