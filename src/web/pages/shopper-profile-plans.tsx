import { Suspense } from 'react';
import { useSavedPlansTexts } from '#web/data/page-texts.ts';
import { useViewer } from '#web/data/viewer.ts';
import { withTexts } from '#web/data/with-texts.ts';
import type { EstimatorStep } from '#web/features/saved-drugs/drugs-view.tsx';
import { PlansView } from '#web/features/saved-plans/plans-view.tsx';
import { late } from '#web/lib/late.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { YearToggle } from '#web/ui/year-toggle.tsx';
import { ShopperProfileActive } from './shopper-profile-active.tsx';
import { useDrugPanels } from './use-drug-panels.tsx';

const Tiles = late(withTexts('session', () => import('./shopper-profile-tiles.tsx')));

type Props = {
  isShown: boolean;
  years: readonly number[];
  planYear: number;
  /** False when the server did not tell the date. */
  dateKnown: boolean;
  browseAddress: string;
  onYear: (year: number) => void;
  onEstimate: (step: EstimatorStep) => void;
};

const CAPTION = 'plan-year-caption';

export function ShopperProfilePlans(props: Props) {
  const { isShown, years, planYear, dateKnown, browseAddress, onYear, onEstimate } = props;
  const savedPlans = useSavedPlansTexts();
  const { kind } = useViewer();
  const [thisYear, nextYear] = years;
  const { knownOf, hasDrugs, isWaiting } = useDrugPanels(planYear, onEstimate);

  return (
    <>
      <PageHead title={savedPlans.title} part="plans" isShown={isShown}>
        {thisYear !== undefined && nextYear !== undefined && (
          <p id={CAPTION} className="quiet">
            {savedPlans.caption(thisYear, nextYear)}
          </p>
        )}
        <YearToggle
          label={savedPlans.planYear}
          years={years}
          chosen={planYear}
          onChoose={onYear}
          describedBy={CAPTION}
        />
      </PageHead>
      {!dateKnown && (
        <Notice tone="note">
          <p>{savedPlans.dateUnknown}</p>
        </Notice>
      )}
      <ShopperProfileActive planYear={planYear} loading={savedPlans.loading}>
        <PlansView
          key={planYear}
          planYear={planYear}
          otherYear={years.find((year) => year !== planYear) ?? null}
          browseAddress={browseAddress}
          onYear={onYear}
          knownOf={knownOf}
          hasDrugs={hasDrugs}
          isWaitingForDrugs={isWaiting}
        />
      </ShopperProfileActive>
      {kind !== 'guest' && (
        <Suspense>
          <Tiles planYear={planYear} />
        </Suspense>
      )}
    </>
  );
}
