import { monthName } from '#content/format/month-name.ts';
import type { PeriodMonths } from '#contract/drug-receipt.ts';
import { useDrugPricingTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Dollar } from '#web/parts/drug-cost/receipt.tsx';
import { Bar } from '#web/ui/bar.tsx';
import styles from './month-chart.module.css';

type Props = { period: PeriodMonths; labelledBy: string };

/** A bar for the eye, and the same in figures for everybody. */
export function MonthTable({ period: { months, phases }, labelledBy }: Props) {
  const words = useDrugPricingTexts();
  const { language } = useStart();
  const highest = Math.max(...months);

  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.month}</th>
          <th scope="col" className={styles.amount}>
            {words.youPay}
          </th>
          <th scope="col">{words.phase}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((cents, place) => {
          const month = monthName(place + 1, language);
          return (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td className={styles.amount}>
                <Dollar subject={{ about: 'month', month: place + 1, cents }} of={month} />
                <Bar value={cents} highest={highest} kind="first" />
              </td>
              <td>{phases[place]?.map((phase) => words.phases[phase]).join(', ') || words.noFill}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
