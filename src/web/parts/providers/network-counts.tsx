import type { NetworkCounts as Counts } from '#domain/providers/network-summary.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';

/** '2 of 3 in network', and of how many a plan's list says something else or nothing. */
export function NetworkCounts({ counts, isPffs = false }: { counts: Counts; isPffs?: boolean }) {
  const { counts: words } = useDoctorsTexts().doctors;
  const { of } = counts;
  const accepts = counts['accepts-medicare'];
  const lines = [
    ...(counts['in-network'] > 0 || !isPffs ? [words.inNetwork(counts['in-network'], of)] : []),
    ...(accepts > 0 || isPffs ? [words.acceptsMedicare(accepts, of)] : []),
    ...(counts['not-listed'] > 0 ? [words.notListed(counts['not-listed'])] : []),
    ...(counts['not-available'] > 0 ? [words.notAvailable(counts['not-available'])] : []),
  ];
  // Where nothing is known, a zero would say more than anybody knows.
  if (counts['not-available'] === of) return <span>{words.notAvailable(of)}</span>;
  return lines.map((line) => <span key={line}>{line}</span>);
}
