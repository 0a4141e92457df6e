import { LOCALES } from '#content/format/locale.ts';
import type { FoundPharmacy } from '#contract/pharmacies.ts';
import type { Pharmacy } from '#contract/saved-drugs.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import toggleButtonStyles from '#web/ui/toggle-button.module.css';
import drugStepStyles from './drug-step.module.css';
import { PharmacyAddressLines } from './pharmacy-address-lines.tsx';
import { PharmacyNetworks } from './pharmacy-networks.tsx';
import styles from './pharmacy-step.module.css';
import type { EstimatorPlan } from './result-rows.ts';
import { StepHeading } from './step-heading.tsx';
import { useNetworks } from './use-networks.ts';

type Props = {
  pharmacies: readonly FoundPharmacy[];
  hasMore: boolean;
  chosen: Pharmacy | null;
  planYear: number;
  plans: readonly EstimatorPlan[];
  mayChange: boolean;
  onChoose: (pharmacy: FoundPharmacy) => void;
};

/** Nearest first, as they were found; the chosen one is marked. */
export function FoundPharmacies({ pharmacies, hasMore, chosen, planYear, plans, mayChange, onChoose }: Props) {
  const { pharmacy: words } = useEstimatorTexts();
  const networks = useNetworks(pharmacies, planYear, plans);

  return (
    <section>
      <StepHeading isPart>{words.results}</StepHeading>
      <p role="status">{pharmacies.length === 0 ? words.noResult : words.count(pharmacies.length)}</p>
      <ul className={styles.pharmacyRows}>
        {pharmacies.map((pharmacy) => {
          const isChosen = pharmacy.pharmacyNumber === chosen?.pharmacyNumber;
          return (
            <li key={pharmacy.pharmacyNumber} data-chosen={isChosen}>
              <div className={drugStepStyles.drugWords}>
                <p className={drugStepStyles.drugName}>{pharmacy.pharmacyName}</p>
                <p className="quiet">
                  {words.kinds[pharmacy.kind]} · <Distance miles={pharmacy.miles} />
                </p>
                <PharmacyAddressLines address={pharmacy.pharmacyAddress} />
                {pharmacy.phone && <p className="quiet phone">{pharmacy.phone}</p>}
                <PharmacyNetworks name={pharmacy.pharmacyName} networks={networks(pharmacy.pharmacyNumber)} />
                {pharmacy.madeUp && <p className="quiet">{words.madeUp}</p>}
              </div>
              <button
                type="button"
                className={toggleButtonStyles.toggle}
                aria-pressed={isChosen}
                aria-label={(isChosen ? words.chosenPharmacy : words.choosePharmacy)(pharmacy.pharmacyName)}
                disabled={!mayChange}
                onClick={() => !isChosen && onChoose(pharmacy)}
              >
                {isChosen ? words.chosen : words.choose}
              </button>
            </li>
          );
        })}
      </ul>
      {hasMore && <p className="quiet">{words.more}</p>}
    </section>
  );
}

function Distance({ miles }: { miles: number | null }) {
  const { language } = useStart();
  const { pharmacy: words } = useEstimatorTexts();
  if (miles === null) return words.byMail;
  return words.miles(miles.toLocaleString(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
}
