import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { ApplicationReply, Enrollment } from '#contract/applications.ts';
import { type Step, stepsOf } from '#domain/applications/steps.ts';
import { applicationQuery } from '#web/data/applications.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { useProfileUuid } from '#web/data/viewer.ts';
import styles from '#web/features/applications/application.module.css';
import { CallLine } from '#web/features/applications/call-line.tsx';
import { ClosedNotice } from '#web/features/applications/closed-notice.tsx';
import { Review } from '#web/features/applications/review.tsx';
import { SaveLine } from '#web/features/applications/save-line.tsx';
import { seasonOf } from '#web/features/applications/season-of.ts';
import { SentApplication } from '#web/features/applications/sent-application.tsx';
import { StepList } from '#web/features/applications/step-list.tsx';
import { StepScreen } from '#web/features/applications/step-screen.tsx';
import { useAnswers } from '#web/features/applications/use-answers.ts';
import { useStartsOn } from '#web/features/applications/use-starts-on.ts';
import { Welcome } from '#web/features/applications/welcome.tsx';
import { useStart } from '#web/lib/start-context.ts';
import { stepToGoOn } from '#web/parts/applications/enrollment-address.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StartHere, type Where } from './start-here.tsx';

type Props = {
  step: Step;
  enrollment: Enrollment & { enrollmentId: string };
  addressOf: (step: Step) => string;
  where: Where;
};

/** An application that is there: to go on with, or to read once it was sent. */
export default function OnlineApplicationSteps({ step, enrollment, addressOf, where }: Props) {
  const { application: words, steps } = useApplicationTexts();
  const { texts, flags } = useStart();
  const { state } = useLocation() as { state: { isJustSent?: boolean } | null };
  const { enrollmentId, isSubmitted, planType } = enrollment;
  // The address of the receipt is remembered, also when the application was taken back or denied since.
  const isOver = enrollment.status === 'Withdrawn' || enrollment.status === 'Denied';
  const isJustSent = state?.isJustSent === true && !isOver;
  const isPaused = flags.disableOleSaveResume && !isSubmitted;
  const query = applicationQuery(useProfileUuid(), enrollmentId);
  const { data, isError, refetch } = useQuery({ ...query, ...(isPaused && { enabled: false }) });

  if (isSubmitted)
    return (
      <>
        <PageHead title={isJustSent ? words.sent.title : words.sent.view} />
        <SentApplication enrollment={enrollment} application={data} isJustSent={isJustSent} />
        {isOver && (
          <StartHere
            plan={enrollment}
            place={where.place}
            counties={where.counties}
            firstStep={addressOf('personal-information')}
            label={words.startNew}
          />
        )}
      </>
    );
  if (data && !isPaused)
    return <Draft key={enrollmentId} step={step} id={enrollmentId} application={data} addressOf={addressOf} />;
  return (
    <>
      <PageHead title={steps[isPaused ? 'welcome' : step].title} />
      {isPaused && (
        <Notice tone="note">
          <CallLine lead={words.paused} planType={planType} />
        </Notice>
      )}
      {!isPaused && isError && (
        <Failure sentence={words.failed} tryAgain={texts.shell.tryAgain} onTryAgain={() => void refetch()} />
      )}
      {!isPaused && !isError && <Loading label={words.loading} rows={5} />}
    </>
  );
}

type DraftProps = { step: Step; id: string; application: ApplicationReply; addressOf: (step: Step) => string };

/** It stays mounted from step to step, so that what could not be kept yet is not lost on the way. */
function Draft({ step: wanted, id, application, addressOf }: DraftProps) {
  const { steps } = useApplicationTexts();
  const today = useToday();
  const navigate = useNavigate();
  const form = useAnswers(id, application);
  const { enrollment } = application;
  // A step that this plan does not ask begins the application again at its first page.
  const step = stepsOf(enrollment).includes(wanted) ? wanted : 'welcome';
  const isClosed = seasonOf(enrollment.planYear, today) === 'closed';
  const onSent = () => void navigate(addressOf('review'), { replace: true, state: { isJustSent: true } });

  if (step === 'welcome') return <Begun application={application} isClosed={isClosed} addressOf={addressOf} />;
  return (
    <div className={styles.columns}>
      <StepList step={step} form={form} today={today.today} addressOf={addressOf} />
      <div className={styles.main}>
        <PageHead title={steps[step].title}>
          <p className="lead no-print">{steps[step].lead}</p>
        </PageHead>
        {isClosed && <ClosedNotice planType={enrollment.planType} />}
        <SaveLine form={form} />
        {step === 'review' ? (
          <Review
            applicationId={id}
            form={form}
            today={today.today}
            isClosed={isClosed}
            addressOf={addressOf}
            onSent={onSent}
          />
        ) : (
          <StepScreen key={step} step={step} applicationId={id} form={form} today={today.today} addressOf={addressOf} />
        )}
      </div>
    </div>
  );
}

type BegunProps = { application: ApplicationReply; isClosed: boolean; addressOf: (step: Step) => string };

/** Where it was left, or at the first question. ENROLL-621. */
function Begun({ application: { enrollment }, isClosed, addressOf }: BegunProps) {
  const { application: words, steps } = useApplicationTexts();
  const startsOn = useStartsOn(enrollment.planYear);

  return (
    <>
      <PageHead title={steps.welcome.title}>
        <p className="lead">{steps.welcome.lead}</p>
      </PageHead>
      <Welcome plan={enrollment} zip={enrollment.zipCode} startsOn={startsOn}>
        {isClosed && <ClosedNotice planType={enrollment.planType} />}
        <Link className="ds-c-button ds-c-button--solid" to={addressOf(stepToGoOn(enrollment))}>
          {words.welcome.goOn}
        </Link>
      </Welcome>
    </>
  );
}
