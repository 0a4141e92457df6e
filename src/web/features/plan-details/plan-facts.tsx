import { type ReactNode, Suspense } from 'react';
import type { County } from '#contract/geography.ts';
import type { PlanDetails } from '#contract/plan.ts';
import { useBrowseTexts, usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useSourceNames } from '#web/data/source-names.ts';
import { late } from '#web/lib/late.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Dollar } from '#web/parts/drug-cost/receipt.tsx';
import type { TotalFigures } from '#web/parts/drug-cost/total-figures.ts';
import { YearDollars } from '#web/parts/drug-cost/year-dollar.tsx';
import type { DrugFacts } from '#web/parts/plans/drug-facts.ts';
import { type Cost, costsOf } from '#web/parts/plans/plan-costs.ts';
import { type FactKind, factSource } from '#web/parts/plans/source-names.ts';
import { said } from '#web/ui/said.tsx';
import { FactGroup } from './fact-group.tsx';
import { FactList } from './fact-list.tsx';
import { FirstFacts } from './first-facts.tsx';
import { identityFacts } from './identity-facts.ts';
import styles from './plan-details.module.css';
import { TierTable } from './tier-table.tsx';

// What is below the first screen comes after what is on it.
const PlanFactsRest = late(() => import('./plan-facts-rest.tsx'));

type Props = {
  plan: PlanDetails;
  place: County | null;
  /** The year at the plan, for a shopper with saved drugs. */
  picture?: ReactNode;
  /** How the plan covers the saved drugs; null where none are saved. */
  cover: DrugFacts | null;
  /** What a year costs with the saved drugs. */
  total?: TotalFigures;
  /** What is told of the saved drugs, or how to save some. */
  yourDrugs: ReactNode;
};

function shownOf({ label, value, isSource, subject, parts }: Cost): ReactNode {
  if (parts) return <YearDollars lines={parts} of={label} />;
  if (subject) return <Dollar subject={subject} of={label} />;
  return isSource && value ? said({ text: value, isSource }) : value;
}

/** Everything known of a plan, in groups, each with its source and date. */
export function PlanFacts({ plan, place, picture, cover, total, yourDrugs }: Props) {
  const words = { ...useBrowseTexts(), ...usePlanDetailsTexts() };
  const { texts, language } = useStart();
  const names = useSourceNames();
  const { planDetails } = words;
  const { sections } = planDetails;
  const sourceOf = (kind: FactKind) => factSource(plan, kind, texts.shell.sources, language);
  // A drug plan has drug tiers for benefits, and no lines of care that could be missing.
  const hasCare = plan.planType !== 'PDP';
  const hasLines = plan.benefits.length > 0;
  // The premium of the year stands beside the picture of the year.
  const costs = costsOf(plan, { planFacts: texts.planFacts, browse: words }, language, total).filter(
    ({ key }) => !picture || key !== 'year',
  );
  const groups = [
    { id: 'first', title: sections.first },
    { id: 'costs', title: sections.costs },
    ...(yourDrugs ? [{ id: 'your-drugs', title: words.totalCost.yourDrugs }] : []),
    { id: 'drugs', title: sections.drugs },
    ...(hasCare ? [{ id: 'medical', title: sections.medical }] : []),
    ...(hasCare && hasLines ? [{ id: 'dental', title: sections.dentalVisionHearing }] : []),
    ...(hasCare && hasLines ? [{ id: 'extra', title: sections.extra }] : []),
    ...(hasCare ? [{ id: 'riders', title: sections.riders }] : []),
    { id: 'ratings', title: sections.ratings },
    { id: 'area', title: sections.area },
    { id: 'contact', title: sections.contact },
  ];

  return (
    <div className={styles.planDetails}>
      <FirstFacts plan={plan} picture={picture} cover={cover} />
      <nav className={styles.onThisPage} aria-label={planDetails.onThisPage}>
        <p aria-hidden="true">{planDetails.onThisPage}</p>
        <ul>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.factGroups}>
        <FactGroup id="costs" title={sections.costs} source={sourceOf('planList')}>
          <FactList
            facts={costs.map((cost) => ({
              key: cost.key,
              label: cost.label,
              value: shownOf(cost),
              notes: cost.notes,
            }))}
          />
          <FactList facts={identityFacts(plan, words, texts, names)} />
        </FactGroup>
        {yourDrugs && (
          <FactGroup id="your-drugs" title={words.totalCost.yourDrugs} source={null}>
            {yourDrugs}
          </FactGroup>
        )}
        <FactGroup id="drugs" title={sections.drugs} source={sourceOf('tiers')}>
          <TierTable plan={plan} />
        </FactGroup>
        <Suspense>
          <PlanFactsRest plan={plan} place={place} />
        </Suspense>
      </div>
    </div>
  );
}
