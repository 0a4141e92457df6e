import type { PlanDetailsTexts } from '#content/en/plan-details-texts.ts';
import type { PlanBenefit } from '#contract/plan.ts';

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

export type BenefitWords = { network: string; text: string };

/** What a person pays, by where they go; empty where the source says nothing. */
export function benefitWords(line: PlanBenefit, { columns }: PlanDetailsTexts['planDetails']): BenefitWords[] {
  const lines = [
    { network: columns.inNetwork, text: line.inNetwork },
    { network: columns.outOfNetwork, text: line.outOfNetwork },
    { network: columns.anyNetwork, text: line.anyNetwork },
  ];
  return lines.flatMap(({ network, text }) => (text === null ? [] : [{ network, text }]));
}

/** The source writes several limits as one word, 'prior_auth|referral'. One that is new to us stays as it is. */
export const limitWords = ({ limits }: PlanBenefit, words: PlanDetailsTexts['planDetails']): string[] =>
  (limits ?? '')
    .split('|')
    .filter(Boolean)
    .map((limit) => (Object.hasOwn(words.limits, limit) ? (words.limits[limit] ?? limit) : limit));
