import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import type { ComparedPharmacy } from './compared-pharmacies.ts';
import { WhereItIs } from './where-it-is.tsx';

type Props = {
  pharmacy: ComparedPharmacy;
  name: string;
  isFull: boolean;
  onAdd: (pharmacy: ComparedPharmacy) => void;
};

export function PharmacyToAdd({ pharmacy, name, isFull, onAdd }: Props) {
  const { add: words } = usePharmacyCostsTexts();

  return (
    <li>
      <div>
        <p>{pharmacy.pharmacyName}</p>
        <WhereItIs pharmacy={pharmacy} />
      </div>
      <button
        type="button"
        className="link-button"
        aria-label={words.addOne(name)}
        disabled={isFull}
        onClick={() => onAdd(pharmacy)}
      >
        {words.add}
      </button>
    </li>
  );
}
