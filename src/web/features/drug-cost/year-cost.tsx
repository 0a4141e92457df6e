import { formatCents } from '#content/format/money.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import { useNamedDrugs } from '#web/data/drug-names.ts';
import { useDrugCostTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { averageNotes } from '#web/parts/drug-cost/drug-basis.ts';
import { yearLines, yearOfDrugs } from '#web/parts/drug-cost/drug-year.ts';
import { Dollar } from '#web/parts/drug-cost/receipt.tsx';
import { YearDollar } from '#web/parts/drug-cost/year-dollar.tsx';
import { capText } from './cost-words.ts';
import styles from './drug-panel.module.css';
import { RestOfYear } from './rest-of-year.tsx';

type Props = { cost: PlanDrugCost; drugs: readonly Drug[]; monthlyPremium: number | null; hasPharmacy: boolean };

/**
 * What covered drugs cost in the year, and apart from it the others; the average month and what remains of a running
 * year. A cost that is not there is said with its reason, and never as $0. PLAN-001, DRUG-405, DRUG-625.
 */
export function YearCost({ cost, drugs, monthlyPremium, hasPharmacy }: Props) {
  const { drugCosts } = useDrugCostTexts();
  const { language } = useStart();
  const { drugYear } = drugCosts;
  const named = useNamedDrugs(drugs);
  const { lead, apart, withoutHelp, hasNotCovered } = yearLines(cost, { drugYear, drugs: named, language });
  const year = yearOfDrugs(cost);
  // What is not covered stands in a sentence with the names of the drugs, also where nothing stands before it.
  const isFigure = lead === null || lead.key === 'covered';

  return (
    <div data-year-cost>
      <p className={isFigure ? styles.figure : styles.apart}>
        {lead ? <YearDollar line={lead} of={drugCosts.title} /> : drugYear.notAvailable}
      </p>
      {apart.map((line) => (
        <p key={line.key} className={styles.apart}>
          <YearDollar line={line} of={drugCosts.title} />
        </p>
      ))}
      {withoutHelp && (
        <p>
          <YearDollar line={withoutHelp} of={drugCosts.title} />
        </p>
      )}
      {year === null && cost.because && <p>{drugCosts.because[cost.because]}</p>}
      {hasNotCovered && <p className="quiet">{drugYear.ifNotCovered}</p>}
      {year !== null && <AverageMonth cents={averageMonth(year)} />}
      {cost.restOfYear && (
        <RestOfYear period={cost.restOfYear} planYear={cost.planYear} monthlyPremium={monthlyPremium} />
      )}
      {lead && <Basis cost={cost} hasPharmacy={hasPharmacy} />}
    </div>
  );
}

function AverageMonth({ cents }: { cents: number }) {
  const { drugCosts } = useDrugCostTexts();
  const text = drugCosts.average(formatCents(cents, useStart().language));
  return (
    <p>
      <Dollar subject={{ about: 'average', cents }} text={text} of={drugCosts.title} />
    </p>
  );
}

/** What the figure rests on, and the most that it can be. */
function Basis({ cost, hasPharmacy }: Pick<Props, 'cost' | 'hasPharmacy'>) {
  const { drugCosts } = useDrugCostTexts();
  return (
    <>
      {averageNotes(cost, drugCosts.drugYear).map((note) => (
        <p key={note} className="quiet">
          {note}
        </p>
      ))}
      {cost.inNetwork === null && (
        <p className="quiet">{hasPharmacy ? drugCosts.standardPharmacy : drugCosts.noPharmacy}</p>
      )}
      <p className="quiet">{drugCosts.cap(capText(drugCosts, cost.planYear), cost.planYear)}</p>
    </>
  );
}
