import { formatQuantity } from '#content/format/quantity.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { supplyLengthOf } from '#domain/drug-cost/drug-quantity.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { SourceWords } from '#web/ui/source-words.tsx';

const BETWEEN = ' · ';

/** '2 a month · 3 mL pen · 90-day refills'. */
export function DoseLine({ drug }: { drug: Drug }) {
  const { language } = useStart();
  const { list, dose } = useEstimatorTexts();
  const { drugQuantity, drugFrequency, drugItem, drugPackageName, drugSupplyLength } = drug;
  const taken = drugFrequency && list.taken(formatQuantity(drugQuantity, language), dose.per[drugFrequency]);

  return (
    <>
      {taken && taken + BETWEEN}
      {drugPackageName && (
        <>
          {drugItem ? dose.items[drugItem].ofSize(drugPackageName) : <SourceWords>{drugPackageName}</SourceWords>}
          {BETWEEN}
        </>
      )}
      {dose.refillsShort[supplyLengthOf(drugSupplyLength)]}
    </>
  );
}
