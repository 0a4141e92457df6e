import { useState } from 'react';
import type { Drug } from '#contract/saved-drugs.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { useRemoveDrug } from '#web/data/saved-drugs.ts';
import { announce } from '#web/lib/announce.ts';

/** Takes a drug off the list, says so, and tells which one the server kept. */
export function useTakeOff() {
  const { list } = useEstimatorTexts();
  const nameOf = useDrugName();
  const [refused, setRefused] = useState<Drug | null>(null);
  const { mutate } = useRemoveDrug({
    onRemoved: ({ drugDosage }) => announce(list.removed(nameOf(drugDosage))),
    onRefused: (drug) => setRefused(drug),
  });
  const takeOff = (drug: Drug) => {
    setRefused(null);
    mutate(drug);
  };
  return { takeOff, refused };
}
