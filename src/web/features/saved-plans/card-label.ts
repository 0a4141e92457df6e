import type { BenefitItem } from '#contract/plan-card.ts';
import type { SourceNames } from '#web/data/source-names.ts';
import { type BenefitLabels, labelOf } from '#web/parts/plans/benefit-labels.ts';
import { sourceName } from '#web/parts/plans/cost-words.ts';
import type { SaidText } from '#web/ui/said.tsx';

type Named = Pick<BenefitItem, 'benefitId' | 'benefitName'>;

/** A drug tier has the plan's name for it, which many plans share. */
export function cardLabel(benefit: Named, labels: BenefitLabels, names: SourceNames): SaidText {
  const label = labelOf(benefit, labels);
  return label.isSource ? sourceName(label.text, names) : label;
}
