import { z } from 'zod';
import { DRUG_FREQUENCIES } from '#domain/drug-cost/drug-quantity.ts';
import { BILLING_UNITS, DOSE_ITEMS } from '#domain/drugs/dispensing.ts';
import type { CallSchemas } from './call-schema.ts';
import { PlanYear } from './plan.ts';
import { NationalDrugCode, Quantity } from './saved-drugs.ts';

const SearchText = z.string().trim().min(2, 'Type at least two letters.').max(100);

/**
 * A name to choose, brand or generic. leadsTo: a brand that has no code in our data is offered by the name of its
 * generic, and says so.
 */
const DrugName = z.strictObject({ name: z.string(), isGeneric: z.boolean(), leadsTo: z.string().nullable() });
export type DrugName = z.infer<typeof DrugName>;

const DrugNames = z.strictObject({ drugs: z.array(DrugName) }).meta({ id: 'DrugNames' });

/** One item that a person counts, such as a pen, and how many billing units are in it. */
const DrugPackage = z.strictObject({ name: z.string(), size: Quantity });

/** One strength and form of a drug. */
export const DrugForm = z
  .strictObject({
    nationalDrugCode: NationalDrugCode,
    rxcui: z.string(),
    drugName: z.string(),
    /** As people say it: 'Eliquis 5 mg tablet'. */
    drugDosage: z.string(),
    /** As RxNorm says it. */
    drugFullName: z.string(),
    isGeneric: z.boolean(),
    /** False for what Part D leaves out; null where no list tells. */
    isPartD: z.boolean().nullable(),
    /** Recommended for adults: it is given once, and not each month. */
    isVaccine: z.boolean(),
    /** What the quantity counts. */
    item: z.enum(DOSE_ITEMS),
    /** Of the price files; null where no source tells it, and then there is no price. */
    unit: z.enum(BILLING_UNITS).nullable(),
    /** The usual one first. Empty for what is billed one by one, and where the size has to be asked. */
    packages: z.array(DrugPackage),
    /** How much is in one item is not known, and the shopper is asked for it in the unit. */
    asksSize: z.boolean(),
    /** What most people take, ready in the form. */
    usual: z.strictObject({ quantity: Quantity, frequency: z.enum(DRUG_FREQUENCIES) }).nullable(),
  })
  .meta({ id: 'DrugForm' });
export type DrugForm = z.infer<typeof DrugForm>;

const DrugForms = z.strictObject({ forms: z.array(DrugForm) }).meta({ id: 'DrugForms' });

/** Only where an operator has put a service of their own in the place of the catalogue. */
const problems = ['drug-service-unavailable'] as const;

export const drugsSchemas = {
  findDrugNames: {
    summary:
      'Brand and generic names like the text, typing errors forgiven. A POST, since a drug belongs in no address.',
    body: z.strictObject({ text: SearchText }),
    reply: DrugNames,
    problems,
  },

  listDrugForms: {
    summary: 'The strengths and forms of a drug by its name, or the one form of a national drug code.',
    body: z.union([
      z.strictObject({ name: z.string().trim().min(1).max(200) }),
      z.strictObject({ nationalDrugCode: z.string().trim().max(20) }),
    ]),
    reply: DrugForms,
    problems,
  },

  /** The generic of a brand. {drugTypeId} and {identifier} say how the drug is named: 'ndc' and its code. DRUG-620. */
  getGenericDrugInfo: {
    summary: 'The generic that can be had for a brand drug; null when none is known.',
    params: z.object({ drugTypeId: z.enum(['ndc']), identifier: NationalDrugCode, year: PlanYear }),
    query: z.object({ drug: z.string().max(300).optional() }),
    reply: z.strictObject({ generic: DrugForm.nullable() }).meta({ id: 'GenericDrugInfo' }),
    problems,
  },

  /** DRUG-621. */
  searchDrugInfo: {
    summary: 'What is known of drugs by their codes; one that is not known is left out.',
    body: z.strictObject({
      drugs: z
        .array(
          z.strictObject({
            ndc: NationalDrugCode,
            drugName: z.string().max(300),
            drugGenericNameAndDosage: z.string().max(300).optional(),
          }),
        )
        .max(60),
    }),
    reply: DrugForms,
    problems,
  },
} satisfies CallSchemas;
