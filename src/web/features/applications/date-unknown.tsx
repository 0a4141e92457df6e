import { useQuery } from '@tanstack/react-query';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { systemDateQuery } from '#web/data/today.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';

/** Nobody knows whether the plan takes applications today: the server did not tell the date. ERR-407. */
export function DateUnknown() {
  const texts = useTexts();
  const { application: words } = useApplicationTexts();
  const { error, isError, refetch } = useQuery(systemDateQuery);
  if (!isError) return <Loading label={words.loading} />;
  return (
    <Failure sentence={problemText(error, texts)} tryAgain={texts.shell.tryAgain} onTryAgain={() => void refetch()} />
  );
}
