import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { type Step, stepOfRoute } from '#domain/applications/steps.ts';
import { parsePlanId, planIdOf } from '#domain/plans/plan-id.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { planDetailsQuery } from '#web/data/plan-details.ts';
import { NotHere } from '#web/features/applications/not-here.tsx';
import { useStart } from '#web/lib/start-context.ts';
import { isApplicationKind } from '#web/parts/applications/application-address.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './back-link.module.css';
import NotFoundPage from './not-found-page.tsx';
import { OnlineApplicationView } from './online-application-view.tsx';
import { usePlanPlace } from './plan-place.ts';

/** The application for one plan: the address says which plan and which step, and nothing of who applies. */
export default function OnlineApplicationPage() {
  const { site } = useStart();
  const { application: words } = useApplicationTexts();
  const { brand = '', kind = '', '*': rest = '' } = useParams();
  const step = stepOfRoute(`/${rest}`);
  const isOfBrand = site.addresses.applicationBase.endsWith(`/${brand}`);
  if (!isOfBrand || !isApplicationKind(kind) || step === null) return <NotFoundPage />;

  return (
    <div className="wrap page">
      <p className={styles.backLink}>
        <Link to="/shopper-profile">{words.back}</Link>
      </p>
      <OfAddress step={step} />
    </div>
  );
}

function OfAddress({ step }: { step: Step }) {
  const { application: words, steps } = useApplicationTexts();
  const { texts } = useStart();
  const [search] = useSearchParams();
  const looked = usePlanPlace();
  const parts = parsePlanId(search.get('planId') ?? '');
  const planId = parts && planIdOf(parts);
  const query = { ...planDetailsQuery(planId ?? '', looked.planYear), enabled: planId !== null };
  const { data: plan, isError, refetch } = useQuery(query);

  if (planId === null || plan === null)
    return (
      <>
        <PageHead title={steps.welcome.title} />
        <NotHere />
      </>
    );
  if (plan && looked.isSettled)
    return <OnlineApplicationView key={`${planId} ${looked.planYear}`} step={step} plan={plan} where={looked} />;
  return (
    <>
      <PageHead title={steps[step].title} />
      {isError ? (
        <Failure sentence={words.failed} tryAgain={texts.shell.tryAgain} onTryAgain={() => void refetch()} />
      ) : (
        <Loading label={words.loading} />
      )}
    </>
  );
}
