import { useNavigate } from 'react-router';
import type { County } from '#contract/geography.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';
import { useStartApplication } from '#web/data/applications.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { useMay } from '#web/data/viewer.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useStart } from '#web/lib/start-context.ts';
import { useOnePress } from '#web/lib/use-one-press.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { DateUnknown } from './date-unknown.tsx';
import { seasonOf } from './season-of.ts';

type Props = {
  plan: { planId: string; planYear: number; planType: PlanType };
  /** Null where the address does not say it: whether the plan is sold there can not be known. */
  place: County | null;
  firstStep: string;
  label?: string;
};

/** Begins an application, and leads to its first question. */
export function StartApplication({ plan, place, firstStep, label }: Props) {
  const { application: words } = useApplicationTexts();
  const { texts, site } = useStart();
  const mayApply = useMay('resumeEnrollment');
  const today = useToday();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useStartApplication();
  const once = useOnePress();

  const season = seasonOf(plan.planYear, today);
  if (season === 'closed') return <ClosedNotice planType={plan.planType} />;
  if (season === 'unknown') return <DateUnknown />;
  if (place === null)
    return (
      <Notice tone="note">
        <p>{words.notHere.text}</p>
        <Link className="ds-c-button" to={site.addresses.planSummary}>
          {words.notHere.see}
        </Link>
      </Notice>
    );

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
