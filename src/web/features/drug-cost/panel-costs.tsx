import { Suspense, useState } from 'react';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { ReceiptRequest } from '#contract/drug-receipt.ts';
import type { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import { useDrugCostTexts } from '#web/data/page-texts.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import { CoverageRows } from './coverage-rows.tsx';
import { PricingSources } from './pricing-sources.tsx';
import { ReceiptScope } from './receipt/receipt-scope.tsx';
import { YearCost } from './year-cost.tsx';

const PricingDialog = late(withTexts('drug-cost-pricing', () => import('./pricing-dialog.tsx')));

type Props = {
  planName: string;
  /** Null where it is not known. */
  monthlyPremium: number | null;
  drugs: readonly Drug[];
  pharmacy: Pharmacy | null;
  onEdit: () => void;
  onPharmacy: () => void;
  costs: DrugCosts;
  /** Another supply of a drug was taken, and its button is gone. */
  onSwitched: () => void;
  /** With the tier and the limits of each drug, and where the figures come from. */
  isWhole?: boolean;
};

/** The costs of the saved drugs with one plan, as far as they are known. */
export default function PanelCosts({
  planName,
  monthlyPremium,
  drugs,
  costs,
  onEdit,
  isWhole = false,
  ...switching
}: Props) {
  const { drugCosts } = useDrugCostTexts();
  const { shell } = useTexts();

  if (costs.state === 'waiting') return <p className="quiet">{drugCosts.loading}</p>;
  if (costs.state === 'failed') {
    return (
      <p>
        {drugCosts.failed}{' '}
        <button type="button" className="link-button" onClick={costs.tryAgain}>
          {shell.tryAgain}
        </button>
      </p>
    );
  }
  return (
    <ReceiptScope of={{ planName, drugs, request: costs.request }}>
      <YearCost
        cost={costs.cost}
        drugs={drugs}
        monthlyPremium={monthlyPremium}
        hasPharmacy={switching.pharmacy !== null}
      />
      <CoverageRows drugs={drugs} cost={costs.cost} withTerms={isWhole} {...switching} />
      {costs.cost.isShowDrugPricing && (
        <Pricing {...{ planName, monthlyPremium, drugs, onEdit }} cost={costs.cost} request={costs.request} />
      )}
      {isWhole && <PricingSources sources={costs.cost.sources} />}
    </ReceiptScope>
  );
}

type PricingProps = {
  planName: string;
  monthlyPremium: number | null;
  drugs: readonly Drug[];
  cost: PlanDrugCost;
  request: ReceiptRequest;
  onEdit: () => void;
};

/** Its box comes with the first press. DRUG-601. */
function Pricing({ planName, ...more }: PricingProps) {
  const { drugCosts } = useDrugCostTexts();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');

  return (
    <>
      <button type="button" className="link-button" onClick={() => setState('open')}>
        {drugCosts.seePricing}
        <span className="visually-hidden">
          : <SourceWords>{planName}</SourceWords>
        </span>
      </button>
      {state !== 'never' && (
        <Suspense>
          <PricingDialog {...more} planName={planName} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
