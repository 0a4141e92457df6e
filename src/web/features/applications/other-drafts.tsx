import { useNavigate } from 'react-router';
import type { Enrollment } from '#contract/applications.ts';
import type { County } from '#contract/geography.ts';
import type { Step } from '#domain/applications/steps.ts';
import { useChangeApplicationPlan } from '#web/data/applications.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { useMay } from '#web/data/viewer.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import { useOnePress } from '#web/lib/use-one-press.ts';
import { stepToGoOn } from '#web/parts/applications/enrollment-address.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import { seasonOf } from './season-of.ts';

type Draft = Enrollment & { enrollmentId: string };
type Plan = { planId: string; planYear: number };

type Props = {
  enrollments: readonly Enrollment[];
  plan: Plan;
  place: County;
  addressOf: (step: Step) => string;
};

/** Applications of the same person and year that were not sent, each of which can become one for this plan. */
export default function OtherDrafts({ enrollments, plan, ...rest }: Props) {
  const { flags } = useStart();
  const isOpen = seasonOf(plan.planYear, useToday()) === 'open';
  if (!isOpen || flags.disableOleSaveResume) return null;
  const drafts = enrollments.flatMap((one) =>
    !one.isSubmitted && one.enrollmentId !== null && one.planYear === plan.planYear && one.planId !== plan.planId
      ? [{ ...one, enrollmentId: one.enrollmentId }]
      : [],
  );
  return drafts.map((draft) => <OtherDraft key={draft.enrollmentId} draft={draft} plan={plan} {...rest} />);
}

type DraftProps = Omit<Props, 'enrollments'> & { draft: Draft };

/** Nothing that counts for both plans is asked twice. */
function OtherDraft({ draft, plan: { planId, planYear }, place, addressOf }: DraftProps) {
  const { applicationOtherPlan: words } = useApplicationFormTexts();
  const texts = useTexts();
  const mayApply = useMay('resumeEnrollment');
  const navigate = useNavigate();
  const { mutate, isPending, error } = useChangeApplicationPlan();
  const once = useOnePress();
  const { zipcode: zipCode, stateCode, fipsCountyCode } = place;
  const plan = { planId, planYear, zipCode, stateCode, fipsCountyCode };
  const move = (end: () => void) =>
    mutate(
      { applicationId: draft.enrollmentId, plan },
      { onSuccess: () => void navigate(addressOf(stepToGoOn(draft))), onSettled: end },
    );

  return (
    <Notice tone="note">
      <h2>{words.title}</h2>
      <p>{words.text(draft.planName)}</p>
      {error && <p role="alert">{problemText(error, texts)}</p>}
      <button
        type="button"
        className="ds-c-button"
        disabled={!mayApply}
        aria-disabled={isPending}
        onClick={() => once(move)}
      >
        {isPending ? words.moving : words.use}
        <span className="visually-hidden">
          {' '}
          (<SourceWords>{draft.planName}</SourceWords>)
        </span>
      </button>
    </Notice>
  );
}
