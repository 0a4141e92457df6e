import { useQuery } from '@tanstack/react-query';
import { formatCents } from '#content/format/money.ts';
import type { ReceiptOf } from '#web/data/drug-cost.ts';
import { receiptQuery } from '#web/data/drug-receipt.ts';
import { useDrugReceiptTexts } from '#web/data/page-texts.ts';
import { useProfileUuid } from '#web/data/viewer.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import type { ReceiptSubject } from '#web/parts/drug-cost/receipt.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PaperModal } from '#web/ui/paper-modal.tsx';
import styles from './receipt.module.css';
import { ReceiptView } from './receipt-view.tsx';

type Props = { of: ReceiptOf; subject: ReceiptSubject; isOpen: boolean; onClose: () => void };

export default function ReceiptDialog({ of, subject, isOpen, onClose }: Props) {
  const words = useDrugReceiptTexts();
  const { language } = useStart();

  return (
    <PaperModal
      isOpen={isOpen}
      title={words.title(formatCents(subject.cents, language))}
      close={{ label: words.close, onClose }}
    >
      <div className={styles.receipt}>
        <Receipt of={of} subject={subject} />
      </div>
    </PaperModal>
  );
}

function Receipt({ of, subject }: Pick<Props, 'of' | 'subject'>) {
  const words = useDrugReceiptTexts();
  const { shell } = useTexts();
  const uuid = useProfileUuid();
  const { data, isError, refetch } = useQuery(receiptQuery(uuid, of.request));

  if (data?.receipt) return <ReceiptView receipt={data.receipt} of={of} subject={subject} />;
  if (data) return <p>{data.because === 'outside-service' ? words.outside : words.none}</p>;
  if (isError) {
    return <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={() => void refetch()} />;
  }
  return <Loading label={words.loading} />;
}
