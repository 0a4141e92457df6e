import type { PlanDetailsTexts } from '#content/en/plan-details-texts.ts';
import type { Texts } from '#content/en/texts.ts';
import type { PlanDetails } from '#contract/plan.ts';
import { said } from '#web/ui/said.tsx';
import type { Fact } from './fact-list.tsx';

export function ratingFacts(
  { starRating }: PlanDetails,
  { planDetails }: PlanDetailsTexts,
  { planFacts }: Texts,
): Fact[] {
  const words = (stars: number | null | undefined) =>
    stars && starRating ? planFacts.stars(stars, starRating.year) : null;
  const { stars } = planDetails;
  return [
    {
      key: 'overall',
      label: stars.overall,
      value: words(starRating?.overall) ?? (starRating?.reason ? said(planFacts.starReason(starRating.reason)) : null),
    },
    { key: 'medical', label: stars.medical, value: words(starRating?.medical) },
    { key: 'drug', label: stars.drug, value: words(starRating?.drug) },
  ];
}
