import type { DrugFrequency } from '#domain/drug-cost/drug-quantity.ts';
import type { BillingUnit, DoseItem } from './dispensing.ts';

/** What the quantity counts. The size is of one item, in the billing unit; null where one item is one unit. */
export type Counted = {
  item: DoseItem;
  packageSize: number | null;
  unit: BillingUnit | null;
  isInsulin: boolean;
};

/**
 * More items than these in 30 days are a slip of the hand: 40 pens a day, 100 tablets a day. Each is above the highest
 * quantity limit of the formularies we know: 36 capsules a day (gabapentin 100 mg), 16 films, 8 packets.
 * @source CMS quarterly formulary files, 2026 quarter 2
 */
const MOST_A_MONTH: Readonly<Record<DoseItem, number>> = {
  tablet: 1200,
  capsule: 1200,
  film: 600,
  lozenge: 450,
  packet: 360,
  suppository: 180,
  patch: 150,
  ring: 5,
  pen: 62,
  syringe: 120,
  cartridge: 62,
  vial: 300,
  ampule: 300,
  inhaler: 12,
  spray: 30,
  bottle: 60,
  tube: 40,
  can: 300,
  kit: 62,
  device: 31,
  unit: 1200,
};

/** In 30 days, in the billing unit: four litres of a solution, three kilograms of a cream. */
const MOST_BILLED_A_MONTH: Readonly<Record<BillingUnit, number>> = { EA: 1800, ML: 30_000, GM: 3000 };

const A_MONTH: Readonly<Record<DrugFrequency, number>> = { Day: 30, Week: 30 / 7, Month: 1 };

/** Two a day, where a dose may be larger than a pen of 3 mL holds. */
const MOST_INSULIN_PENS = 60;

/** Pens, and what is billed one by one to be injected, are for a day or longer: three a week is the most we know. */
const MOST_INJECTED = 3 * A_MONTH.Week;
const INJECTED_WHOLE: ReadonlySet<DoseItem> = new Set(['pen', 'syringe', 'kit']);

/** Such a cartridge holds many doses, and nobody but who needs much insulin empties one a day every day. */
const MANY_DOSES_ML = 1.5;
const MOST_OF_MANY_DOSES = 31;

/** Whether so many can be meant. What can not be is asked about, and never priced. */
export function isPlausibleQuantity(counted: Counted, quantity: number, frequency: DrugFrequency): boolean {
  const items = quantity * A_MONTH[frequency];
  if (items > mostItems(counted)) return false;
  return counted.unit === null || items * (counted.packageSize ?? 1) <= MOST_BILLED_A_MONTH[counted.unit];
}

function mostItems({ item, packageSize, unit, isInsulin }: Counted): number {
  if (isInsulin && (item === 'pen' || item === 'cartridge')) return MOST_INSULIN_PENS;
  if (item === 'pen' || (unit === 'EA' && INJECTED_WHOLE.has(item))) return MOST_INJECTED;
  const holdsMany = item === 'cartridge' && unit === 'ML' && packageSize !== null && packageSize >= MANY_DOSES_ML;
  return holdsMany ? MOST_OF_MANY_DOSES : MOST_A_MONTH[item];
}
