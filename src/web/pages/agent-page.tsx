import { useSearchParams } from 'react-router';
import { useAgentDeskTexts } from '#web/data/page-texts.ts';
import { askForPopup } from '#web/data/popups.ts';
import { useViewer } from '#web/data/viewer.ts';
import { Desk } from '#web/features/agent-desk/desk.tsx';
import { useTexts } from '#web/lib/start-context.ts';
import formStyles from '#web/ui/form.module.css';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './agent-page.module.css';

export default function AgentPage() {
  const words = useAgentDeskTexts();
  const { kind, agentUserName } = useViewer();
  const { problems } = useTexts();
  const [search] = useSearchParams();

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
          <Desk />
        </>
      )}
    </div>
  );
}
