import type { ReactNode } from 'react';
import type { Drug } from '#contract/saved-drugs.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import { useDrugCostTexts } from '#web/data/page-texts.ts';
import { PlanGrid } from '#web/parts/plans/plan-grid.tsx';
import { DrugCell } from './drug-cell.tsx';
import { GridTotal } from './grid-total.tsx';

export type GridPlan = { planId: string; planName: string; costs: DrugCosts | undefined };

/** A line of the grid: a drug, or what stands in the place of one that was removed. */
export type GridLine = { drug: Drug; head: ReactNode; below: ReactNode } | { key: 'undo'; instead: ReactNode };

type Props = { plans: readonly GridPlan[]; drugs: readonly Drug[]; lines: readonly GridLine[]; planYear: number };

/** The saved drugs by the saved plans of a year: what each costs there, and what all cost, as on the plan's card. */
export default function DrugGrid({ plans, drugs, lines, planYear }: Props) {
  const { drugGrid } = useDrugCostTexts();

  return (
    <PlanGrid
      of="drug"
      plans={plans}
      lines={lines.map((line) => ('instead' in line ? line : { ...line, key: line.drug.drugId, item: line.drug }))}
      words={{
        choose: drugGrid.choose,
        caption: drugGrid.caption(planYear),
        item: drugGrid.drug,
        all: drugGrid.total(planYear),
      }}
      cell={(drug, { costs }) => <DrugCell drug={drug} costs={costs} />}
      total={({ planName, costs }) => <GridTotal planName={planName} drugs={drugs} costs={costs} />}
    />
  );
}
