import { z } from 'zod';
import {
  DRUG_FREQUENCIES,
  frequencyOf,
  HIGHEST_QUANTITY,
  supplyLengthOf,
  UNIT,
} from '#domain/drug-cost/drug-quantity.ts';
import { DOSE_ITEMS } from '#domain/drugs/dispensing.ts';
import { MOST_DRUGS } from '#domain/drugs/put-drug.ts';
import { REFILL_TEXTS } from '#domain/drugs/saved-drug.ts';
import { StateCode, Zip } from './geography.ts';
import { origin } from './origin.ts';
import { PRINTABLE } from './printable.ts';

const MOST_CHARACTERS = 300;

const Text = z.string().trim().max(MOST_CHARACTERS).regex(PRINTABLE, 'Leave out signs that can not be printed.');

/** Eleven digits, the zeros at the front included; dashes and ten digits are for people to type, not for programs. */
export const NationalDrugCode = z
  .string()
  .regex(/^\d{11}$/, 'Use the eleven digits of the national drug code.')
  .meta({ example: '00002143380' });

const MOST_UNITS = HIGHEST_QUANTITY / UNIT;
const THOUSANDTH = 1 / UNIT;

/** More than nothing, to a thousandth of a unit: half a tablet, 0.5 mL. */
export const Quantity = z
  .number('Tell how much is taken, as a number.')
  .positive('Tell how much is taken: more than 0.')
  .max(MOST_UNITS, `Tell how much is taken: at most ${MOST_UNITS}.`)
  .multipleOf(THOUSANDTH, 'Use at most three places behind the point.');

/** What is neither 30 nor 90 becomes 30, and an unknown frequency changes nothing. DRUG-618, DRUG-619. */
export const SupplyLength = z.preprocess(supplyLengthOf, z.union([z.literal(30), z.literal(90)]));
export const Frequency = z.preprocess((given) => frequencyOf(given, null), z.enum(DRUG_FREQUENCIES).nullable());

const drug = {
  drugName: Text.min(1),
  /** The name with strength and form as people say it: 'Eliquis 5 mg tablet'. */
  drugDosage: Text.min(1),
  /** The whole name of RxNorm; empty for what was saved before it was kept. */
  drugFullName: Text.default(''),
  drugQuantity: Quantity,
  drugFrequency: Frequency,
  drugSupplyLength: SupplyLength,
  nationalDrugCode: NationalDrugCode,
  isGeneric: z.boolean(),
  /** What the quantity counts: pens, tablets; null for what was saved before it was kept. */
  drugItem: z.enum(DOSE_ITEMS).nullable().default(null),
  /** Empty for what is counted by the piece. */
  drugPackageName: Text.default(''),
  /** Billing units (each, mL, gram) in one item, and how many items. Null for what is billed one by one. */
  drugPackageSize: Quantity.nullable().default(null),
  drugPackageQuantity: Quantity.nullable().default(null),
  ...origin,
};

/** Spec B3, DRUG-615. */
export const Drug = z
  .strictObject({ drugId: z.uuid(), ...drug, refillText: z.enum(REFILL_TEXTS) })
  .meta({ id: 'Drug' });
export type Drug = z.infer<typeof Drug>;

/** A drug that is new has no id yet: the server makes it. What a refill reads follows from the supply. */
export const DrugToKeep = z
  .strictObject({ drugId: z.uuid().optional(), ...drug, refillText: z.enum(REFILL_TEXTS).optional() })
  .meta({ id: 'DrugToKeep' });
export type DrugToKeep = z.infer<typeof DrugToKeep>;

/** CMS's number of twelve digits. */
export const PharmacyNumber = z
  .string()
  .regex(/^\d{12}$/, 'Use the twelve digits of the pharmacy.')
  .meta({ example: '101234567893' });

export const PharmacyAddress = z.strictObject({
  line: Text,
  city: Text,
  stateCode: StateCode,
  zipCode: Zip,
});

/** Spec B3, PHARM-603. The last two flags are what was known when it was chosen; null when nothing was. */
export const Pharmacy = z
  .strictObject({
    pharmacyName: Text.min(1),
    pharmacyNumber: PharmacyNumber,
    mailOrder: z.boolean(),
    pharmacySaver: z.boolean().nullable(),
    preferredNetwork: z.boolean().nullable(),
    pharmacyAddress: PharmacyAddress.nullable(),
    ...origin,
  })
  .meta({ id: 'Pharmacy' });
export type Pharmacy = z.infer<typeof Pharmacy>;

/** A list that is missing reads as an empty one. DATA-602. */
export const DrugsAndPharmacyDetails = z
  .strictObject({ drugInfoDetails: z.array(Drug).default([]), pharmacyObj: Pharmacy.nullable() })
  .meta({ id: 'DrugsAndPharmacyDetails' });
export type DrugsAndPharmacyDetails = z.infer<typeof DrugsAndPharmacyDetails>;

/** What is kept and can not be read stands beside what can; there is no such key where all can be read. */
export const savedDrugsReply = {
  drugsAndPharmacyDetails: DrugsAndPharmacyDetails.optional(),
  unreadableDrugs: z.array(z.strictObject({ drugName: z.string().nullable() })).optional(),
  unreadablePharmacy: z.literal(true).optional(),
};

/** Lists that were merged may be longer than a list can be made. */
const MOST_MERGED = 10 * MOST_DRUGS;
export const TOO_MANY_DRUGS = `A list holds at most ${MOST_DRUGS} drugs.`;

function hasEachOnce(drugs: readonly DrugToKeep[]): boolean {
  const ids = drugs.flatMap(({ drugId }) => drugId ?? []);
  const codes = drugs.map(({ nationalDrugCode }) => nationalDrugCode);
  return [ids, codes].every((list) => new Set(list).size === list.length);
}

/** The whole list, as it shall be, and the pharmacy; null clears it. What is left out stays as it is. */
export const DrugsToKeep = z
  .strictObject({
    drugInfoDetails: z
      .array(DrugToKeep)
      .max(MOST_MERGED, TOO_MANY_DRUGS)
      .refine(hasEachOnce, 'Each drug may stand in the list once.')
      .optional(),
    pharmacyObj: Pharmacy.nullable().optional(),
    /** Also removes the drugs that can not be read; without it they stay. */
    removeUnreadable: z.boolean().optional(),
  })
  .meta({ id: 'DrugsToKeep' });
export type DrugsToKeep = z.infer<typeof DrugsToKeep>;
