import { Problem } from '#contract/problem.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';
import { coverageOf } from './coverage-of.ts';
import { toPharmacyData } from './to-pharmacy-data.ts';

const MOST_FOUND = 50;

export const pharmacyRoutes = (catalogue: CatalogueStore) => {
  const mustFind = async (pharmacyNumber: string, planYear: number) => {
    const pharmacy = await catalogue.pharmacy(pharmacyNumber, planYear);
    if (!pharmacy) throw new Problem('pharmacy-not-found');
    return pharmacy;
  };

  /** Of the pharmacies that a list knows, in their order. */
  const coveragesOf = async (pharmacyNumbers: readonly string[], planYear: number, planIds: readonly string[]) => {
    const { plans } = await catalogue.planDrugFacts({ planYear, planIds, ndcs: [], pharmacyNumbers });
    return pharmacyNumbers.flatMap((pharmacyNumber, place) => {
      const known = plans.flatMap(({ planId, data, pharmacies }) => {
        const pharmacy = pharmacies[place];
        return pharmacy?.kind ? [{ planId, ...coverageOf(data, pharmacy) }] : [];
      });
      return known.length > 0 ? [{ pharmacyNumber, plans: known }] : [];
    });
  };

  return [
    handle('searchPharmacies', async ({ body: { zipCode, miles, name, kind, longTermCare }, context }) => {
      const found = await catalogue.searchPharmacies({
        zip: zipCode,
        miles,
        planYear: activeYear(context.today),
        limit: MOST_FOUND + 1,
        ...(name !== undefined && { name }),
        ...(kind !== undefined && { kind }),
        ...(longTermCare !== undefined && { longTermCare }),
      });
      const pharmacies = found.slice(0, MOST_FOUND).map((one) => ({ ...toPharmacyData(one), miles: one.miles }));
      return { pharmacies, hasMore: found.length > MOST_FOUND };
    }),

    handle('getPharmacyData', async ({ params: { pharmacyNumber, year } }) =>
      toPharmacyData(await mustFind(pharmacyNumber, year)),
    ),

    handle('getPharmacyCoverage', async ({ params: { pharmacyNumber, planYear, planIds } }) => {
      const pharmacy = await mustFind(pharmacyNumber, planYear);
      const [found] = await coveragesOf([pharmacy.pharmacyNumber], planYear, planIds);
      return { plans: found?.plans ?? [] };
    }),

    handle('searchPharmacyCoverage', async ({ body: { planYear, planIds, pharmacyNumbers } }) => ({
      pharmacies: await coveragesOf([...new Set(pharmacyNumbers)], planYear, planIds),
    })),
  ];
};
