import { useEffect, useRef, useState } from 'react';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { longestYear } from '#domain/plan-search/year-bar.ts';
import { useProfileTexts, useSavedPlansTexts } from '#web/data/page-texts.ts';
import { useFavouritePlans, useRemovePlan, useRestorePlan } from '#web/data/saved-plans.ts';
import { announce } from '#web/lib/announce.ts';
import { late } from '#web/lib/late.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { isMadeUpPage, MadeUpPage } from '#web/parts/plans/made-up-page.tsx';
import { YearLegend } from '#web/parts/year-bar/year-legend.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useLastRemoval } from '#web/ui/use-last-removal.ts';
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
const RemovePlanDialog = late(BOXES.removePlan);
const LearnMoreDialog = late(BOXES.learnMore);

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
  const { plans, isError, isStale, tryAgain } = useFavouritePlans(planYear);
  const inOtherYear = useFavouritePlans(otherYear ?? planYear);
  const stateCode = plans?.find(({ county }) => county)?.county?.stateCode ?? null;
  const supplement = useSupplement(stateCode, isInterfaceLoaded);
  const [toRemove, setToRemove] = useState<SavedPlan | null>(null);
  const [called, setCalled] = useState<SavedPlan | null>(null);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const view = useRef<HTMLDivElement>(null);
  const last = useLastRemoval(isSamePlan);
  const restoring = useRestorePlan(planYear);
  const removing = useRemovePlan(planYear, {
    onRemoved: ({ planName }) => announce(savedPlans.removed(planName)),
    onRefused: (plan, problem) => {
      const { planId, planName } = plan;
      // The focus waits in the place of the card for what becomes of it.
      if (document.activeElement?.matches('[data-undo]')) focusAfterReturn(plan);
      last.end(plan);
      setRefusals((known) =>
        new Map(known).set(planId, `${savedPlans.notRemoved(planName)} ${problemText(problem, texts)}`),
      );
    },
  });

  // A box that could not be fetched is fetched again when it is opened.
  useEffect(() => whenIdle(() => void Promise.allSettled([BOXES.removePlan(), BOXES.learnMore()])), []);

  const has = (plan: SavedPlan) => plans?.some((other) => isSamePlan(other, plan)) ?? false;
  // The button that was pressed goes with its card: the focus stays at its place, where the removal can be undone.
  const focusAfterRemoval = useFocusAfter<SavedPlan>(
    () => focusIn(view.current, '[data-undo]', 'h2'),
    (plan) => !has(plan),
  );
  const focusAfterReturn = useFocusAfter<SavedPlan>(
    ({ planId }) => focusIn(view.current, `[data-remove="${planId}"]`, 'h2'),
    has,
  );

  if (isError) return <Failure sentence={savedPlans.failed} tryAgain={texts.shell.tryAgain} onTryAgain={tryAgain} />;
  // A year without plans tells of the other year: both are waited for, so that no line comes late.
  const isWaiting = !plans || isWaitingForDrugs || (plans.length === 0 && !inOtherYear.plans && !inOtherYear.isError);
  // As high as a card, so that what stands below is not seen to jump.
  if (isWaiting) return <Loading label={savedPlans.loading} rows={5} />;

  const remove = (plan: SavedPlan) => {
    const section = isDrugPlan(plan) ? plans.filter(isDrugPlan) : advantagePlans(plans);
    last.begin(
      plan,
      section.findIndex((other) => isSamePlan(other, plan)),
    );
    focusAfterRemoval(plan);
    setToRemove(null);
    setRefusals((known) => new Map([...known].filter(([planId]) => planId !== plan.planId)));
    removing.mutate(plan);
  };
  const undo = (plan: SavedPlan) =>
    restoring.mutate(plan, {
      onSuccess: () => {
        focusAfterReturn(plan);
        last.end(plan);
        announce(savedPlans.putBack(plan.planName));
      },
      onError: (problem) => last.refuse(plan, problemText(problem, texts)),
    });
  const removed = last.removal && !has(last.removal.item) ? last.removal : null;
  const removedOf = (isDrug: boolean) => (removed && isDrugPlan(removed.item) === isDrug ? removed : null);
  const facts = plans.map((plan) => plan.facts);
  const section = {
    refusals,
    onUndo: undo,
    onRemove: setToRemove,
    onCall: setCalled,
    knownOf,
    hasDrugs,
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
      <MadeUpPage plans={facts} />
      <PlanSection
        id="advantage-plans"
        title={savedPlans.advantage}
        plans={advantagePlans(plans)}
        removal={removedOf(false)}
        {...section}
      />
      <PlanSection
        id="drug-plans"
        title={savedPlans.drugPlans}
        plans={plans.filter(isDrugPlan)}
        removal={removedOf(true)}
        {...section}
      />
      {facts.some((known) => known !== null) && <YearLegend words={yearBar} hasDrugs={hasDrugs} />}
      {plans.length === 0 && (
        <EmptyPlans planYear={planYear} otherYear={otherYear} browseAddress={browseAddress} onYear={onYear} />
      )}
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

const isDrugPlan = ({ planType }: SavedPlan) => planType === 'PDP';
const isSpecialNeeds = ({ planType }: SavedPlan) => planType === 'SNP';
const isSamePlan = (one: SavedPlan, other: SavedPlan) => one.planId === other.planId && one.planYear === other.planYear;

const advantagePlans = (plans: readonly SavedPlan[]) => [
  ...plans.filter((plan) => !isDrugPlan(plan) && !isSpecialNeeds(plan)),
  ...plans.filter(isSpecialNeeds),
];
