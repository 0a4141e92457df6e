import { formatCents } from '#content/format/money.ts';
import type { ExampleYear } from '#contract/example-year.ts';
import { longestYear } from '#domain/plan-search/year-bar.ts';
import { yearCost } from '#domain/plan-search/year-cost.ts';
import { usePageTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { DrugName } from '#web/parts/drugs/drug-name.tsx';
import { editionNames } from '#web/parts/plans/source-names.ts';
import { YearPicture } from '#web/parts/year-bar/year-picture.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './example-receipt.module.css';

/** The datasets that the figures of the example come from. */
const DATASETS: readonly string[] = ['plans', 'formularies'];

/** A receipt and its bar, from the data that the site has: what the site makes of a plan and a list of drugs. */
export function ExampleReceipt({ example }: { example: ExampleYear }) {
  const { homeExample: words, yearBar } = usePageTexts('home-example');
  const { texts, editions, language } = useStart();
  const { place, planFacts, shell } = texts;
  const { plan, county, parts, drugs } = example;
  const year = { planYear: plan.planYear, isWaiting: false, ...yearCost(plan, parts) };
  const used = editions.filter(({ dataset, planYear }) => DATASETS.includes(dataset) && planYear === plan.planYear);

  return (
    <section className={styles.receipt} aria-labelledby="example-title">
      <p className={`chip ${styles.label}`}>{words.label}</p>
      <h2 id="example-title">{words.title(place.county(county.fipsCountyName, county.stateCode))}</h2>
      <p className={styles.plan}>
        <SourceWords>{plan.planName}</SourceWords>
      </p>
      <YearPicture
        plan={plan}
        year={year}
        longest={longestYear([year])}
        words={{ yearBar, monthlyPremium: planFacts.monthlyPremium }}
      />
      <p className={styles.drugsTitle}>{words.withDrugs}</p>
      <dl className={styles.drugs}>
        {drugs.map((drug) => (
          <div key={drug.name}>
            <dt>
              <DrugName>{drug.name}</DrugName>
            </dt>
            <dd>{formatCents(drug.year, language)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        {words.rule} {words.from}: {editionNames(used, shell.sources, language).join('; ')}.
      </p>
    </section>
  );
}
