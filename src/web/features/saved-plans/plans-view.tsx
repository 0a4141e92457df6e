import { lazy, useEffect, useRef, useState } from 'react';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { longestYear } from '#domain/plan-search/year-bar.ts';
import { useProfileTexts, useSavedPlansTexts } from '#web/data/page-texts.ts';
import { useRemovePlan, useSavedPlans } from '#web/data/saved-plans.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { isMadeUpPage, MadeUpPage } from '#web/parts/plans/made-up-page.tsx';
import { YearLegend } from '#web/parts/year-bar/year-legend.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { EmptyPlans } from './empty-plans.tsx';
import { PlanFootnotes } from './plan-footnotes.tsx';
import { PlanSection } from './plan-section.tsx';
import type { KnownOfPlan } from './saved-plan-card.tsx';
import { SupplementNotice } from './supplement-notice.tsx';
import { UnreadablePlans } from './unreadable-plans.tsx';
import { useSupplement } from './use-supplement.ts';

const BOXES = {
  removePlan: () => import('./remove-plan-dialog.tsx'),
  learnMore: () => import('./learn-more-dialog.tsx'),
};
const RemovePlanDialog = lazy(BOXES.removePlan);
const LearnMoreDialog = lazy(BOXES.learnMore);

type Props = {
  planYear: number;
  otherYear: number | null;
  browseAddress: string;
  onYear: (year: number) => void;
  /** Whether the Supplement interface has come; it is not built yet. */
  isInterfaceLoaded?: boolean;
  /** What the page knows of a plan and the shopper's drugs. */
  knownOf: (plan: SavedPlan) => KnownOfPlan;
  hasDrugs: boolean;
  isWaitingForDrugs?: boolean;
};

/** The saved plans of a year: Medicare Advantage with the special needs plans last, then drug plans. PLAN-007, PLAN-008. */
export function PlansView(props: Props) {
  const { planYear, otherYear, browseAddress, onYear, isInterfaceLoaded = false } = props;
  const { knownOf, hasDrugs, isWaitingForDrugs = false } = props;
  const texts = useTexts();
  const savedPlans = useSavedPlansTexts();
  const { yearBar } = useProfileTexts();
  const { plans, isError, isStale, tryAgain } = useSavedPlans(planYear);
  const inOtherYear = useSavedPlans(otherYear ?? planYear);
  const stateCode = plans?.find(({ county }) => county)?.county?.stateCode ?? null;
  const supplement = useSupplement(stateCode, isInterfaceLoaded);
  const [toRemove, setToRemove] = useState<SavedPlan | null>(null);
  const [called, setCalled] = useState<SavedPlan | null>(null);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const view = useRef<HTMLDivElement>(null);
  const removal = useRemovePlan(planYear, {
    onRemoved: ({ planName }) => announce(savedPlans.removed(planName)),
    onRefused: ({ planId, planName }, problem) =>
      setRefusals((known) =>
        new Map(known).set(planId, `${savedPlans.notRemoved(planName)} ${problemText(problem, texts)}`),
      ),
  });

  // A box that could not be fetched is fetched again when it is opened.
  useEffect(() => whenIdle(() => void Promise.allSettled([BOXES.removePlan(), BOXES.learnMore()])), []);

  // The button that was pressed goes with its card, so the focus moves to the heading above it.
  const focusAfter = useFocusAfter<SavedPlan>(
    (plan) => focusIn(view.current, `#${sectionOf(plan)}`, 'h2'),
    (plan) => !plans?.some(({ planId }) => planId === plan.planId),
  );

  if (isError) return <Failure sentence={savedPlans.failed} tryAgain={texts.shell.tryAgain} onTryAgain={tryAgain} />;
  // A year without plans tells of the other year: both are waited for, so that no line comes late.
  const isWaiting = !plans || isWaitingForDrugs || (plans.length === 0 && !inOtherYear.plans && !inOtherYear.isError);
  if (isWaiting) return <Loading label={savedPlans.loading} />;

  const remove = (plan: SavedPlan) => {
    focusAfter(plan);
    setToRemove(null);
    setRefusals((known) => new Map([...known].filter(([planId]) => planId !== plan.planId)));
    removal.mutate(plan);
  };
  const facts = plans.map((plan) => plan.facts);
  const section = {
    refusals,
    onRemove: setToRemove,
    onCall: setCalled,
    knownOf,
    longest: longestYear(plans.flatMap((plan) => knownOf(plan).year ?? [])),
    isMadeUpPage: isMadeUpPage(facts),
  };

  return (
    <div ref={view}>
      {/* The toggle that tells it on the screen is not printed. */}
      <p className="paper-only">
        {savedPlans.planYear}: {planYear}
      </p>
      {isStale && <Failure sentence={savedPlans.failed} tryAgain={texts.shell.tryAgain} onTryAgain={tryAgain} />}
      <UnreadablePlans planYear={planYear} onRemoved={() => focusIn(view.current, 'h2')} />
      {plans.length === 0 && (
        <EmptyPlans planYear={planYear} otherYear={otherYear} browseAddress={browseAddress} onYear={onYear} />
      )}
      <MadeUpPage plans={facts} />
      <PlanSection id={ADVANTAGE} title={savedPlans.advantage} plans={advantagePlans(plans)} {...section} />
      <PlanSection id={DRUGS} title={savedPlans.drugPlans} plans={plans.filter(isDrugPlan)} {...section} />
      {facts.some((known) => known !== null) && <YearLegend words={yearBar} hasDrugs={hasDrugs} />}
      <SupplementNotice {...supplement} />
      <PlanFootnotes plans={plans} />
      <FromFirstOpening isOpen={toRemove !== null}>
        <RemovePlanDialog plan={toRemove} onConfirm={remove} onKeep={() => setToRemove(null)} />
      </FromFirstOpening>
      <FromFirstOpening isOpen={called !== null}>
        <LearnMoreDialog plan={called} onClose={() => setCalled(null)} />
      </FromFirstOpening>
    </div>
  );
}

const ADVANTAGE = 'advantage-plans';
const DRUGS = 'drug-plans';

const isDrugPlan = ({ planType }: SavedPlan) => planType === 'PDP';
const isSpecialNeeds = ({ planType }: SavedPlan) => planType === 'SNP';
const sectionOf = (plan: SavedPlan) => (isDrugPlan(plan) ? DRUGS : ADVANTAGE);

const advantagePlans = (plans: readonly SavedPlan[]) => [
  ...plans.filter((plan) => !isDrugPlan(plan) && !isSpecialNeeds(plan)),
  ...plans.filter(isSpecialNeeds),
];
