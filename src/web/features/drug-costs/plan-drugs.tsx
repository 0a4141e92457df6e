import { Link, useNavigate } from 'react-router';
import type { PlanDetails } from '#contract/plan.ts';
import type { DrugCosts } from '#web/lib/drug-costs.ts';
import type { DrugList } from '#web/lib/drug-list.ts';
import { useBrowseTexts, useProfileTexts } from '#web/lib/page-texts.ts';
import { aboutTotals } from '#web/lib/total-figures.ts';
import { useMay } from '#web/lib/viewer.ts';
import { PanelCosts } from './drug-panel.tsx';

type Props = { plan: PlanDetails; list: DrugList; costs: DrugCosts | undefined };

const ESTIMATOR = '/health-plans/estimate-drug-costs';

/** The saved drugs at one plan, with all that is known of them: on the page of the plan. DRUG-001, DRUG-601. */
export function PlanDrugs({ plan: { planName, drugCoverage }, list, costs }: Props) {
  const { totalCost } = useBrowseTexts();
  const { drugCosts } = useProfileTexts();
  const mayChange = useMay('changeDrugs');
  const navigate = useNavigate();
  const { items: drugs } = list;

  return (
    <div className="drug-panel plan-drugs">
      {drugCoverage ? (
        <>
          <h3>{drugCosts.title}</h3>
          <PanelCosts
            {...{ planName, drugs }}
            costs={costs ?? { state: 'waiting' }}
            onEdit={() => void navigate(ESTIMATOR)}
            isWhole
          />
        </>
      ) : (
        <p>{totalCost.noDrugCover}</p>
      )}
      <p className="quiet">{aboutTotals(list, totalCost)}</p>
      {mayChange && (
        <Link className="no-print" to={ESTIMATOR}>
          {totalCost.editDrugs}
        </Link>
      )}
    </div>
  );
}
