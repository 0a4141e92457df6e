import { lazy, memo, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { ExampleYear } from '#contract/example-year.ts';
import type { County } from '#contract/geography.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { useHomeTexts } from '#web/data/page-texts.ts';
import { recallYear, recallZip, rememberPlace, rememberYear } from '#web/data/remembered-place.ts';
import { useSavedPlanCount } from '#web/data/saved-plans.ts';
import { useToday } from '#web/data/today.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { WhereForm } from '#web/features/geography/where-form.tsx';
import { SeasonBand } from '#web/features/home/season-band.tsx';
import { Steps } from '#web/features/home/steps.tsx';
import { WaysIn } from '#web/features/home/ways-in.tsx';
import { WhoAndData } from '#web/features/home/who-and-data.tsx';
import { useStart } from '#web/lib/start-context.ts';
import { planListAddress } from '#web/parts/plan-search/plan-list-address.ts';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './home-page.module.css';

const ExampleReceipt = lazy(
  withTexts('home-example', async () => {
    const { ExampleReceipt: receipt } = await import('#web/features/home/example-receipt.tsx');
    return { default: receipt };
  }),
);

/** Drawn by the server. Drawn again with the page, it would vanish until its program has come. */
const Example = memo(({ example }: { example: ExampleYear }) => (
  <Suspense fallback={null}>
    <ExampleReceipt example={example} />
  </Suspense>
));

export default function HomePage() {
  const { site, example = null } = useStart();
  const home = useHomeTexts();
  const { today, known } = useToday();
  const navigate = useNavigate();
  const savedCount = useSavedPlanCount();
  const { title, lead } = home.voice[site.code];

  const goOn = (county: County) => {
    const planYear = activeYear(today, recallYear());
    rememberPlace(county);
    rememberYear(planYear);
    void navigate(planListAddress(county, planYear));
  };

  return (
    <>
      <div className={styles.hero}>
        <div className={`wrap ${styles.columns}`}>
          <div>
            <PageHead name={home.pageTitle} title={title}>
              <p className="lead">{lead}</p>
            </PageHead>
            <div className="panel">
              <WhereForm startWith={recallZip() ?? ''} onPlace={goOn} />
            </div>
            <WaysIn drugsAddress={site.addresses.drugCostEstimator} chooseAddress="/health-plans/kind-of-cover" />
            <div className={styles.saved}>
              {savedCount !== null && savedCount > 0 && (
                <p>
                  {home.savedBefore(savedCount)} <Link to="/shopper-profile">{home.seeSaved}</Link>
                </p>
              )}
            </div>
          </div>
          <div className={example ? `${styles.card} ${styles.waiting}` : styles.card}>
            {example ? <Example example={example} /> : <Steps />}
          </div>
        </div>
        <div className={styles.picture} />
      </div>
      <SeasonBand today={known ? today : null} />
      <WhoAndData />
    </>
  );
}
