import type { ProfileTexts } from '#content/en/profile-texts.ts';
import type { Texts } from '#content/en/texts.ts';
import { formatCents } from '#content/format/money.ts';
import type { PlanCard } from '#contract/plan-card.ts';
import type { Language } from '#domain/language/language.ts';

type Words = Pick<Texts, 'planFacts'> & Pick<ProfileTexts, 'planCard'>;
/** A value in the words of the source is to be read aloud as English. */
type Row = { label: string; value: string; isSource: boolean };

/** By what a shopper knows the plan again before it goes: its premium, and one benefit. PLAN-602, PLAN-603. */
export function removalRows(facts: PlanCard, words: Words, language: Language): Row[] {
  const { monthlyPremium, notAvailable } = words.planFacts;
  const premium = facts.monthlyPremium === null ? notAvailable : formatCents(facts.monthlyPremium, language);
  const benefit = benefitOf(facts, words, language);
  return [{ label: monthlyPremium, value: premium, isSource: false }, ...(benefit ? [benefit] : [])];
}

// In this order: decision PLAN-603. What no source tells makes way for the next, and nothing known makes no row.
function benefitOf(facts: PlanCard, { planFacts, planCard }: Words, language: Language): Row | null {
  const { planType, secondBenefit, outOfPocketMaximum, prescriptionDrugs, tier1PreferredGeneric } = facts;
  if (secondBenefit !== null) return { label: secondBenefit.name, value: secondBenefit.value, isSource: true };
  if (planType !== 'PDP' && outOfPocketMaximum !== null) {
    const value = formatCents(outOfPocketMaximum, language);
    return { label: planFacts.outOfPocketMaximum, value, isSource: false };
  }
  if (prescriptionDrugs !== null)
    return { label: planCard.prescriptionDrugs, value: prescriptionDrugs, isSource: true };
  if (tier1PreferredGeneric === null) return null;
  return { label: planCard.tier1PreferredGeneric, value: tier1PreferredGeneric, isSource: true };
}
