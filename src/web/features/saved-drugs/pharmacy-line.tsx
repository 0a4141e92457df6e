import { useRef, useState } from 'react';
import type { Pharmacy } from '#contract/saved-drugs.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useChangeDrugs } from '#web/data/saved-drugs.ts';
import { useMay } from '#web/data/viewer.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { OriginLine } from '#web/parts/profile/origin-line.tsx';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { UndoLine } from '#web/ui/undo-line.tsx';
import styles from './saved-drugs.module.css';

type Props = {
  pharmacy: Pharmacy | null;
  /** A plan with Medicare drug cover is saved, so that a pharmacy matters. PHARM-601. */
  hasDrugPlan: boolean;
  onChange: () => void;
};

/** The pharmacy by name, or the way to choose one. PHARM-602. One that was cleared meanwhile can be had back. */
export function PharmacyLine({ pharmacy, hasDrugPlan, onChange }: Props) {
  const texts = useTexts();
  const { savedDrugs } = useProfileTexts();
  const mayChange = useMay('changeDrugs');
  const { mutate, error } = useChangeDrugs();
  const [last, setLast] = useState(pharmacy);
  if (pharmacy && pharmacy !== last) setLast(pharmacy);
  const line = useRef<HTMLParagraphElement>(null);
  const focusAfterReturn = useFocusAfter<'undone'>(
    () => focusIn(line.current, 'button', 'span'),
    () => pharmacy !== null,
  );

  // The button is the same one before and after, so that the focus comes back to it from the estimator.
  return (
    <>
      <p className={styles.pharmacyLine} ref={line}>
        {pharmacy && <span tabIndex={-1}>{savedDrugs.pharmacy(pharmacy.pharmacyName)}</span>}
        {(!pharmacy || hasDrugPlan) && (
          <button type="button" className="link-button" disabled={!mayChange} onClick={onChange}>
            {pharmacy ? savedDrugs.changePharmacy : savedDrugs.choosePharmacy}
          </button>
        )}
      </p>
      {pharmacy && <OriginLine origin={pharmacy.origin} />}
      {!pharmacy && last && mayChange && (
        <UndoLine
          sentence={savedDrugs.pharmacyCleared(last.pharmacyName)}
          problem={error && problemText(error, texts)}
          onUndo={() => {
            focusAfterReturn('undone');
            mutate({ pharmacy: last }, { onSuccess: () => announce(savedDrugs.pharmacyPutBack(last.pharmacyName)) });
          }}
        />
      )}
    </>
  );
}
