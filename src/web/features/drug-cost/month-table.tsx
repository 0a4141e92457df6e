import { formatCents } from '#content/format/money.ts';
import { monthName } from '#content/format/month-name.ts';
import type { PeriodMonths } from '#contract/drug-receipt.ts';
import { longestMonth, type MonthCost } from '#domain/drug-cost/month-parts.ts';
import { useDrugPricingTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Dollar } from '#web/parts/drug-cost/receipt.tsx';
import { MonthBar } from '#web/parts/year-bar/month-bar.tsx';
import styles from './month-chart.module.css';

type Props = { period: PeriodMonths; parts: readonly MonthCost[]; labelledBy: string };

/** A bar for the eye, and the same in figures for everybody. */
export function MonthTable({ period: { months, phases }, parts, labelledBy }: Props) {
  const words = useDrugPricingTexts();
  const { language } = useStart();
  const longest = longestMonth(parts);

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
                <InFull month={parts[place]} />
                {parts[place] && <MonthBar month={parts[place]} longest={longest} />}
              </td>
              <td>{phases[place]?.map((phase) => words.phases[phase]).join(', ') || words.noFill}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What of a month is paid in full, where it is a part of it and not all. */
function InFull({ month }: { month: MonthCost | undefined }) {
  const words = useDrugPricingTexts();
  const { language } = useStart();
  const centsOf = (name: string) => month?.parts.find(({ part }) => part === name)?.cents ?? 0;
  const inFull = centsOf('not-covered-drugs');
  if (inFull === 0 || centsOf('covered-drugs') === 0) return null;
  return <span className={styles.inFull}>{words.monthBars.inFull(formatCents(inFull, language))}</span>;
}
