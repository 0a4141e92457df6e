import { formatDate } from '#content/format/date.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useDrugPricingTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './drug-panel.module.css';

/** Where the figures come from, and of which day. */
export function PricingSources({ sources }: Pick<PlanDrugCost, 'sources'>) {
  const words = useDrugPricingTexts();
  const { language } = useStart();

  const sentences = sources.map(({ source, asOf, madeUp }) =>
    words.from(madeUp ? words.madeUp : source, asOf && formatDate(asOf as IsoDate, language)),
  );

  return (
    <ul className={`${styles.pricingSources} quiet`}>
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
