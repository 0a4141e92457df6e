import { formatCents } from '#content/format/money.ts';
import { monthName } from '#content/format/month-name.ts';
import type { CashYear } from '#domain/cash-calendar/cash-months.ts';
import { useCashCalendarTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './cash-calendar.module.css';

type Props = { planName: string; planYear: number; year: CashYear; withBills: boolean };

/** Twelve months in figures. What nobody can tell is not available, and neither is a sum with it in. */
export function CashTable({ planName, planYear, year, withBills }: Props) {
  const { cashCalendar: words } = useCashCalendarTexts();
  const { language, texts } = useStart();
  const parts = ['premium', 'pharmacy', ...(withBills ? (['bill'] as const) : []), 'total'] as const;
  const first = year.months[0]?.month ?? 1;
  const sumLabel = first === 1 ? words.year(planYear) : words.yearFrom(monthName(first, language), planYear);

  const cells = (figures: Omit<CashYear, 'months'>) =>
    parts.map((part) => {
      const cents = figures[part];
      return (
        <td key={part} data-label={words[part]} data-known={cents !== null}>
          {cents === null ? texts.planFacts.notAvailable : formatCents(cents, language)}
        </td>
      );
    });

  return (
    <table className={styles.table}>
      <caption>{words.table(planName, planYear)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.month}</th>
          {parts.map((part) => (
            <th key={part} scope="col">
              {words[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {year.months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{monthName(month.month, language)}</th>
            {cells(month)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sumLabel}</th>
          {cells(year)}
        </tr>
      </tfoot>
    </table>
  );
}
