import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { County } from '#contract/geography.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';
import { useStartApplication } from '#web/data/applications.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { useMay } from '#web/data/viewer.ts';
import { late } from '#web/lib/late.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useStart } from '#web/lib/start-context.ts';
import { useOnePress } from '#web/lib/use-one-press.ts';
import { Notice } from '#web/ui/notice.tsx';
import { seasonOf } from './season-of.ts';

const NoStart = late(() => import('./no-start.tsx'));

type Props = {
  plan: { planId: string; planYear: number; planType: PlanType };
  /** Null where the address does not say it: whether the plan is sold there can not be known. */
  place: County | null;
  /** In its place, where it can be chosen here. */
  where: ReactNode;
  firstStep: string;
  label?: string;
};

/** Begins an application, and leads to its first question. */
export function StartApplication({ plan, place, where, firstStep, label }: Props) {
  const { application: words } = useApplicationTexts();
  const { texts } = useStart();
  const mayApply = useMay('resumeEnrollment');
  const today = useToday();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useStartApplication();
  const once = useOnePress();

  const season = seasonOf(plan.planYear, today);
  if (season !== 'open' || place === null) return <NoStart season={season} planType={plan.planType} where={where} />;

  const { zipcode: zipCode, stateCode, fipsCountyCode } = place;
  const start = (end: () => void) =>
    mutate(
      { id: plan.planId, extra: plan.planYear, place: { zipCode, stateCode, fipsCountyCode } },
      { onSuccess: () => void navigate(firstStep), onSettled: end },
    );
  return (
    <>
      {error && (
        <Notice tone="problem" urgent>
          <p>{problemText(error, texts)}</p>
        </Notice>
      )}
      <button
        type="button"
        className="ds-c-button ds-c-button--solid"
        disabled={!mayApply}
        aria-disabled={isPending}
        onClick={() => once(start)}
      >
        {isPending ? words.welcome.starting : (label ?? words.welcome.start)}
      </button>
    </>
  );
}
