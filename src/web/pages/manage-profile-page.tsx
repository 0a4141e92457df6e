import { useQuery } from '@tanstack/react-query';
import { Problem } from '#contract/problem.ts';
import { accountQuery } from '#web/data/identity.ts';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { useViewer } from '#web/data/viewer.ts';
import { AccountForm } from '#web/features/identity/account-form.tsx';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import styles from '#web/ui/form.module.css';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export default function ManageProfilePage() {
  const { manage } = useIdentityTexts();

  return (
    <div className={`wrap page ${styles.narrowPage}`}>
      <PageHead title={manage.title}>
        <p className="lead">{manage.lead}</p>
      </PageHead>
      <Account />
      <p>
        <Link to="/access-history">{manage.accessHistory}</Link>
      </p>
      <p>
        <Link to="/your-data">{manage.ownData}</Link>
      </p>
      <p>
        <Link to="/shopper-profile">{manage.back}</Link>
      </p>
    </div>
  );
}

function Account() {
  const texts = useTexts();
  const { manage, signIn } = useIdentityTexts();
  const viewer = useViewer();
  const uuid = viewer.kind === 'guest' ? null : viewer.uuid;
  const { data, error, refetch } = useQuery(accountQuery(uuid));

  // Another person starts with a form of their own.
  if (data) return <AccountForm key={data.email} account={data} />;
  if (!error && uuid !== null) return null;
  const code = error instanceof Problem ? error.code : null;
  // Another provider keeps the account: then there is nothing here to change.
  if (code === 'not-found') return <p>{manage.elsewhere}</p>;
  if (uuid === null || code === 'invalid-session' || code === 'agent-view-ended') {
    return (
      <p>
        {manage.signInFirst} <a href="/sign-in">{signIn}</a>
      </p>
    );
  }
  return (
    <Failure sentence={problemText(error, texts)} tryAgain={texts.shell.tryAgain} onTryAgain={() => void refetch()} />
  );
}
