import { formatCents } from '#content/format/money.ts';
import { monthName } from '#content/format/month-name.ts';
import type { PeriodCost } from '#contract/drug-cost.ts';
import { useProfileTexts } from '#web/lib/page-texts.ts';
import { Dollar } from '#web/lib/receipt.tsx';
import { useStart } from '#web/lib/start-context.ts';

const DECEMBER = 12;

/** What remains of a year that runs already. */
export function RestOfYear({ period: { fromMonth, total } }: { period: PeriodCost }) {
  const { drugCosts } = useProfileTexts();
  const { language } = useStart();
  const first = monthName(fromMonth, language);
  const words = fromMonth === DECEMBER ? drugCosts.restInMonth : drugCosts.restOfYear;

  return (
    <p>
      <Dollar
        asked={{ about: 'rest', cents: total }}
        text={words(formatCents(total, language), first)}
        of={drugCosts.title}
      />
    </p>
  );
}
