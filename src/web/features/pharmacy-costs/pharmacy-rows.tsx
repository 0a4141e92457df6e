import type { Pharmacy } from '#contract/saved-drugs.ts';
import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import type { ComparedPharmacy } from './compared-pharmacies.ts';
import { nameOf } from './names-of.ts';
import styles from './pharmacy-costs.module.css';
import { WhereItIs } from './where-it-is.tsx';

type Props = {
  pharmacies: readonly ComparedPharmacy[];
  chosen: Pharmacy | null;
  mayChange: boolean;
  onChoose: (pharmacy: ComparedPharmacy) => void;
  onTakeOut: (pharmacy: ComparedPharmacy) => void;
};

export function PharmacyRows({ pharmacies, chosen, mayChange, onChoose, onTakeOut }: Props) {
  const { pharmacies: words } = usePharmacyCostsTexts();

  return (
    <ul className={styles.comparedPharmacies} aria-label={words.heading}>
      {pharmacies.map((one) => (
        <li key={one.pharmacyNumber}>
          <div>
            <p>{one.pharmacyName}</p>
            <WhereItIs pharmacy={one} />
          </div>
          <div className={`${styles.comparedActions} no-print`}>
            {one.pharmacyNumber === chosen?.pharmacyNumber ? (
              <strong>{words.yours}</strong>
            ) : (
              <button
                type="button"
                className="link-button"
                aria-label={words.chooseOne(nameOf(one, pharmacies))}
                disabled={!mayChange}
                onClick={() => onChoose(one)}
              >
                {words.choose}
              </button>
            )}
            <button
              type="button"
              className="link-button"
              aria-label={words.takeOutOne(nameOf(one, pharmacies))}
              onClick={() => onTakeOut(one)}
            >
              {words.takeOut}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
