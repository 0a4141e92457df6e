import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';
import { toDrugForm } from './to-drug-form.ts';

/** As many names as a person reads before typing on. */
const MOST_NAMES = 12;

export const drugInfoRoutes = (catalogue: CatalogueStore) => [
  handle('findDrugNames', async ({ body: { text } }) => {
    const names = await catalogue.findDrugs(text, MOST_NAMES);
    return { drugs: names.map(({ name, isBrand, leadsTo }) => ({ name, isGeneric: !isBrand, leadsTo })) };
  }),

  handle('listDrugForms', async ({ body }) => {
    if ('name' in body) return { forms: (await catalogue.drugForms(body.name)).flatMap(toDrugForm) };
    const drug = await catalogue.drugByNdc(body.nationalDrugCode);
    return { forms: drug ? toDrugForm(drug) : [] };
  }),

  handle('getGenericDrugInfo', async ({ params: { identifier } }) => {
    const brand = await catalogue.drugByNdc(identifier);
    const generic = brand?.isBrand ? await catalogue.genericOf(brand.rxcui) : null;
    const [form = null] = generic ? toDrugForm(generic) : [];
    return { generic: form };
  }),

  handle('searchDrugInfo', async ({ body: { drugs } }) => {
    const found = await Promise.all(drugs.map(({ ndc }) => catalogue.drugByNdc(ndc)));
    return { forms: found.flatMap((drug) => (drug ? toDrugForm(drug) : [])) };
  }),
];
