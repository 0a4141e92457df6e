import { z } from 'zod';
import { NationalDrugCode, Quantity } from './drugs.ts';
import { PlanYear } from './plan.ts';
import { route } from './route.ts';

const SearchText = z.string().trim().min(2, 'Type at least two letters.').max(100);

/** A name to choose, brand or generic. */
const DrugName = z.strictObject({ name: z.string(), isGeneric: z.boolean() });
export type DrugName = z.infer<typeof DrugName>;

const DrugNames = z.strictObject({ drugs: z.array(DrugName) }).meta({ id: 'DrugNames' });

/**
 * How a drug is sold when it is not counted by the piece: all that one package holds, and in what it is measured, such
 * as ml. The unit is empty where it is not known any more.
 */
const DrugPackage = z.strictObject({ name: z.string(), size: Quantity, unit: z.string() });

/** One strength and form of a drug. */
export const DrugForm = z
  .strictObject({
    nationalDrugCode: NationalDrugCode,
    rxcui: z.string(),
    drugName: z.string(),
    drugDosage: z.string(),
    isGeneric: z.boolean(),
    /** Empty when it is counted by the piece, or when no source tells of a package. */
    packages: z.array(DrugPackage),
  })
  .meta({ id: 'DrugForm' });
export type DrugForm = z.infer<typeof DrugForm>;

const DrugForms = z.strictObject({ forms: z.array(DrugForm) }).meta({ id: 'DrugForms' });

const path = '/drug-info-api/druginfo';

/** Only where an operator has put a service of their own in the place of the catalogue. */
const problems = ['drug-service-unavailable'] as const;

export const findDrugNames = route({
  id: 'findDrugNames',
  method: 'POST',
  path: `${path}/names/v1/search`,
  summary: 'Brand and generic names like the text, typing errors forgiven. A POST, since a drug belongs in no address.',
  body: z.strictObject({ text: SearchText }),
  reply: DrugNames,
  problems,
});

export const listDrugForms = route({
  id: 'listDrugForms',
  method: 'POST',
  path: `${path}/forms/v1/search`,
  summary: 'The strengths and forms of a drug by its name, or the one form of a national drug code.',
  body: z.union([
    z.strictObject({ name: z.string().trim().min(1).max(200) }),
    z.strictObject({ nationalDrugCode: z.string().trim().max(20) }),
  ]),
  reply: DrugForms,
  problems,
});

/** The generic of a brand. {drugTypeId} and {identifier} say how the drug is named: 'ndc' and its code. DRUG-620. */
export const getGenericDrugInfo = route({
  id: 'getGenericDrugInfo',
  method: 'GET',
  path: `${path}/genericdruginfo/{drugTypeId}/{identifier}/{year}`,
  summary: 'The generic that can be had for a brand drug; null when none is known.',
  params: z.object({ drugTypeId: z.enum(['ndc']), identifier: NationalDrugCode, year: PlanYear }),
  query: z.object({ drug: z.string().max(300).optional() }),
  reply: z.strictObject({ generic: DrugForm.nullable() }).meta({ id: 'GenericDrugInfo' }),
  problems,
});

/** DRUG-621. */
export const searchDrugInfo = route({
  id: 'searchDrugInfo',
  method: 'POST',
  path: '/api/druginfo/drugs/v1/search',
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
});
