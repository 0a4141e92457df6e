import type { DrugFrequency } from '#domain/drug-cost/drug-quantity.ts';

/** The units in which pharmacies bill and price files count: each, milliliter, gram. @source NCPDP billing unit standard */
export const BILLING_UNITS = ['EA', 'ML', 'GM'] as const;
export type BillingUnit = (typeof BILLING_UNITS)[number];

/** What a person holds in the hand and counts. 'unit' stands for what has no better word. */
export const DOSE_ITEMS = [
  'tablet',
  'capsule',
  'film',
  'lozenge',
  'packet',
  'suppository',
  'patch',
  'ring',
  'pen',
  'syringe',
  'cartridge',
  'vial',
  'ampule',
  'inhaler',
  'spray',
  'bottle',
  'tube',
  'can',
  'kit',
  'device',
  'unit',
] as const;
export type DoseItem = (typeof DOSE_ITEMS)[number];

/** One thing that a person counts, and how many billing units are in it: a pen of 3 mL. */
export type DosePackage = { name: string; size: number };

/** How a drug is counted by people, and how by price files. What no source tells is null, and never 1. */
export type Dispensing = {
  /** Null where no source tells it, or sources disagree: then there is no price. */
  unit: BillingUnit | null;
  item: DoseItem;
  /** The usual one first. Empty for what is billed one by one, such as tablets, and where asksSize. */
  packages: readonly DosePackage[];
  /** The size of one item is known to nobody but the shopper, who is asked for it in the billing unit. */
  asksSize: boolean;
  /** What most people take or buy, ready in the form; null where it has to be asked. */
  usual: { quantity: number; frequency: DrugFrequency } | null;
};
