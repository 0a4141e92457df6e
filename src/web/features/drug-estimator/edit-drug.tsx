import { useRef } from 'react';
import type { Drug } from '#contract/saved-drugs.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import ChosenDrug from './chosen-drug.tsx';
import { type HalfTyped, HalfTypedContext } from './half-typed.ts';
import type { EstimatorPlans } from './results-step.tsx';
import { HeadingLevel } from './step-heading.tsx';

type Props = { drug: Drug; drugs: readonly Drug[]; planYear: number; saved: EstimatorPlans; onDone: () => void };

/** The form of one saved drug by itself, where the drug stands. DRUG-600. */
export default function EditDrug({ drug, onDone, ...more }: Props) {
  const { list } = useEstimatorTexts();
  const halfTyped = useRef<HalfTyped | null>(null);

  return (
    <HeadingLevel value={2}>
      <HalfTypedContext value={halfTyped}>
        <ChosenDrug
          {...more}
          choice={{ kind: 'edit', drug }}
          begun={null}
          onChange={() => {}}
          onDone={(saved) => {
            onDone();
            if (saved) announce(list.saved(saved));
          }}
        />
      </HalfTypedContext>
    </HeadingLevel>
  );
}
