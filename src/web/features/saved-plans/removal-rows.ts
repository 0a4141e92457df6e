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

// No source we have names a second benefit or sums up the drugs, so the rule starts with what stands in for them.
function benefitOf(facts: PlanCard, { planFacts, planCard }: Words, language: Language): Row | null {
  const { planType, outOfPocketMaximum, tier1PreferredGeneric } = facts;
  if (planType !== 'PDP' && outOfPocketMaximum !== null)
    return {
      label: planFacts.outOfPocketMaximum,
      value: formatCents(outOfPocketMaximum, language),
      isSource: false,
    };
  if (tier1PreferredGeneric === null) return null;
  return { label: planCard.tier1PreferredGeneric, value: tier1PreferredGeneric, isSource: true };
}
