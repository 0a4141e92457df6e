import type pg from 'pg';
import type { PlanSummary } from '#contract/plan.ts';
import type { PlanCard } from '#contract/plan-card.ts';
import type { Queryable } from '../db/transaction.ts';
import { readCards } from './store/cards.ts';
import { currentEditions } from './store/current-editions.ts';
import { type PlanKey, planKey, readPlanContact, readPlanDetails, readPlans } from './store/details.ts';
import { readDirectories } from './store/directories.ts';
import { type DrugFilesQuestion, readDrugFiles } from './store/drug-files.ts';
import { type DrugNames, readDrugNames } from './store/drug-names.ts';
import { findDrugByNdc, findDrugsByNdc, findGeneric, listDrugForms } from './store/drugs.ts';
import { type EditionCache, editionCache, madeOnce } from './store/edition-cache.ts';
import { keptAnswers } from './store/kept-answers.ts';
import { keptDrugFacts } from './store/kept-drug-facts.ts';
import { type ListQuestion, searchListedProviders } from './store/listed-providers.ts';
import { findPharmacy, type PharmacyQuestion, searchPharmacies } from './store/pharmacies.ts';
import { arePlansOffered, listCountiesOfZip, type PlanPlace } from './store/places.ts';
import { type CoverageQuestion, readProviderCoverage } from './store/provider-coverage.ts';
import type { ProviderQuestion } from './store/provider-question.ts';
import { findPlacesOf, searchProviders } from './store/providers.ts';
import { listYearsWithPlans, type SearchQuestion, searchCatalogue } from './store/search.ts';

export type CatalogueStore = ReturnType<typeof catalogueStore>;

const SIZE_OF_SUMMARY = 1_500;
/** Of the real drugs of 2025 and the brands of the average prices. */
const SIZE_OF_NAMES = 8_000_000;
/** With the text that is written of it; measured on the real plans of 2026. */
const SIZE_OF_CARD = 15_000;
/** Some three thousand plans: the ones that shoppers save now. */
const MOST_BYTES_OF_CARDS = 48_000_000;

type Read<Facts> = (db: Queryable, plans: readonly PlanKey[]) => Promise<Map<string, Facts>>;

/** What requests may ask the catalogue. It is read only here; loads change it. */
export function catalogueStore(pool: pg.Pool) {
  const editionsNow = currentEditions();
  // Null for a plan that is known not to be there.
  const summaries = editionCache<PlanSummary | null>(() => SIZE_OF_SUMMARY);
  const cards = editionCache<PlanCard | null>(() => SIZE_OF_CARD, MOST_BYTES_OF_CARDS);

  const names = madeOnce(editionCache<DrugNames>(() => SIZE_OF_NAMES));

  const drugNames = async () => names(await editionsNow(pool), 'all', () => readDrugNames(pool));

  /** A caller inside a transaction gives its own connection: waiting for a second one could stop everybody. */
  const rememberedById =
    <Facts>(cache: EditionCache<Facts | null>, read: Read<Facts>) =>
    async (plans: readonly PlanKey[], db: Queryable = pool): Promise<Map<string, Facts>> => {
      const editions = await editionsNow(db);
      const unknown = plans.filter((plan) => cache.get(editions, planKey(plan)) === undefined);
      const found = unknown.length > 0 ? await read(db, unknown) : new Map<string, Facts>();
      for (const plan of unknown) cache.set(editions, planKey(plan), found.get(planKey(plan)) ?? null);

      const known = plans.map((plan) => [
        planKey(plan),
        found.get(planKey(plan)) ?? cache.get(editions, planKey(plan)),
      ]);
      return new Map(known.filter((entry): entry is [string, Facts & {}] => Boolean(entry[1])));
    };

  return {
    plansById: rememberedById(summaries, readPlans),
    cardsById: rememberedById(cards, readCards),
    keptAnswer: keptAnswers(() => editionsNow(pool)),
    editionsKey: async () => (await editionsNow(pool)).key,
    editions: async () => (await editionsNow(pool)).editions,
    searchPlans: (question: SearchQuestion) => searchCatalogue(pool, question),
    planDetails: (planYear: number, planId: string) => readPlanDetails(pool, planYear, planId),
    planContact: (planYear: number, planId: string, db: Queryable = pool) => readPlanContact(db, planYear, planId),
    countiesOfZip: (zip: string, db: Queryable = pool) => listCountiesOfZip(db, zip),
    areOffered: (planYear: number, places: readonly PlanPlace[], db: Queryable = pool) =>
      arePlansOffered(db, planYear, places),
    findDrugs: async (query: string, limit: number) => (await drugNames()).find(query, limit),
    drugForms: async (name: string) => listDrugForms(pool, (await drugNames()).rxcuisOf(name)),
    drugByNdc: (ndc: string) => findDrugByNdc(pool, ndc),
    drugsByNdc: (ndcs: readonly string[], db: Queryable = pool) => findDrugsByNdc(db, ndcs),
    genericOf: (rxcui: string) => findGeneric(pool, rxcui),
    searchPharmacies: (question: PharmacyQuestion) => searchPharmacies(pool, question),
    providerCoverage: (question: CoverageQuestion) => readProviderCoverage(pool, question),
    searchProviders: (question: ProviderQuestion) => searchProviders(pool, question),
    placesOf: (npis: readonly string[], zip: string | null) => findPlacesOf(pool, npis, zip),
    searchListedProviders: (question: ProviderQuestion, lists: ListQuestion) =>
      searchListedProviders(pool, question, lists),
    directories: (asked: Parameters<typeof readDirectories>[1]) => readDirectories(pool, asked),
    pharmacy: (pharmacyNumber: string, planYear: number) => findPharmacy(pool, pharmacyNumber, planYear),
    planDrugFacts: keptDrugFacts(pool, editionsNow),
    drugFiles: (question: DrugFilesQuestion) => readDrugFiles(pool, question),
    yearsWithPlans: (stateCode: string, fipsCountyCode: string) => listYearsWithPlans(pool, stateCode, fipsCountyCode),
  };
}
