import type { PlanDetailsTexts } from '#content/en/plan-details-texts.ts';
import type { PlanBenefit } from '#contract/plan.ts';
import type { Language } from '#domain/language/language.ts';
import { coverageOf } from '#domain/plans/benefits/coverage.ts';
import { ours, type SaidText } from '#web/ui/said.tsx';
import { costWords } from './cost-words.ts';

export const BENEFIT_SECTIONS = ['medical', 'dentalVisionHearing', 'extra'] as const;
export type BenefitSection = (typeof BENEFIT_SECTIONS)[number];

const SECTION_OF: Readonly<Record<string, BenefitSection>> = {
  'Preventive dental': 'dentalVisionHearing',
  'Comprehensive dental': 'dentalVisionHearing',
  Vision: 'dentalVisionHearing',
  Hearing: 'dentalVisionHearing',
  'Medically-approved non-opioid pain management services': 'extra',
  'More benefits': 'extra',
  'Special benefits': 'extra',
};

/** @param category in the words of the source; one that is new to us is medical, as most are. */
export const sectionOf = (category: string): BenefitSection =>
  Object.hasOwn(SECTION_OF, category) ? (SECTION_OF[category] ?? 'medical') : 'medical';

export type BenefitWords = {
  /** Null where the source speaks of no network: it says one thing for all. */
  network: string | null;
  said: SaidText[];
};

/** What a person pays, by where they go; empty where the source says nothing. */
export function benefitWords(
  line: PlanBenefit,
  { planDetails: { columns }, sourceWords }: PlanDetailsTexts,
  language: Language,
): BenefitWords[] {
  const isForAll = line.inNetwork === null && line.outOfNetwork === null;
  const lines = [
    { network: columns.inNetwork, costs: line.inNetwork },
    { network: columns.outOfNetwork, costs: line.outOfNetwork },
    { network: isForAll ? null : columns.anyNetwork, costs: line.anyNetwork },
  ];
  const known = lines.flatMap(({ network, costs }) =>
    costs === null ? [] : [{ network, said: costWords(costs, sourceWords, language) }],
  );
  const isNothing = coverageOf([line.inNetwork, line.outOfNetwork, line.anyNetwork]) === 'not-covered';
  return isNothing ? [{ network: null, said: [ours(sourceWords.notCovered)] }] : known;
}

export const limitWords = ({ limits }: PlanBenefit, { sourceWords }: PlanDetailsTexts): SaidText[] =>
  limits.map((limit) =>
    limit.kind === 'text' ? { text: limit.english, isSource: true } : ours(sourceWords.limits[limit.kind]),
  );
