import { useQuery } from '@tanstack/react-query';
import { Problem } from '#contract/problem.ts';
import type { Pharmacy } from '#contract/saved-drugs.ts';
import { pharmacyTypeOf } from '#domain/drugs/pharmacy-type.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { pharmacyQuery } from '#web/data/pharmacies.ts';
import { Notice } from '#web/ui/notice.tsx';
import drugStepStyles from './drug-step.module.css';
import { PharmacyAddressLines } from './pharmacy-address-lines.tsx';
import styles from './pharmacy-step.module.css';

type Props = { pharmacy: Pharmacy; planYear: number; mayChange: boolean; onClear: () => void };

/** The pharmacy of the list. One that is not known any more says so; when nobody can be asked, nothing is said. */
export function ChosenPharmacy({ pharmacy, planYear, mayChange, onClear }: Props) {
  const { pharmacy: words } = useEstimatorTexts();
  const { data, error } = useQuery(pharmacyQuery(pharmacy.pharmacyNumber, planYear));
  const isGone = error instanceof Problem && error.code === 'pharmacy-not-found';

  return (
    <>
      {isGone && (
        <Notice tone="problem" urgent>
          <p>{words.gone}</p>
        </Notice>
      )}
      <div className={styles.chosenPharmacy}>
        <div>
          <p className={drugStepStyles.drugName}>{pharmacy.pharmacyName}</p>
          {!isGone && <p className="quiet">{words.kinds[data?.kind ?? pharmacyTypeOf(pharmacy)]}</p>}
          <PharmacyAddressLines address={pharmacy.pharmacyAddress} />
        </div>
        <button type="button" className="link-button" data-clear disabled={!mayChange} onClick={onClear}>
          {words.clear}
        </button>
      </div>
    </>
  );
}
