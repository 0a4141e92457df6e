import { useNavigate } from 'react-router';
import type { County } from '#contract/geography.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { recallYear, recallZip, rememberPlace, rememberYear } from '#web/data/remembered-place.ts';
import { useSavedPlanCount } from '#web/data/saved-plans.ts';
import { useToday } from '#web/data/today.ts';
import { WhereForm } from '#web/features/geography/where-form.tsx';
import { useTexts } from '#web/lib/start-context.ts';
import { planListAddress } from '#web/parts/plan-search/plan-list-address.ts';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './home-page.module.css';

export default function HomePage() {
  const texts = useTexts();
  const { home } = texts;
  const { today } = useToday();
  const navigate = useNavigate();
  const savedCount = useSavedPlanCount();

  const goOn = (county: County) => {
    const planYear = activeYear(today, recallYear());
    rememberPlace(county);
    rememberYear(planYear);
    void navigate(planListAddress(county, planYear));
  };

  return (
    <div className={styles.hero}>
      <div className="wrap">
        <div>
          <PageHead name={home.pageTitle} title={home.title}>
            <p className="lead">{home.lead}</p>
          </PageHead>
          <div className="panel">
            <WhereForm startWith={recallZip() ?? ''} onPlace={goOn} />
          </div>
        </div>
        <ol className={styles.steps}>
          {home.steps.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {savedCount !== null && savedCount > 0 && (
          <p>
            {home.savedBefore(savedCount)} <Link to="/shopper-profile">{home.seeSaved}</Link>
          </p>
        )}
      </div>
    </div>
  );
}
