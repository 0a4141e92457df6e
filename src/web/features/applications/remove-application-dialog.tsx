import type { Enrollment } from '#contract/applications.ts';
import { useApplicationCardsTexts } from '#web/data/page-texts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import modalStyles from '#web/ui/modal.module.css';
import { SourceWords } from '#web/ui/source-words.tsx';

type Props = { enrollment: Enrollment | null; onConfirm: (enrollment: Enrollment) => void; onKeep: () => void };

/** Its answers can not be had back, so it says that before. */
export default function RemoveApplicationDialog({ enrollment, onConfirm, onKeep }: Props) {
  const { removal: words } = useApplicationCardsTexts().applicationCards;

  return (
    <ConfirmDialog
      isOpen={enrollment !== null}
      title={words.title}
      confirm={words.confirm}
      keep={words.keep}
      close={words.close}
      onConfirm={() => enrollment && onConfirm(enrollment)}
      onKeep={onKeep}
    >
      <p className={modalStyles.subject}>
        <SourceWords>{enrollment?.planName}</SourceWords>
      </p>
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
