import type { drugYear } from '#content/en/drug-cost-year.ts';
import { formatCents } from '#content/format/money.ts';
import type { DrugCost, SupplyOffer } from '#contract/drug-cost.ts';
import type { Drug, DrugToKeep, Pharmacy } from '#contract/saved-drugs.ts';
import type { SupplyLength } from '#domain/drug-cost/drug-quantity.ts';
import { refillTextOf } from '#domain/drugs/saved-drug.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import { useChangeDrugs } from '#web/data/saved-drugs.ts';
import { useMay } from '#web/data/viewer.ts';
import { announce } from '#web/lib/announce.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './supply-offers.module.css';

export type Switching = {
  /** Opens the choice of a pharmacy. */
  onPharmacy: () => void;
  /** The button that was pressed goes with the costs that it changed: the focus needs another place. */
  onSwitched: () => void;
};

type Props = Switching & {
  drug: Drug;
  cost: Pick<DrugCost, 'offers'>;
  pharmacy: Pharmacy | null;
  words: typeof drugYear;
};

/** What a plan sells of a drug whose supply it does not sell at the pharmacy, and one press to take it. */
export function SupplyOffers({ drug, cost: { offers }, pharmacy, words: { offers: words }, ...switching }: Props) {
  const { language } = useStart();
  const mayChange = useMay('changeDrugs');
  const lineOf = ({ days, delivery, isAtPharmacy, fill }: SupplyOffer) => {
    const place = delivery === 'retail' && isAtPharmacy && pharmacy ? 'chosen' : delivery;
    return words.line(days, place, fill === null ? null : formatCents(fill, language));
  };

  if (offers.length === 0) return <p className={`${styles.offers} quiet`}>{words.none}</p>;
  return (
    <div className={styles.offers}>
      <p>{words.heading}:</p>
      <ul>
        {offers.map((offer) => (
          <li key={`${offer.days} ${offer.delivery}`}>{lineOf(offer)}</li>
        ))}
      </ul>
      {offers.some(({ fill }) => fill !== null) && <p className="quiet">{words.onceMet}</p>}
      {mayChange && <TakeOffer drug={drug} offers={offers} words={words} {...switching} />}
    </div>
  );
}

type TakeProps = Switching & { drug: Drug; offers: readonly SupplyOffer[]; words: Props['words']['offers'] };

/** Another supply at the same pharmacy is one press away; another kind of pharmacy has to be chosen. */
function TakeOffer({ drug, offers, words, onPharmacy, onSwitched }: TakeProps) {
  const { mutateAsync, isPending, isError } = useChangeDrugs();
  const nameOf = useDrugName();
  const here = offers.find(({ isAtPharmacy, days }) => isAtPharmacy && days !== drug.drugSupplyLength);
  const elsewhere = new Set(offers.flatMap(({ isAtPharmacy, delivery }) => (isAtPharmacy ? [] : [delivery])));
  // The promise outlives this part, which goes as soon as the list has changed.
  const take = (days: SupplyLength) =>
    mutateAsync({
      drugs: (current) => current.map((one) => (one.drugId === drug.drugId ? withSupply(one, days) : one)),
    }).then(
      () => {
        announce(words.switched(nameOf(drug.drugDosage), days));
        onSwitched();
      },
      () => undefined,
    );

  return (
    <p className={`${styles.actions} no-print`}>
      {here && (
        <button type="button" className="ds-c-button" disabled={isPending} onClick={() => void take(here.days)}>
          {isPending ? words.switching : words.switchTo(here.days)}
          <span className="visually-hidden">: {nameOf(drug.drugDosage)}</span>
        </button>
      )}
      {[...elsewhere].map((delivery) => (
        <button key={delivery} type="button" className="link-button" onClick={onPharmacy}>
          {words.choose[delivery]}
          <span className="visually-hidden">: {nameOf(drug.drugDosage)}</span>
        </button>
      ))}
      {isError && <span role="alert">{words.notSwitched}</span>}
    </p>
  );
}

const withSupply = (drug: Drug, days: SupplyLength): DrugToKeep => ({
  ...drug,
  drugSupplyLength: days,
  refillText: refillTextOf(days),
});
