import type { BrowseTexts } from '#content/en/browse-texts.ts';
import { formatCents } from '#content/format/money.ts';
import type { Language } from '#domain/language/language.ts';
import { type ActiveFilter, activeFilters } from '#domain/plan-search/active-filters.ts';
import type { PlanFilters } from '#domain/plan-search/plan-filters.ts';
import { loadedPageTexts } from '#web/data/load-page-texts.ts';

export const toggle = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

type Words = BrowseTexts['browse'];

export function premiumWords(limit: number | null, { premium }: Words, language: Language): string {
  if (limit === null) return premium.any;
  return limit === 0 ? premium.zero : premium.upTo(formatCents(limit, language).replace(/\.00$/, ''));
}

export const starWords = (level: number | null, { stars }: Words) =>
  level === null ? stars.any : stars.atLeast(String(level));

export type ChosenFilter = { label: string; without: PlanFilters };

/** Each filter that is on, in words, and the filters without it. The type of plan is chosen beside them. */
export const chosenFilters = (filters: PlanFilters, words: Words, language: Language): ChosenFilter[] =>
  activeFilters(filters).flatMap((filter) =>
    filter.group === 'planType' ? [] : [{ label: filterWords(filter, words, language), without: filter.without }],
  );

/** The words of a filter, as they stand where it is chosen. */
export function filterWords(
  { group, value }: Exclude<ActiveFilter, { group: 'planType' }>,
  words: Words,
  language: Language,
): string {
  if (group === 'premium') return premiumWords(value, words, language);
  if (group === 'stars') return starWords(value, words);
  // Only who has saved doctors has this filter, and these texts came with what the plans say of them.
  if (group === 'doctors') return loadedPageTexts('doctors', language)?.doctors.planList.all ?? '';
  if (group === 'networks') return words.network.name(value);
  return group === 'covers' ? words.benefits.names[value] : value;
}
