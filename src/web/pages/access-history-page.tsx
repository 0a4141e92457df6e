import { usePageTexts } from '#web/data/page-texts.ts';
import { useViewer } from '#web/data/viewer.ts';
import { EventList } from '#web/features/access-history/event-list.tsx';
import { SessionList } from '#web/features/access-history/session-list.tsx';
import formStyles from '#web/ui/form.module.css';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export default function AccessHistoryPage() {
  const words = usePageTexts('access-history').accessHistory;
  const { kind, uuid } = useViewer();
  const owner = kind === 'authenticated' ? uuid : null;

  return (
    <div className={`wrap page ${formStyles.narrowPage}`}>
      <PageHead title={words.title}>
        <p className="lead">{words.lead}</p>
      </PageHead>
      {kind === 'guest' && (
        <p>
          {words.signInFirst} <a href="/sign-in">{words.signIn}</a>
        </p>
      )}
      {(kind === 'agent' || kind === 'cloaked') && <p>{words.onlyOwner}</p>}
      {owner !== null && (
        <>
          <section className="panel" key={`sessions ${owner}`}>
            <h2>{words.sessions.title}</h2>
            <SessionList uuid={owner} />
          </section>
          <section className="panel" key={`events ${owner}`}>
            <h2>{words.events.title}</h2>
            <EventList uuid={owner} />
          </section>
        </>
      )}
      <p className="no-print">
        <Link to="/shopper-profile">{words.back}</Link>
      </p>
    </div>
  );
}
