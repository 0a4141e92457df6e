import { formatCents } from '#content/format/money.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { useProfileTexts } from '#web/lib/page-texts.ts';
import { type Asked, Dollar } from '#web/lib/receipt.tsx';
import { useStart } from '#web/lib/start-context.ts';
import { referenceYearOf } from '#web/lib/total-figures.ts';
import { capText } from './cost-words.ts';
import { RestOfYear } from './rest-of-year.tsx';

/**
 * The year, the average month and what remains of a running year. A cost that is not there is said with its reason, and
 * never as $0. PLAN-001, DRUG-405, DRUG-625.
 */
export function YearCost({ cost, hasPharmacy }: { cost: PlanDrugCost; hasPharmacy: boolean }) {
  const { drugCosts } = useProfileTexts();
  const { language } = useStart();
  const { annualDrugCost, lisAnnualDrugCost, averageMonthlyDrugCost, restOfYear, because } = cost;
  const money = (cents: number) => formatCents(cents, language);
  const dollar = (asked: Asked, text: string) => <Dollar asked={asked} text={text} of={drugCosts.title} />;

  if (annualDrugCost === null) {
    return (
      <div className="year-cost">
        <p className="year-cost-figure">{drugCosts.notAvailable}</p>
        {because && <p>{drugCosts.because[because]}</p>}
      </div>
    );
  }
  const year = referenceYearOf(cost);
  return (
    <div className="year-cost">
      <p className="year-cost-figure">
        {dollar(
          { about: 'year', cents: lisAnnualDrugCost ?? annualDrugCost },
          lisAnnualDrugCost === null ? money(annualDrugCost) : drugCosts.withExtraHelp(money(lisAnnualDrugCost)),
        )}
      </p>
      {lisAnnualDrugCost !== null && (
        <p>
          {dollar({ about: 'without-help', cents: annualDrugCost }, drugCosts.withoutExtraHelp(money(annualDrugCost)))}
        </p>
      )}
      {averageMonthlyDrugCost !== null && (
        <p>
          {dollar(
            { about: 'average', cents: averageMonthlyDrugCost },
            drugCosts.average(money(averageMonthlyDrugCost)),
          )}
        </p>
      )}
      {restOfYear && <RestOfYear period={restOfYear} />}
      {year !== null && <p className="quiet">{drugCosts.estimated(year)}</p>}
      {cost.inNetwork === null && (
        <p className="quiet">{hasPharmacy ? drugCosts.standardPharmacy : drugCosts.noPharmacy}</p>
      )}
      <p className="quiet">{drugCosts.cap(capText(drugCosts, cost.planYear), cost.planYear)}</p>
    </div>
  );
}
