import { formatCents } from '#content/format/money.ts';
import { monthName } from '#content/format/month-name.ts';
import { useDrugPricingTexts, usePaymentPlanTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { Bills } from '#web/parts/drug-cost/bills-of.ts';
import { Bar } from '#web/ui/bar.tsx';
import styles from '../month-chart.module.css';

type Props = { bills: Bills; planYear: number };

/** What the counter asks beside the bill of the month, with bars of one scale. */
export function BillsTable({ bills: { fromMonth, billable, bills, sum }, planYear }: Props) {
  const { month: monthLabel } = useDrugPricingTexts();
  const words = usePaymentPlanTexts();
  const { language } = useStart();
  const highest = Math.max(...billable, ...bills);

  return (
    <table className={styles.billsTable}>
      <caption>{words.table(monthName(fromMonth, language), planYear)}</caption>
      <thead>
        <tr>
          <th scope="col">{monthLabel}</th>
          <th scope="col" className={styles.amount}>
            {words.counter}
          </th>
          <th scope="col" className={styles.amount}>
            {words.bill}
          </th>
        </tr>
      </thead>
      <tbody>
        {billable.slice(fromMonth - 1).map((atCounter, later) => {
          const month = monthName(fromMonth + later, language);
          const bill = bills[fromMonth - 1 + later] ?? 0;
          return (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td className={styles.amount}>
                {formatCents(atCounter, language)}
                <Bar value={atCounter} highest={highest} kind="first" />
              </td>
              <td className={styles.amount}>
                {formatCents(bill, language)}
                <Bar value={bill} highest={highest} kind="second" />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.inAll}</th>
          <td className={styles.amount}>{formatCents(sum, language)}</td>
          <td className={styles.amount}>{formatCents(sum, language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
