import type { ProfileTexts } from '#content/en/profile-texts.ts';
import type { Texts } from '#content/en/texts.ts';
import { formatCents } from '#content/format/money.ts';
import type { PlanCard } from '#contract/plan-card.ts';
import type { Language } from '#domain/language/language.ts';
import { costWords } from '#web/parts/plans/cost-words.ts';
import { ours, type SaidText } from '#web/ui/said.tsx';

type Words = Pick<Texts, 'planFacts'> & Pick<ProfileTexts, 'planCard' | 'sourceWords'>;
type Row = { label: SaidText; value: SaidText[] };

/** By what a shopper knows the plan again before it goes: its premium, and one benefit. PLAN-602, PLAN-603. */
export function removalRows(facts: PlanCard, words: Words, language: Language): Row[] {
  const { monthlyPremium, notAvailable } = words.planFacts;
  const premium = facts.monthlyPremium === null ? notAvailable : formatCents(facts.monthlyPremium, language);
  const benefit = benefitOf(facts, words, language);
  return [{ label: ours(monthlyPremium), value: [ours(premium)] }, ...(benefit ? [benefit] : [])];
}

// In this order: decision PLAN-603. What no source tells makes way for the next, and nothing known makes no row.
function benefitOf(facts: PlanCard, { planFacts, planCard, sourceWords }: Words, language: Language): Row | null {
  const { planType, secondBenefit, outOfPocketMaximum, prescriptionDrugs, tier1PreferredGeneric } = facts;
  if (secondBenefit !== null) return { label: english(secondBenefit.name), value: [english(secondBenefit.value)] };
  if (planType !== 'PDP' && outOfPocketMaximum !== null) {
    const value = formatCents(outOfPocketMaximum, language);
    return { label: ours(planFacts.outOfPocketMaximum), value: [ours(value)] };
  }
  if (prescriptionDrugs !== null)
    return { label: ours(planCard.prescriptionDrugs), value: [english(prescriptionDrugs)] };
  if (tier1PreferredGeneric === null) return null;
  return {
    label: ours(planCard.tier1PreferredGeneric),
    value: costWords(tier1PreferredGeneric, sourceWords, language),
  };
}

const english = (text: string): SaidText => ({ text, isSource: true });
