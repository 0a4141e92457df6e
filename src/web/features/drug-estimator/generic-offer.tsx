import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DrugForm } from '#contract/drugs.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import { genericQuery } from '#web/data/drugs.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { Notice } from '#web/ui/notice.tsx';

type Props = {
  brand: DrugForm;
  year: number;
  onTake: (generic: DrugForm) => void;
  children: (generic: DrugForm) => ReactNode;
};

/** The generic of a brand. When it can not be had, or nobody can be asked, nothing is offered. DRUG-620. */
export function GenericOffer({ brand, year, onTake, children }: Props) {
  const { dose } = useEstimatorTexts();
  const nameOf = useDrugName();
  const { data: generic } = useQuery(genericQuery(brand, year));
  if (!generic) return null;

  return (
    <Notice tone="note">
      <p role="status">{dose.genericOffer(nameOf(generic.drugDosage))}</p>
      {children(generic)}
      <button type="button" className="ds-c-button" onClick={() => onTake(generic)}>
        {dose.useGeneric}
      </button>
    </Notice>
  );
}
