import type { NetworkCounts as Counts } from '#domain/providers/network-summary.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { countWords } from './doctors-figure.ts';

/** How many of the saved doctors a plan lists, a line for each thing that it says. */
export function NetworkCounts({ counts, isPffs = false }: { counts: Counts; isPffs?: boolean }) {
  const { doctors: words } = useTexts().planFacts;
  // Where nothing is known, a zero would say more than anybody knows.
  if (counts['not-available'] === counts.of) return <span>{words.notAvailable(counts.of)}</span>;
  return countWords(counts, isPffs, words).map((line) => <span key={line}>{line}</span>);
}
