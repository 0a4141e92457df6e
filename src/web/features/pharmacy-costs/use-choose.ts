import { useState } from 'react';
import type { Drug, DrugToKeep, Pharmacy } from '#contract/saved-drugs.ts';
import type { SupplyLength } from '#domain/drug-cost/drug-quantity.ts';
import { refillTextOf } from '#domain/drugs/saved-drug.ts';
import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import { pharmacyToKeep } from '#web/data/pharmacies.ts';
import { type DrugsChange, type SavedDrugs, useChangeDrugs } from '#web/data/saved-drugs.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import type { ComparedPharmacy } from './compared-pharmacies.ts';

type Before = { pharmacy: Pharmacy | null; supplies: ReadonlyMap<string, SupplyLength> };

const filledFor = (drug: Drug, days: SupplyLength): DrugToKeep => ({
  ...drug,
  drugSupplyLength: days,
  refillText: refillTextOf(days),
});

const suppliesOf = ({ items }: SavedDrugs) => new Map(items.map((drug) => [drug.drugId, drug.drugSupplyLength]));

/** Takes a pharmacy, and the supply that its cost is for. What it did is said, and one press takes it back. */
export function useChoose(list: SavedDrugs) {
  const texts = useTexts();
  const { take } = usePharmacyCostsTexts();
  const { mutate, isPending, error } = useChangeDrugs();
  const [done, setDone] = useState<{ sentence: string; before: Before } | null>(null);

  const choose = (pharmacy: ComparedPharmacy, days: SupplyLength | null) => {
    const before = { pharmacy: list.pharmacy, supplies: suppliesOf(list) };
    const changesSupply = days !== null && list.items.some(({ drugSupplyLength }) => drugSupplyLength !== days);
    const change: DrugsChange = { pharmacy: pharmacyToKeep(pharmacy) };
    if (changesSupply) change.drugs = (current) => current.map((drug) => filledFor(drug, days));
    const sentences = [take.pharmacy(pharmacy.pharmacyName), ...(changesSupply ? [take.supply(days)] : [])];
    mutate(change, { onSuccess: () => setDone({ sentence: sentences.join(' '), before }) });
  };

  const undo = () => {
    if (!done) return;
    const { pharmacy, supplies } = done.before;
    const change: DrugsChange = {
      pharmacy,
      drugs: (current) => current.map((drug) => filledFor(drug, supplies.get(drug.drugId) ?? drug.drugSupplyLength)),
    };
    mutate(change, {
      onSuccess: () => {
        setDone(null);
        announce(take.undone);
      },
    });
  };

  return {
    choose,
    undo,
    isPending,
    sentence: done?.sentence ?? null,
    refusal: error ? `${take.notSaved} ${problemText(error, texts)}` : null,
  };
}
