import type { BrowseTexts } from '#content/en/browse-texts.ts';
import { formatCents } from '#content/format/money.ts';
import type { Language } from '#domain/language/language.ts';
import type { PlanFilters } from '#domain/plan-search/plan-filters.ts';

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

/** Each filter that is on, in words, and the filters without it. */
export function chosenFilters(filters: PlanFilters, words: Words, language: Language): ChosenFilter[] {
  const { premium, carriers, networks, covers, stars } = filters;
  return [
    ...(premium === null
      ? []
      : [{ label: premiumWords(premium, words, language), without: { ...filters, premium: null } }]),
    ...carriers.map((carrier) => ({
      label: carrier,
      without: { ...filters, carriers: toggle(carriers, carrier) },
    })),
    ...networks.map((network) => ({
      label: network,
      without: { ...filters, networks: toggle(networks, network) },
    })),
    ...covers.map((benefit) => ({
      label: words.benefits.names[benefit],
      without: { ...filters, covers: toggle(covers, benefit) },
    })),
    ...(stars === null ? [] : [{ label: starWords(stars, words), without: { ...filters, stars: null } }]),
  ];
}
