import type { Texts } from '#content/en/texts.ts';
import { formatDate } from '#content/format/date.ts';
import type { Edition, PlanDetails, PlanSource } from '#contract/plan.ts';
import type { Language } from '#domain/language/language.ts';

type Names = Texts['shell']['sources'];

/** The editions of a kind that differ in their year alone make one sentence. */
export function editionNames(editions: readonly Edition[], names: Names, language: Language): string[] {
  const years = new Map<string, { edition: Edition; years: string[] }>();
  for (const edition of editions) {
    const { dataset, madeUp, asOf, planYear } = edition;
    const key = [dataset, madeUp, asOf, dataset === 'geography' && edition.source].join(' ');
    const group = years.get(key) ?? { edition, years: [] };
    if (planYear !== null) group.years.push(String(planYear));
    years.set(key, group);
  }
  const listed = new Intl.ListFormat(language);
  return [...years.values()].map((group) =>
    dated(nameOf(group.edition, listed.format(group.years), names), group.edition, names, language),
  );
}

function nameOf({ dataset, madeUp, source }: Edition, years: string, names: Names): string {
  // Only the geography that comes with the program tells who made it.
  if (dataset === 'geography') return source.includes('Census') ? names.censusPlaces : names.otherPlaces;
  if (dataset === 'drugs') return names.drugNames;
  if (dataset === 'reference-prices') return madeUp ? names.madeUpReferencePrices : names.referencePrices;
  if (dataset === 'providers') return madeUp ? names.madeUpProviders : names.providers;
  if (dataset === 'pharmacies') return madeUp ? names.madeUpPharmacies(years) : names.pharmacies;
  if (dataset === 'formularies') return madeUp ? names.madeUpDrugCosts(years) : names.drugCosts(years);
  if (dataset === 'stars') return madeUp ? names.madeUpStars(years) : names.stars(years);
  return madeUp ? names.madeUpPlans(years) : names.plans(years);
}

export type FactKind = keyof PlanDetails['sources'];

/** Where a group of a plan's facts comes from; null where the sources hold nothing of it. */
export function factSource(plan: PlanDetails, kind: FactKind, names: Names, language: Language): string | null {
  const source = plan.sources[kind];
  if (!source) return null;
  const years = String(plan.planYear);
  const isOfPlanList = kind === 'planList' || source.source === plan.sources.planList.source;
  if (plan.madeUp) return kind === 'stars' && !isOfPlanList ? names.madeUpStars(years) : names.madeUpPlans(years);
  const name = isOfPlanList ? names.plans : { benefits: names.benefits, tiers: names.tiers, stars: names.stars }[kind];
  return dated(name(years), source, names, language);
}

const dated = (name: string, { asOf }: Pick<PlanSource, 'asOf'>, names: Names, language: Language) =>
  asOf ? names.asOf(name, formatDate(asOf, language)) : name;
