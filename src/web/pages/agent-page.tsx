import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useAgentDeskTexts } from '#web/data/page-texts.ts';
import { askForPopup } from '#web/data/popups.ts';
import { useViewer } from '#web/data/viewer.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { Desk } from '#web/features/agent-desk/desk.tsx';
import { late } from '#web/lib/late.ts';
import { useTexts } from '#web/lib/start-context.ts';
import formStyles from '#web/ui/form.module.css';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './agent-page.module.css';

const Prospects = late(
  withTexts(
    'prospects',
    withTexts(
      'imports',
      withTexts('drug-estimator', () => import('./agent-prospects.tsx')),
    ),
  ),
);

/** The views of the desk, by the address. */
const VIEWS = { search: '/agent', prospects: '/agent?view=prospects' } as const;

export default function AgentPage() {
  const words = useAgentDeskTexts();
  const { kind, agentUserName } = useViewer();
  const { problems } = useTexts();
  const [search] = useSearchParams();
  const view = search.get('view') === 'prospects' ? 'prospects' : 'search';

  return (
    <div className={`wrap page ${formStyles.narrowPage}`}>
      <PageHead title={words.title}>
        <p className="lead">{words.lead}</p>
      </PageHead>
      {kind === 'guest' && search.get('refused') === 'factor' && (
        <Notice tone="problem">
          <p>{problems['second-factor-missing'].detail}</p>
        </Notice>
      )}
      {kind === 'guest' && (
        <p>
          {words.signInFirst} <a href="/sign-in?as=agent">{words.signIn}</a>
        </p>
      )}
      {kind === 'authenticated' && (
        <p>
          {words.onlyAgents} <Link to="/shopper-profile">{words.toProfile}</Link>
        </p>
      )}
      {(kind === 'agent' || kind === 'cloaked') && (
        <>
          <p className={styles.who}>
            {words.signedInAs(agentUserName ?? '')}{' '}
            <button type="button" className="link-button" onClick={() => askForPopup('sign-out')}>
              {words.signOut}
            </button>
          </p>
          <nav aria-label={words.views.label} className={styles.views}>
            {(['search', 'prospects'] as const).map((one) => (
              <Link key={one} to={VIEWS[one]} aria-current={view === one ? 'page' : undefined}>
                {words.views[one]}
              </Link>
            ))}
          </nav>
          {view === 'search' ? (
            <Desk />
          ) : (
            <Suspense fallback={<Loading label={words.views.prospects} />}>
              <Prospects />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
