import type { Pharmacy } from '#contract/saved-drugs.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useMay } from '#web/data/viewer.ts';
import styles from './saved-drugs.module.css';

type Props = {
  pharmacy: Pharmacy | null;
  /** A plan with Medicare drug cover is saved, so that a pharmacy matters. PHARM-601. */
  hasDrugPlan: boolean;
  onChange: () => void;
};

/** The pharmacy by name, or the way to choose one. PHARM-602. */
export function PharmacyLine({ pharmacy, hasDrugPlan, onChange }: Props) {
  const { savedDrugs } = useProfileTexts();
  const mayChange = useMay('changeDrugs');
  const button = (label: string) => (
    <button type="button" className="link-button" disabled={!mayChange} onClick={onChange}>
      {label}
    </button>
  );

  if (pharmacy === null) return <p className={styles.pharmacyLine}>{button(savedDrugs.choosePharmacy)}</p>;
  return (
    <p className={styles.pharmacyLine}>
      <span>{savedDrugs.pharmacy(pharmacy.pharmacyName)}</span>
      {hasDrugPlan && button(savedDrugs.changePharmacy)}
    </p>
  );
}
