import { formatCents } from '#content/format/money.ts';
import { useDrugPricingTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { YearKey } from '#web/parts/year-bar/year-key.tsx';
import styles from './month-chart.module.css';

type Props = { premium: number | null; hasNotCovered: boolean };

/** What the bars of the months show, said once. The premium is the same in each month. */
export function MonthKeys({ premium, hasNotCovered }: Props) {
  const { monthBars } = useDrugPricingTexts();
  const { language } = useStart();

  return (
    <ul className={styles.keys} aria-label={monthBars.label}>
      <li>
        <YearKey kind={premium === null ? 'unknown' : 'premium'} />
        {premium === null ? monthBars.noPremium : monthBars.premium(formatCents(premium, language))}
      </li>
      <li>
        <YearKey kind="covered-drugs" />
        {monthBars.covered}
      </li>
      {hasNotCovered && (
        <li>
          <YearKey kind="not-covered-drugs" />
          {monthBars.notCovered}
        </li>
      )}
    </ul>
  );
}
