import type { Channel, CostRow, DrugFacts, InsulinRow, Listing, PharmacyPlace } from '#domain/drug-cost/drug-facts.ts';
import type { Cover, DaysOfSupply, InsulinShare } from '#domain/drug-cost/year-input.ts';

/** A drug that is to be filled with a plan. */
export interface Sale {
  rows: readonly CostRow[];
  insulinRows: readonly InsulinRow[];
  listing: Listing;
  drug: DrugFacts;
  place: PharmacyPlace;
  supply: DaysOfSupply;
}

/** What the page says under 'What a plan sells', read a second time; null where the share is unknown. */
export function secondCover(sale: Sale): Cover | null {
  const { listing, drug, place } = sale;
  if (listing.list === 'unknown') return null;
  if (listing.list === 'none') return { rule: 'not-covered' };
  if (place.network === 'out') return NOT_OFFERED;
  const answer = answerOf(sale, listing.tier);
  if (listing.list === 'excluded') return shareOr(answer, (share) => ({ rule: 'supplemental', share }));
  if (drug.isInsulin) return coverOfInsulin(sale, listing.tier, answer);
  if (drug.isAdultVaccine) return answer === 'row says no' ? NOT_OFFERED : { rule: 'vaccine' };
  return coverOfTier(sale, listing.tier, answer);
}

const NOT_OFFERED: Cover = { rule: 'not-offered' };

type Share = Extract<Cover, { rule: 'supplemental' }>['share'];
type Answer = Share | 'row says no' | 'no row of this supply' | 'nobody knows';

const sellsRow = ({ rows, supply }: Sale, tier: number) =>
  rows.findLast((row) => row.level === 'initial' && row.tier === tier && row.supply === supply);

const hasTier = ({ rows }: Sale, tier: number) => rows.some((row) => row.level === 'initial' && row.tier === tier);

function answerOf(sale: Sale, tier: number): Answer {
  const row = sellsRow(sale, tier);
  if (!row) return hasTier(sale, tier) ? 'no row of this supply' : 'nobody knows';
  const share = row.shares[kindOfPharmacy(sale, tier)];
  if (share.kind === 'not-stated') return 'nobody knows';
  return share.kind === 'not-offered' ? 'row says no' : share;
}

/** Of a network that nobody knows: standard, but preferred where the row sells there and at no standard one. */
function kindOfPharmacy(sale: Sale, tier: number): Channel {
  const { delivery, network } = sale.place;
  const isRetail = delivery === 'retail';
  const preferred = isRetail ? 'preferred-retail' : 'preferred-mail';
  const standard = isRetail ? 'standard-retail' : 'standard-mail';
  if (network === 'preferred') return preferred;
  const shares = sellsRow(sale, tier)?.shares;
  const isOnlyPreferred = shares?.[standard].kind === 'not-offered' && shares[preferred].kind !== 'not-offered';
  return network === 'unknown' && isOnlyPreferred ? preferred : standard;
}

function shareOr(answer: Answer, cover: (share: Share) => Cover): Cover | null {
  if (answer === 'nobody knows') return null;
  return typeof answer === 'string' ? NOT_OFFERED : cover(answer);
}

function coverOfTier(sale: Sale, tier: number, answer: Answer): Cover | null {
  const hasDeductible = sellsRow(sale, tier)?.hasDeductible ?? false;
  const plain = shareOr(answer, (share) => ({ rule: 'tier', share, hasDeductible }));
  if (plain?.rule !== 'tier' || hasDeductible) return plain;
  const before = sale.rows.findLast(
    (row) => row.level === 'before-deductible' && row.tier === tier && row.supply === sale.supply,
  )?.shares[kindOfPharmacy(sale, tier)];
  if (before === undefined || before.kind === 'not-offered') return plain;
  return before.kind === 'not-stated' ? null : { ...plain, beforeDeductible: before };
}

function coverOfInsulin(sale: Sale, tier: number, answer: Answer): Cover | null {
  const line = insulinLine(sale, tier, sale.supply);
  if (line) return { rule: 'insulin', insulin: line };
  const isSoldOtherwise = [30, 60, 90].some((supply) => insulinLine(sale, tier, supply) !== null);
  if (!hasTier(sale, tier) && isSoldOtherwise) return NOT_OFFERED;
  return shareOr(answer, (share) => ({ rule: 'insulin', share }));
}

/** A line that names neither a copay nor a coinsurance is none. */
function insulinLine(sale: Sale, tier: number, supply: number): InsulinShare | null {
  const of = (whose: number | 'all') => sale.insulinRows.findLast((row) => row.tier === whose && row.supply === supply);
  const line = (of(tier) ?? of('all'))?.shares[kindOfPharmacy(sale, tier)];
  return line && (line.copay !== undefined || line.parts !== undefined) ? line : null;
}
