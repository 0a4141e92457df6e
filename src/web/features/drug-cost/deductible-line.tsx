import { formatCents } from '#content/format/money.ts';
import { useDrugPricingTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';

/** A known $0 means none on any tier; an unknown one is not none. DRUG-614. */
export function DeductibleLine({ deductible }: { deductible: number | null }) {
  const drugPricing = useDrugPricingTexts();
  const { language } = useStart();

  if (deductible === null) return <p>{drugPricing.deductibleUnknown}</p>;
  return <p>{deductible === 0 ? drugPricing.allTiers : drugPricing.deductible(formatCents(deductible, language))}</p>;
}
