import { type IsoDate, yearBefore } from '#domain/calendar/iso-date.ts';
import type { PharmacyClaim, ReasonLeftOut } from './claims.ts';
import type { Bought } from './count-dose.ts';

/** What somebody seems to take, by the newest fill of the last twelve months. */
export type ImportedDrug = {
  ndc: string;
  name: string | null;
  filledOn: IsoDate;
  /** The supply that it is bought in; null where no claim says for how many days it was. */
  supply: 30 | 90 | null;
  /** For one such supply, in billing units. */
  quantity: number | null;
  /** As the newest claim has it; null where it does not tell how much, or for how long. */
  bought: Bought | null;
  /** On how many days it was bought. */
  fills: number;
  /** Bought once, for less than a month: a cure that has ended, as like as not. */
  isShortCourse: boolean;
};

/** How many claims were left out, by why. */
export type LeftOutDrugs = Record<ReasonLeftOut | 'older' | 'future', number>;

type Fill = Extract<PharmacyClaim, { leftOut: null }>;

type Parts = {
  today: IsoDate;
  /** The same drug of another maker has the same one; null where it is not known. */
  rxcuiOf: (ndc: string) => string | null;
};

/** From so many days on, a fill counts as one of three months. */
const THREE_MONTHS = 84;
/** The shortest month that a pharmacy fills for. */
const MONTH = 28;

/**
 * The drugs of the last twelve months, each once, the newest first. Fills of one ingredient, strength and form belong
 * together, whoever made it; where that is not known, those of one labeler and product do.
 */
export function drugsOfClaims(claims: readonly PharmacyClaim[], { today, rxcuiOf }: Parts) {
  const leftOut: LeftOutDrugs = { cancelled: 0, deleted: 0, replaced: 0, compound: 0, older: 0, future: 0 };
  const groups = new Map<string, Fill[]>();
  for (const claim of claims) {
    const reason = claim.leftOut ?? whenNotNow(claim.filledOn, today);
    if (reason) leftOut[reason] += 1;
    if (reason || claim.leftOut !== null) continue;
    const rxcui = rxcuiOf(claim.ndc);
    const key = rxcui === null ? `product ${claim.ndc.slice(0, 9)}` : `drug ${rxcui}`;
    groups.set(key, [...(groups.get(key) ?? []), claim]);
  }
  const drugs = [...groups.values()].map(drugOf).sort(newestFirst);
  return { drugs, leftOut };
}

function whenNotNow(filledOn: IsoDate, today: IsoDate): 'older' | 'future' | null {
  if (filledOn > today) return 'future';
  return filledOn < yearBefore(today) ? 'older' : null;
}

function drugOf(fills: readonly Fill[]): ImportedDrug {
  const [newest] = [...fills].sort(newestFirst) as [Fill];
  const days = new Set(fills.map(({ filledOn }) => filledOn)).size;
  const { ndc, name, filledOn, daysOfSupply } = newest;
  const isShortCourse = days === 1 && daysOfSupply !== null && daysOfSupply < MONTH;
  const supply = daysOfSupply === null ? null : daysOfSupply >= THREE_MONTHS ? 90 : 30;
  return {
    ndc,
    name,
    filledOn,
    supply,
    quantity: quantityFor(newest, supply, isShortCourse),
    bought:
      newest.quantity === null || daysOfSupply === null ? null : { quantity: newest.quantity, days: daysOfSupply },
    fills: days,
    isShortCourse,
  };
}

/** Fills of 28 or 100 days are counted as if they were of 30 or 90. What was a cure is not made longer than it was. */
function quantityFor({ quantity, daysOfSupply }: Fill, supply: number | null, isShortCourse: boolean) {
  if (quantity === null || daysOfSupply === null || supply === null) return null;
  return isShortCourse ? quantity : Math.round((quantity * supply * 1000) / daysOfSupply) / 1000;
}

type Dated = { filledOn: IsoDate; ndc: string };

/** Two of one day come in the order of their codes, so that the same claims always read the same. */
const newestFirst = (one: Dated, other: Dated) =>
  other.filledOn.localeCompare(one.filledOn) || one.ndc.localeCompare(other.ndc);
