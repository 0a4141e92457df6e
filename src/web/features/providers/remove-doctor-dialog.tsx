import type { Provider } from '#contract/saved-providers.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { addressOf } from '#web/parts/providers/provider-words.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import styles from '#web/ui/modal.module.css';
import { SpecialtyLine } from './specialty-line.tsx';

type Props = { provider: Provider | null; onConfirm: (provider: Provider) => void; onKeep: () => void };

/** DOC-607. */
export function RemoveDoctorDialog({ provider, onConfirm, onKeep }: Props) {
  const { title, confirm, keep, close } = useDoctorsTexts().doctors.removeDialog;

  return (
    <ConfirmDialog
      isOpen={provider !== null}
      title={title}
      confirm={confirm}
      keep={keep}
      onKeep={onKeep}
      close={close}
      onConfirm={() => provider && onConfirm(provider)}
    >
      {provider && (
        <>
          <p className={styles.subject}>{provider.providerName}</p>
          <p>
            <SpecialtyLine provider={provider} />
          </p>
          <p>{addressOf(provider)}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
