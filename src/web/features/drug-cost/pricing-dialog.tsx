import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { useDrugPricingTexts } from '#web/data/page-texts.ts';
import { useMay, useViewer } from '#web/data/viewer.ts';
import { PaperModal } from '#web/ui/paper-modal.tsx';
import { DeductibleLine } from './deductible-line.tsx';
import { MonthChart } from './month-chart.tsx';
import { PricingRows } from './pricing-rows.tsx';
import { PricingSources } from './pricing-sources.tsx';

type Props = {
  isOpen: boolean;
  planName: string;
  drugs: readonly Drug[];
  cost: PlanDrugCost;
  onClose: () => void;
  onEdit: () => void;
};

/** The prices of each drug at one plan. DRUG-611 to DRUG-614. */
export default function PricingDialog({ isOpen, planName, drugs, cost, onClose, onEdit }: Props) {
  const drugPricing = useDrugPricingTexts();
  const isCloaked = useViewer().kind === 'cloaked';
  const mayChange = useMay('changeDrugs');
  const edit = () => {
    onClose();
    onEdit();
  };

  return (
    <PaperModal isOpen={isOpen} title={drugPricing.title(planName)} close={{ label: drugPricing.close, onClose }}>
      <DeductibleLine deductible={cost.partDDeductible} />
      <PricingRows drugs={drugs} cost={cost} />
      {!isCloaked && (
        <button type="button" className="link-button" disabled={!mayChange} onClick={edit}>
          {drugPricing.editList}
        </button>
      )}
      <MonthChart cost={cost} />
      <PricingSources sources={cost.sources} />
    </PaperModal>
  );
}
