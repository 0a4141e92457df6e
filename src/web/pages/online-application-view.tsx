import { Suspense, useEffect } from 'react';
import type { PlanDetails } from '#contract/plan.ts';
import { newestFor } from '#domain/applications/newest-for.ts';
import type { Step } from '#domain/applications/steps.ts';
import { fiveDigitFips } from '#domain/geography/county.ts';
import { useApplications } from '#web/data/application-list.ts';
import { rememberWantedPlan } from '#web/data/enrollment-cookie.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { useViewer } from '#web/data/viewer.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { SignInFirst } from '#web/features/applications/sign-in-first.tsx';
import { useStartsOn } from '#web/features/applications/use-starts-on.ts';
import { Welcome } from '#web/features/applications/welcome.tsx';
import { late } from '#web/lib/late.ts';
import { useStart } from '#web/lib/start-context.ts';
import { applicationAddress } from '#web/parts/applications/application-address.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StartHere, type Where } from './start-here.tsx';

// Who reads what is needed first has not asked for the questions yet.
const Steps = late(withTexts('application-form', () => import('./online-application-steps.tsx')));

const OtherDrafts = late(withTexts('application-form', () => import('#web/features/applications/other-drafts.tsx')));

type Props = { step: Step; plan: PlanDetails; where: Where };

/** Who has an application for this plan and year goes on with it; who has none may start one, once signed in. */
export function OnlineApplicationView({ step, plan, where }: Props) {
  const { application: words, steps } = useApplicationTexts();
  const { texts, site } = useStart();
  const { kind } = useViewer();
  const { place } = where;
  const { list, isError, tryAgain } = useApplications();
  const { planId, planName, planYear, planType } = plan;
  const startsOn = useStartsOn(planYear);
  const county = place && fiveDigitFips(place);
  const zipcode = place?.zipcode;
  const application = newestFor(list?.items ?? [], plan);
  const addressOf = (other: Step) =>
    applicationAddress(
      site,
      { planId, planYear, planType, zipcode: zipcode ?? application?.zipCode ?? '', county },
      other,
    );

  // Whoever has to sign in again comes back here, and the plan is still known. ENROLL-418.
  useEffect(() => {
    if (zipcode && county) rememberWantedPlan({ planId, planName, planYear, planType, zip: zipcode, county });
  }, [planId, planName, planYear, planType, zipcode, county]);

  if (kind === 'authenticated' && list && application)
    return (
      <Suspense fallback={<Loading label={words.loading} rows={5} />}>
        <Steps step={step} enrollment={application} addressOf={addressOf} where={where} />
      </Suspense>
    );

  return (
    <>
      <PageHead title={steps.welcome.title}>
        <p className="lead">{steps.welcome.lead}</p>
      </PageHead>
      {kind === 'agent' || kind === 'cloaked' ? (
        <Notice tone="note">
          <p>{words.agent}</p>
        </Notice>
      ) : (
        <Welcome plan={plan} zip={zipcode ?? null} startsOn={startsOn}>
          {kind === 'guest' && <SignInFirst />}
          {kind !== 'guest' && list && (
            <Suspense fallback={<Loading label={words.loading} />}>
              {place && list.items.length > 0 && (
                <OtherDrafts enrollments={list.items} plan={plan} place={place} addressOf={addressOf} />
              )}
              <StartHere
                plan={plan}
                place={place}
                counties={where.counties}
                firstStep={addressOf('personal-information')}
              />
            </Suspense>
          )}
          {kind !== 'guest' && !list && !isError && <Loading label={words.loading} />}
          {kind !== 'guest' && isError && (
            <Failure sentence={words.failed} tryAgain={texts.shell.tryAgain} onTryAgain={tryAgain} />
          )}
        </Welcome>
      )}
    </>
  );
}
