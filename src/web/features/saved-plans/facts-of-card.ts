import type { ProfileTexts } from '#content/en/profile-texts.ts';
import type { Texts } from '#content/en/texts.ts';
import type { PlanCard } from '#contract/plan-card.ts';
import type { Language } from '#domain/language/language.ts';
import type { DrugFacts } from '#web/parts/plans/drug-facts.ts';
import { type Figure, figuresOf } from '#web/parts/plans/plan-words.ts';
import type { SaidText } from '#web/ui/said.tsx';

/** What is known of this person's drugs and doctors; null where none are saved. */
type Own = { cover: DrugFacts | null; doctors: Figure | null };
type Words = { planFacts: Texts['planFacts']; planCard: ProfileTexts['planCard']; working: string };

/** One of the few facts that decide; null where the data does not hold it. A reason in the place of a figure is quiet. */
export type CardFact = { label: string; value: string | SaidText | null; isReason?: boolean };

/** Ordered by what decides most for this person: their drugs and pharmacy, then what the plan asks, then its rating. */
export function cardFacts(facts: PlanCard, { cover, doctors }: Own, words: Words, language: Language): CardFact[] {
  const { planFacts, planCard } = words;
  const [premium, ...limits] = figuresOf(facts, planFacts, language);
  return [
    ...(cover ? coverFacts(cover, words) : []),
    ...(doctors ? [doctors] : []),
    // Without drugs the premium is the large number above.
    ...(cover && premium ? [premium] : []),
    ...limits,
    { label: planCard.starRating, value: starsOf(facts, planFacts), isReason: !facts.starRating?.overall },
  ];
}

function coverFacts({ isWaiting, covered, all, pharmacy }: DrugFacts, { planCard, working }: Words): CardFact[] {
  const { drugsCovered, ofDrugs, yourPharmacy, pharmacyStanding } = planCard;
  const soon = (value: string | null) => value ?? (isWaiting ? working : null);
  return [
    { label: drugsCovered, value: soon(covered === null ? null : ofDrugs(covered, all)), isReason: isWaiting },
    ...(pharmacy === undefined
      ? []
      : [{ label: yourPharmacy, value: soon(pharmacy === null ? null : pharmacyStanding[pharmacy]) }]),
  ];
}

function starsOf({ starRating }: PlanCard, planFacts: Words['planFacts']): string | SaidText | null {
  if (!starRating?.overall) return starRating?.reason ? planFacts.starReason(starRating.reason) : null;
  return planFacts.shortStars(starRating.overall, starRating.year);
}
