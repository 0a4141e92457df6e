import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PlanType } from '#domain/plans/plan-type.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { systemDateQuery } from '#web/data/today.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { NotHere } from './not-here.tsx';
import type { seasonOf } from './season-of.ts';

type Props = {
  season: ReturnType<typeof seasonOf>;
  planType: PlanType;
  /** In the place of the sentence that nobody knows where somebody lives. */
  where: ReactNode;
};

/** Why an application can not be started here and now. */
export default function NoStart({ season, planType, where }: Props) {
  if (season === 'closed') return <ClosedNotice planType={planType} />;
  if (season === 'unknown') return <DateUnknown />;
  return where || <NotHere />;
}

/** Nobody knows whether the plan takes applications today: the server did not tell the date. ERR-407. */
function DateUnknown() {
  const { application: words } = useApplicationTexts();
  const { texts } = useStart();
  const { error, isError, refetch } = useQuery(systemDateQuery);
  if (!isError) return <Loading label={words.loading} />;
  return (
    <Failure sentence={problemText(error, texts)} tryAgain={texts.shell.tryAgain} onTryAgain={() => void refetch()} />
  );
}
