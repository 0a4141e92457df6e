import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Problem } from '#contract/problem.ts';
import { accountQuery } from '#web/data/identity.ts';
import { useOwnDataTexts } from '#web/data/page-texts.ts';
import { useViewer } from '#web/data/viewer.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { DeleteProfile } from './delete-profile.tsx';
import styles from './deletion.module.css';

const DeleteAccount = late(withTexts('identity', () => import('./delete-account.tsx')));

/** Everything goes: of a guest the profile, of a shopper the account too, where this site keeps it. */
export function Deletion() {
  const { remove: words } = useOwnDataTexts();
  const { kind, uuid } = useViewer();
  if (uuid === null) return <p>{words.nothing}</p>;

  return (
    <div className={styles.deletion}>
      <p>{words.lead}</p>
      <p>{words.notAPlan}</p>
      <p>{words.stays}</p>
      {kind === 'guest' ? <DeleteProfile uuid={uuid} /> : <OfShopper uuid={uuid} />}
    </div>
  );
}

function OfShopper({ uuid }: { uuid: string }) {
  const texts = useTexts();
  const { remove: words } = useOwnDataTexts();
  const { data: account, error, refetch } = useQuery(accountQuery(uuid));
  const isElsewhere = error instanceof Problem && error.code === 'not-found';

  if (!account && !error) return null;
  if (!account && !isElsewhere) {
    return (
      <Failure sentence={problemText(error, texts)} tryAgain={texts.shell.tryAgain} onTryAgain={() => void refetch()} />
    );
  }
  return (
    <>
      <p>{words.signedOut}</p>
      {account ? (
        <Suspense>
          <DeleteAccount email={account.email} />
        </Suspense>
      ) : (
        <>
          <p>{words.elsewhere}</p>
          <DeleteProfile uuid={uuid} />
        </>
      )}
    </>
  );
}
