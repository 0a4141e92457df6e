import { formatCents } from '#content/format/money.ts';
import { monthName } from '#content/format/month-name.ts';
import type { RestOfYear as Rest } from '#contract/drug-cost.ts';
import { restOfYearCost } from '#domain/plan-search/rest-of-year-cost.ts';
import { useDrugCostTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Dollar } from '#web/parts/drug-cost/receipt.tsx';

type Props = { period: Rest; planYear: number; monthlyPremium: number | null };

const DECEMBER = 12;

/** What remains of a year that runs already: premiums and drugs together, with the months that they are for. */
export function RestOfYear({ period, planYear, monthlyPremium }: Props) {
  const { drugCosts } = useDrugCostTexts();
  const { language } = useStart();
  const { restOfYear: words } = drugCosts;
  const money = (cents: number) => formatCents(cents, language);
  const { fromMonth, premium, drugs, total } = restOfYearCost(
    { monthlyPremium },
    { fromMonth: period.fromMonth, drugs: period.total },
  );
  const first = monthName(fromMonth, language);
  const when =
    fromMonth === DECEMBER
      ? words.inMonth(first, planYear)
      : words.inMonths(first, monthName(DECEMBER, language), planYear);

  return (
    <p>
      {premium === null ? words.premiumUnknown(when) : words.premium(when, money(premium))}{' '}
      <Dollar
        subject={{ about: 'rest', cents: drugs }}
        text={words.drugs(money(drugs))}
        of={`${drugCosts.title}, ${when}`}
      />
      {period.notCovered > 0 && ` ${words.notCovered(money(period.notCovered))}`}
      {total !== null && ` ${words.total(money(total))}`}
    </p>
  );
}
