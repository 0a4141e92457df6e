import { type ReactNode, useId, useState } from 'react';
import type { Drug } from '#contract/saved-drugs.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import { useDrugCostTexts } from '#web/data/page-texts.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import { DrugCell } from './drug-cell.tsx';
import styles from './drug-grid.module.css';
import { GridTotal } from './grid-total.tsx';

export type GridPlan = { planId: string; planName: string; costs: DrugCosts | undefined };

/** A line of the grid: a drug, or what stands in the place of one that was removed. */
export type GridLine = { drug: Drug; head: ReactNode; below: ReactNode } | { key: 'undo'; instead: ReactNode };

type Props = { plans: readonly GridPlan[]; drugs: readonly Drug[]; lines: readonly GridLine[]; planYear: number };

/** The saved drugs by the saved plans of a year: what each costs there, and what all cost, as on the plan's card. */
export default function DrugGrid({ plans, drugs, lines, planYear }: Props) {
  const { drugGrid } = useDrugCostTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = plans.find(({ planId }) => planId === chosen) ?? plans[0];
  const id = useId();
  const cellOf = (planId: string) => ({ 'data-shown': planId === shown?.planId });

  return (
    <div className={styles.drugGrid}>
      {plans.length > 1 && (
        <p className={styles.choice}>
          <label className="ds-c-label" htmlFor={id}>
            {drugGrid.choose}
          </label>
          <select id={id} value={shown?.planId} onChange={(event) => setChosen(event.target.value)}>
            {plans.map(({ planId, planName }) => (
              <option key={planId} value={planId}>
                <SourceWords>{planName}</SourceWords>
              </option>
            ))}
          </select>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard. */}
      <section className={styles.frame} aria-label={drugGrid.caption(planYear)} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{drugGrid.caption(planYear)}</caption>
          <thead>
            <tr>
              <th scope="col">{drugGrid.drug}</th>
              {plans.map(({ planId, planName }) => (
                <th key={planId} scope="col" {...cellOf(planId)}>
                  <SourceWords>{planName}</SourceWords>
                </th>
              ))}
            </tr>
          </thead>
          {lines.map((line) =>
            'instead' in line ? (
              <tbody key={line.key}>
                <tr>
                  <td className={styles.whole} colSpan={plans.length + 1}>
                    {line.instead}
                  </td>
                </tr>
              </tbody>
            ) : (
              <tbody key={line.drug.drugId} data-drug>
                <tr>
                  <th scope="row">{line.head}</th>
                  {plans.map(({ planId, costs }) => (
                    <td key={planId} {...cellOf(planId)}>
                      <DrugCell drug={line.drug} costs={costs} />
                    </td>
                  ))}
                </tr>
                {line.below && (
                  <tr>
                    <td className={styles.whole} colSpan={plans.length + 1}>
                      {line.below}
                    </td>
                  </tr>
                )}
              </tbody>
            ),
          )}
          <tfoot>
            <tr>
              <th scope="row">{drugGrid.total(planYear)}</th>
              {plans.map(({ planId, planName, costs }) => (
                <td key={planId} {...cellOf(planId)}>
                  <GridTotal planName={planName} drugs={drugs} costs={costs} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}
