import { type Finding, priceFindings } from './price-findings.ts';
import { priceDrugs } from './priced-drugs.ts';

/** A row for each line with a price far from what its drugs cost, with the least and the most and what explains it. */
export async function reportFindings(folder: string): Promise<string[]> {
  const { drugs } = await priceDrugs(folder);
  const { compared, findings } = priceFindings(drugs.values());
  const byLine = new Map<string, Finding[]>();
  for (const finding of findings) byLine.set(finding.line, [...(byLine.get(finding.line) ?? []), finding]);
  return [
    `${compared} prices compared, ${findings.length} of them far apart, of ${byLine.size} lines.`,
    '',
    '| line | average | costs | times | what explains it |',
    '|---|---|---|---|---|',
    ...[...byLine.values()].map(rowOf),
  ];
}

function rowOf(findings: readonly Finding[]): string {
  const [{ line, price, why } = { line: '', price: 0, why: null }] = findings;
  const costs = findings.map(({ cost }) => cost).toSorted((a, b) => a - b);
  const times = costs.map((cost) => price / cost);
  const span = (values: readonly number[], digits: number) =>
    [...new Set([Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits)))].join(' to ');
  return `| ${line.replace('|', ' / ')} | $${price.toFixed(3)} | $${span(costs, 3)} | ${span(times, 1)} | ${why ?? '**not explained**'} |`;
}
