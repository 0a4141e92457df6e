import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { OwnDataWords } from '#content/en/own-data.ts';
import type { DeletionReceipt } from '#contract/deletion.ts';
import { Problem } from '#contract/problem.ts';
import { receiptQuery } from '#web/data/deletion.ts';
import { useOwnDataTexts } from '#web/data/page-texts.ts';
import { Receipt } from '#web/features/deletion/receipt.tsx';
import { Failure } from '#web/ui/failure.tsx';
import formStyles from '#web/ui/form.module.css';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

const NONE = new Set<Problem['code']>(['not-found', 'invalid-input']);

/** Whoever asked for the deletion has no session any more: the number alone is known. */
export default function DeletionReceiptPage() {
  const { receipt: words } = useOwnDataTexts();
  const { receipt: number = '' } = useParams();
  const { data, error, refetch } = useQuery(receiptQuery(number));
  const isNone = error instanceof Problem && NONE.has(error.code);

  return (
    <div className={`wrap page ${formStyles.narrowPage}`}>
      <PageHead title={titleOf(data, words)} />
      {data && <Receipt number={number} receipt={data} />}
      {!data && isNone && <p>{words.none}</p>}
      {!data && error && !isNone && (
        <Failure sentence={words.failed} tryAgain={words.tryAgain} onTryAgain={() => void refetch()} />
      )}
      {!data && !error && <Loading label={words.loading} rows={2} />}
      <p className="no-print">
        <Link to="/">{words.home}</Link>
      </p>
    </div>
  );
}

const titleOf = (receipt: DeletionReceipt | undefined, words: OwnDataWords['receipt']) => {
  if (!receipt) return words.title;
  return receipt.doneAt === null ? words.waitingTitle : words.doneTitle;
};
