import type { BrowseTexts } from '#content/en/browse-texts.ts';
import type { PlanDetailsTexts } from '#content/en/plan-details-texts.ts';
import type { Texts } from '#content/en/texts.ts';
import { formatCents } from '#content/format/money.ts';
import type { PlanDetails } from '#contract/plan.ts';
import type { Language } from '#domain/language/language.ts';
import { yearlyPremium } from '#domain/plan-search/plan-order.ts';
import type { YearLine } from '#web/parts/drug-cost/drug-year.ts';
import type { ReceiptSubject } from '#web/parts/drug-cost/receipt.tsx';
import type { TotalFigures } from '#web/parts/drug-cost/total-figures.ts';
import { amountWords, type SourceWords } from './cost-words.ts';

type Words = { planFacts: Texts['planFacts']; browse: BrowseTexts & PlanDetailsTexts };

/** A cost in words, null where the data does not hold it. */
export type Cost = {
  key: string;
  label: string;
  value: string | null;
  /** In the words of the source, which are English. */
  isSource?: boolean;
  /** Why it is not known, or what it rests on. */
  notes?: readonly string[];
  /** It is a dollar of drug costs that has a receipt. */
  subject?: ReceiptSubject | undefined;
  /** A yearly figure for drugs in its parts: the value, and what stands apart from it. */
  parts?: readonly YearLine[] | undefined;
  /** It is not known yet. */
  isWaiting?: boolean;
};

/**
 * Every figure of a plan, the whole year first. What a kind of plan can not have is left out, and not 'Not available'.
 * @param saved what a year costs with the saved drugs.
 */
export function costsOf(
  plan: PlanDetails,
  { planFacts, browse }: Words,
  language: Language,
  saved?: TotalFigures,
): Cost[] {
  const money = (cents: number | null) => (cents === null ? null : formatCents(cents, language));
  const { planCard } = browse;
  const isDrugPlan = plan.planType === 'PDP';
  const all: (Cost & { leftOut?: boolean })[] = [
    ...(saved ? [totalLine(saved, browse.totalCost)] : []),
    { key: 'year', label: browse.browse.yearlyPremium, value: money(yearlyPremium(plan)) },
    ...(saved ? drugLines(saved, browse.totalCost) : []),
    { key: 'month', label: planFacts.monthlyPremium, value: money(plan.monthlyPremium) },
    { key: 'medical', label: planCard.medicalPremium, value: money(plan.medicalPremium), leftOut: isDrugPlan },
    {
      key: 'drugs',
      label: planCard.drugPremium,
      value: plan.drugCoverage ? money(plan.drugPremium) : planFacts.noDrugCoverage,
      leftOut: isDrugPlan,
    },
    { key: 'part-b', label: planCard.partBReduction, value: money(plan.partBPremiumReduction), leftOut: isDrugPlan },
    {
      key: 'medical-deductible',
      label: planCard.medicalDeductible,
      ...deductibleWords(plan, browse.sourceWords, language),
      leftOut: isDrugPlan,
    },
    {
      key: 'drug-deductible',
      label: planFacts.drugDeductible,
      value: plan.drugCoverage ? money(plan.partDDeductible) : planFacts.noDrugCoverage,
    },
    { key: 'limit', label: planFacts.outOfPocketMaximum, value: money(plan.outOfPocketMaximum), leftOut: isDrugPlan },
    {
      key: 'combined-limit',
      label: planCard.combinedOutOfPocketMaximum,
      value: money(plan.combinedOutOfPocketMaximum),
      leftOut: isDrugPlan,
    },
  ];
  return all.filter(({ leftOut }) => !leftOut);
}

function deductibleWords(plan: PlanDetails, words: SourceWords, language: Language): Pick<Cost, 'value' | 'isSource'> {
  if (plan.medicalDeductible !== null) return { value: formatCents(plan.medicalDeductible, language) };
  if (plan.medicalDeductibleText === null) return { value: null };
  const { text, isSource } = amountWords(plan.medicalDeductibleText, words, language);
  return { value: text, isSource };
}

type TotalWords = BrowseTexts['totalCost'];

const totalLine = ({ isWaiting, total, missing }: TotalFigures, { label, working }: TotalWords): Cost => ({
  key: 'total',
  label,
  notes: missing,
  isWaiting,
  value: isWaiting ? working : total,
});

const drugLines = (figures: TotalFigures, words: TotalWords): Cost[] => {
  const { isWaiting, drugs, apart, month, basis, monthSubject } = figures;
  return [
    {
      key: 'drugs-year',
      label: words.drugs,
      value: isWaiting ? words.working : (drugs?.text ?? null),
      parts: drugs ? [drugs, ...apart] : undefined,
      notes: basis,
      isWaiting,
    },
    {
      key: 'drugs-month',
      label: words.month,
      value: isWaiting ? words.working : month,
      isWaiting,
      subject: monthSubject ?? undefined,
    },
  ];
};
