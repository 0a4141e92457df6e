import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { PlanDetails } from '#contract/plan.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import { useBrowseTexts, useDrugCostTexts } from '#web/data/page-texts.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { useMay } from '#web/data/viewer.ts';
import { aboutTotals } from '#web/parts/drug-cost/total-figures.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './drug-panel.module.css';
import PanelCosts from './panel-costs.tsx';

type Props = { plan: PlanDetails; list: SavedDrugs; costs: DrugCosts | undefined };

const ESTIMATOR = '/health-plans/estimate-drug-costs';
const PHARMACY_SEARCH = '/health-plans/pharmacy-search';

/** The saved drugs at one plan, with all that is known of them: on the page of the plan. DRUG-001, DRUG-601. */
export function PlanDrugs({ plan: { planName, monthlyPremium, drugCoverage }, list, costs }: Props) {
  const { totalCost } = useBrowseTexts();
  const { drugCosts } = useDrugCostTexts();
  const mayChange = useMay('changeDrugs');
  const navigate = useNavigate();
  const { items: drugs, pharmacy } = list;
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <div className={`${styles.panel} ${styles.planDrugs}`} data-drug-costs>
      {drugCoverage ? (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {drugCosts.title}
          </h3>
          <PanelCosts
            planName={planName}
            monthlyPremium={monthlyPremium}
            drugs={drugs}
            pharmacy={pharmacy}
            costs={costs ?? { state: 'waiting' }}
            onEdit={() => void navigate(ESTIMATOR)}
            onPharmacy={() => void navigate(PHARMACY_SEARCH)}
            onSwitched={() => heading.current?.focus()}
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
