import { formatQuantity } from '#content/format/quantity.ts';
import type { DrugCost } from '#contract/drug-cost.ts';
import { useDrugPricingTexts } from '#web/lib/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';

/** What the plan asks before it pays, below the name of the drug. */
export function DrugLimits({ cost: { restrictions, isOffered, coverage } }: { cost: DrugCost }) {
  const words = useDrugPricingTexts();
  const { language } = useStart();
  const limit = restrictions?.quantityLimit;
  const lines = [
    restrictions?.priorAuthorization && words.priorAuthorization,
    restrictions?.stepTherapy && words.stepTherapy,
    limit && words.quantityLimit(formatQuantity(limit.amount, language), limit.days),
    coverage === 'covered' && !isOffered && words.notOffered,
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;

  return (
    <ul className="drug-limits" aria-label={words.limits}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
