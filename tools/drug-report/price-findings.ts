import { hasPrice } from '#domain/drugs/price-match.ts';
import { EXPLAINED, FEE, FEE_OF_A_UNIT } from './explained-prices.ts';
import type { PricedRow } from './priced-drugs.ts';

export type Finding = { rxcui: string; name: string; line: string; price: number; cost: number; why: string | null };

/** So many times apart, an average and an acquisition cost are looked at. */
const FAR = 5;

/** Every price that is five times its acquisition cost (NADAC) or more, or a fifth of it or less. */
export function priceFindings(drugs: Iterable<PricedRow>): { compared: number; findings: Finding[] } {
  const compared = [...drugs].flatMap(compare);
  return { compared: compared.length, findings: compared.filter(({ price, cost }) => isFar(price / cost)) };
}

const isFar = (ratio: number) => ratio >= FAR || ratio <= 1 / FAR;

function compare({ rxcui, name, matched: { match, line }, nadac }: PricedRow): Finding[] {
  // October 2022 is nearest to the year of the averages.
  const cost = nadac?.price2022 ?? nadac?.newest ?? null;
  if (!hasPrice(match) || line === null || cost === null) return [];
  const price = line.unitCost / 1_000_000;
  const lineName = `${line.brandName}|${line.genericName}`;
  return [{ rxcui, name, line: lineName, price, cost, why: explain(lineName, price, cost) }];
}

function explain(line: string, price: number, cost: number): string | null {
  if (price > cost && price - cost < FEE_OF_A_UNIT) return FEE;
  return EXPLAINED.find(({ lines }) => lines.includes(line))?.why ?? null;
}
