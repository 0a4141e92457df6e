import type { ReactNode } from 'react';
import type { PlanDetails } from '#contract/plan.ts';
import { useBrowseTexts, usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { DrugFacts } from '#web/parts/plans/drug-facts.ts';
import { costsOf } from '#web/parts/plans/plan-costs.ts';
import { useDoctorsOfPlans } from '#web/parts/providers/use-doctors-of-plans.ts';
import { BigFigure } from '#web/ui/big-figure.tsx';
import { sourceWords } from '#web/ui/source-words.tsx';
import { FactGroup } from './fact-group.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import styles from './plan-details.module.css';

type Props = {
  plan: PlanDetails;
  /** The year at the plan, for a shopper with saved drugs. */
  picture: ReactNode;
  /** How the plan covers the saved drugs; null where none are saved. */
  cover: DrugFacts | null;
};

/** Without saved drugs the premium is the large number. */
const AMONG_COSTS = ['month', 'medical-deductible', 'drug-deductible', 'limit'];

/** What decides first: the year as a picture, the drugs of this person, and what the plan asks. */
export function FirstFacts({ plan, picture, cover }: Props) {
  const words = { ...useBrowseTexts(), ...usePlanDetailsTexts() };
  const { texts, language } = useStart();
  const { planFacts } = texts;
  const doctors = useDoctorsOfPlans(plan.planYear, [plan])?.figureOf(plan);
  const { planDetails, planCard, yearBar } = words;
  const costs = costsOf(plan, { planFacts, browse: words }, language);
  const premium = costs.find(({ key }) => key === 'month')?.value ?? null;
  const wanted = picture ? AMONG_COSTS : AMONG_COSTS.filter((key) => key !== 'month');
  const ofPlan = wanted.flatMap((key) => costs.filter((cost) => cost.key === key));

  return (
    <FactGroup id="first" title={planDetails.sections.first} source={null}>
      {picture ?? (
        <BigFigure
          label={planFacts.monthlyPremium}
          value={premium ?? planFacts.notAvailable}
          isNumber={premium !== null}
        />
      )}
      <div className={styles.firstFacts}>
        <FactList
          facts={[
            ...(cover ? coverFacts(cover, planCard, yearBar.working) : []),
            ...(doctors ? [{ key: 'doctors', ...doctors }] : []),
            ...ofPlan.map(({ key, label, value, isSource }) => ({
              key,
              label,
              value: isSource && value ? sourceWords(value) : value,
            })),
          ]}
        />
      </div>
    </FactGroup>
  );
}

type PlanCard = ReturnType<typeof usePlanDetailsTexts>['planCard'];

function coverFacts({ isWaiting, covered, all, pharmacy }: DrugFacts, planCard: PlanCard, working: string): Fact[] {
  const soon = (value: string | null) => value ?? (isWaiting ? working : null);
  return [
    {
      key: 'covered',
      label: planCard.drugsCovered,
      value: soon(covered === null ? null : planCard.ofDrugs(covered, all)),
    },
    ...(pharmacy === undefined
      ? []
      : [
          {
            key: 'pharmacy',
            label: planCard.yourPharmacy,
            value: soon(pharmacy === null ? null : planCard.pharmacyStanding[pharmacy]),
          },
        ]),
  ];
}
