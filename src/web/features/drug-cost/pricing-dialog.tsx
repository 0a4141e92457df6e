import { useQuery } from '@tanstack/react-query';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { ReceiptRequest } from '#contract/drug-receipt.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { receiptQuery } from '#web/data/drug-receipt.ts';
import { useDrugPricingTexts } from '#web/data/page-texts.ts';
import { useMay, useProfileUuid, useViewer } from '#web/data/viewer.ts';
import { PaperModal } from '#web/ui/paper-modal.tsx';
import { DeductibleLine } from './deductible-line.tsx';
import { PricingRows } from './pricing-rows.tsx';
import { PricingSources } from './pricing-sources.tsx';
import { YearMonths } from './year-months.tsx';

type Props = {
  isOpen: boolean;
  planName: string;
  /** Null where it is not known. */
  monthlyPremium: number | null;
  drugs: readonly Drug[];
  cost: PlanDrugCost;
  request: ReceiptRequest;
  onClose: () => void;
  onEdit: () => void;
};

/** The prices of each drug at one plan. What no page shows before it is asked for with the receipt. DRUG-611 to DRUG-614. */
export default function PricingDialog({ isOpen, planName, monthlyPremium, drugs, cost, request, ...more }: Props) {
  const { onClose, onEdit } = more;
  const drugPricing = useDrugPricingTexts();
  const isCloaked = useViewer().kind === 'cloaked';
  const mayChange = useMay('changeDrugs');
  const uuid = useProfileUuid();
  const receipt = useQuery({ ...receiptQuery(uuid, request), enabled: isOpen });
  const edit = () => {
    onClose();
    onEdit();
  };

  return (
    <PaperModal isOpen={isOpen} title={drugPricing.title(planName)} close={{ label: drugPricing.close, onClose }}>
      <DeductibleLine deductible={cost.partDDeductible} />
      <PricingRows drugs={drugs} cost={cost} receipt={receipt.data?.receipt ?? null} />
      {!isCloaked && (
        <button type="button" className="link-button" disabled={!mayChange} onClick={edit}>
          {drugPricing.editList}
        </button>
      )}
      <YearMonths
        cost={cost}
        monthlyPremium={monthlyPremium}
        reply={receipt.data}
        isFailed={receipt.isError}
        onTryAgain={() => void receipt.refetch()}
      />
      <PricingSources sources={cost.sources} />
    </PaperModal>
  );
}
