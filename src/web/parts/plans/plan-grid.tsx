import { type ReactNode, useId, useState } from 'react';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './plan-grid.module.css';

type Plan = { planId: string; planName: string };

/** A saved thing, or what stands in the place of one that was removed. */
export type PlanGridLine<Item> =
  | { key: string; item: Item; head: ReactNode; below: ReactNode }
  | { key: string; instead: ReactNode };

type Props<Item, Shown extends Plan> = {
  plans: readonly Shown[];
  lines: readonly PlanGridLine<Item>[];
  /** What the saved things are, as a mark on their lines. */
  of: 'drug' | 'doctor';
  words: { choose: string; caption: string; item: string; all: string };
  cell: (item: Item, plan: Shown) => ReactNode;
  total: (plan: Shown) => ReactNode;
};

/** Saved things by the saved plans of a year. On a phone one plan at a time stands beside them. */
export function PlanGrid<Item, Shown extends Plan>(props: Props<Item, Shown>) {
  const { plans, lines, of, words, cell, total } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = plans.find(({ planId }) => planId === chosen) ?? plans[0];
  const id = useId();
  const cellOf = ({ planId, planName }: Shown) => ({
    'data-shown': planId === shown?.planId,
    'data-plan': planName,
  });

  return (
    <div className={styles.planGrid}>
      {plans.length > 1 && (
        <p className={styles.choice}>
          <label className="ds-c-label" htmlFor={id}>
            {words.choose}
          </label>
          <select id={id} value={shown?.planId} onChange={(event) => setChosen(event.target.value)}>
            {plans.map(({ planId, planName }) => (
              <option key={planId} value={planId} lang="en">
                {planName}
              </option>
            ))}
          </select>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard. */}
      <section className={styles.frame} aria-label={words.caption} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              {plans.map((plan) => (
                <th key={plan.planId} scope="col" {...cellOf(plan)}>
                  <SourceWords>{plan.planName}</SourceWords>
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
              <tbody key={line.key} className={styles.line} {...{ [`data-${of}`]: true }}>
                <tr>
                  <th scope="row">{line.head}</th>
                  {plans.map((plan) => (
                    <td key={plan.planId} {...cellOf(plan)}>
                      {cell(line.item, plan)}
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
              <th scope="row">{words.all}</th>
              {plans.map((plan) => (
                <td key={plan.planId} {...cellOf(plan)}>
                  {total(plan)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}
