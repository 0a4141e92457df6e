import { formatCents } from '#content/format/money.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import { countCovered } from '#domain/drugs/coverage-row.ts';
import { useDrugName, useNamedDrugs } from '#web/data/drug-names.ts';
import { useDrugCostTexts, useEstimatorTexts } from '#web/data/page-texts.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { useStart } from '#web/lib/start-context.ts';
import { averageNotes, notSoldDrugs, notSoldWords } from '#web/parts/drug-cost/drug-basis.ts';
import { yearLines } from '#web/parts/drug-cost/drug-year.ts';
import { Dollar } from '#web/parts/drug-cost/receipt.tsx';
import { SupplyOffers, type Switching } from '#web/parts/drug-cost/supply-offers.tsx';
import { YearDollar, YearParts } from '#web/parts/drug-cost/year-dollar.tsx';
import { Figures } from '#web/ui/figures.tsx';
import type { Result } from './result-rows.ts';
import styles from './results-step.module.css';

type Known = Extract<Result, { state: 'known' }>;
type Props = Switching & { result: Known; list: SavedDrugs; hasPremium: boolean };

/** Premiums and drugs of a year, the drugs by what the plan pays for, and what the figures rest on. */
export function KnownResult({ result, list, hasPremium, ...switching }: Props) {
  const { language } = useStart();
  const drugs = useNamedDrugs(list.items);
  const { results: words } = useEstimatorTexts();
  const { because, drugYear } = useDrugCostTexts().drugCosts;
  const { cost, year, total } = result;
  const { lead, apart, withoutHelp, hasNotCovered } = yearLines(cost, { drugYear, drugs, language });
  const month = year === null ? null : averageMonth(year);

  return (
    <>
      <Figures
        className={styles.figures}
        unknown={words.notAvailable}
        figures={[
          { label: words.total, value: total === null ? null : formatCents(total, language) },
          { label: words.year, value: lead?.text ?? null, shown: lead && <YearDollar line={lead} of={words.year} /> },
          {
            label: words.month,
            value: month === null ? null : formatCents(month, language),
            shown: month !== null && <Dollar subject={{ about: 'average', cents: month }} of={words.month} />,
          },
        ]}
      />
      <YearParts lines={withoutHelp ? [...apart, withoutHelp] : apart} of={words.year} />
      <ul className={styles.notes}>
        {year === null && cost.because && <li>{because[cost.because]}</li>}
        {!hasPremium && <li>{words.premiumUnknown}</li>}
        {hasNotCovered && <li>{drugYear.ifNotCovered}</li>}
        <DrugNotes result={result} list={list} {...switching} />
        {withoutHelp && <li>{words.standardPremium}</li>}
        {result.place && <li data-tone={result.place}>{words.place[result.place]}</li>}
        {cost.sources.some(({ madeUp }) => madeUp) && <li>{words.madeUp}</li>}
      </ul>
    </>
  );
}

/** What is said of some of the drugs: how many are covered, which are not sold so, which rest on average prices. */
function DrugNotes({ result: { cost }, list, ...switching }: Omit<Props, 'hasPremium'>) {
  const { drugYear } = useDrugCostTexts().drugCosts;
  const nameOf = useDrugName();
  const covered = countCovered(cost.drugs);

  return (
    <>
      {covered !== null && <li>{drugYear.coveredOf(covered, list.items.length)}</li>}
      {notSoldDrugs(cost, list.items).map(({ drug, cost: drugCost }) => (
        <li key={drug.drugId}>
          <span data-tone="message">
            {drugYear.ofDrug(nameOf(drug.drugDosage), notSoldWords(drug, list.pharmacy, drugYear))}
          </span>
          <SupplyOffers {...switching} drug={drug} cost={drugCost} pharmacy={list.pharmacy} words={drugYear} />
        </li>
      ))}
      {averageNotes(cost, drugYear).map((note) => (
        <li key={note}>{note}</li>
      ))}
    </>
  );
}
