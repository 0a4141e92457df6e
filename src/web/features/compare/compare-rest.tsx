import type { PlanDetails } from '#contract/plan.ts';
import { useBrowseTexts, usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useSourceNames } from '#web/data/source-names.ts';
import { useStart } from '#web/lib/start-context.ts';
import { NO_LABELS, useBenefitLabels } from '#web/parts/plans/benefit-labels.ts';
import type { Column } from './compare-columns.ts';
import { CompareGroup } from './compare-group.tsx';
import { onlyDifferent } from './compare-rows.ts';
import { restGroups } from './rest-groups.ts';

type Props = {
  plans: readonly PlanDetails[];
  columns: readonly Column[];
  /** Rows in which the plans do not differ are there too. */
  isWhole: boolean;
  areOpen: boolean;
};

/** The groups that nobody sees at first: their code comes after what they see. */
export default function CompareRest({ plans, columns, isWhole, areOpen }: Props) {
  const browse = { ...useBrowseTexts(), ...usePlanDetailsTexts() };
  const { texts, language } = useStart();
  const labels = useBenefitLabels(NO_LABELS);
  const names = useSourceNames();
  const all = restGroups(plans, { browse, texts, language, labels, names });

  return (isWhole ? all : onlyDifferent(all)).map((group) => (
    <CompareGroup key={group.key} group={group} columns={columns} receipts={[]} isOpenAtFirst={areOpen} isDrawnWhole />
  ));
}
