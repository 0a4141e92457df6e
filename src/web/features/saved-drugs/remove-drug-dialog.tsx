import type { Drug } from '#contract/saved-drugs.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { DrugName } from '#web/parts/drugs/drug-name.tsx';
import { removalSummary } from '#web/parts/drugs/drug-words.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import styles from '#web/ui/modal.module.css';

type Props = { drug: Drug | null; onConfirm: (drug: Drug) => void; onKeep: () => void };

/** DRUG-610. */
export function RemoveDrugDialog({ drug, onConfirm, onKeep }: Props) {
  const { savedDrugs, profileShell } = useProfileTexts();
  const { language } = useStart();
  const { title, confirm, keep } = savedDrugs.removeDialog;

  return (
    <ConfirmDialog
      isOpen={drug !== null}
      title={title}
      confirm={confirm}
      keep={keep}
      onKeep={onKeep}
      close={profileShell.closeDialog}
      onConfirm={() => drug && onConfirm(drug)}
    >
      {drug && (
        <>
          <p className={styles.subject}>
            <DrugName>{drug.drugDosage}</DrugName>
          </p>
          <p>{removalSummary(drug, savedDrugs, language)}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
