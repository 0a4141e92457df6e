import { useState } from 'react';
import type { FoundPharmacy } from '#contract/pharmacies.ts';
import type { Pharmacy } from '#contract/saved-drugs.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { pharmacyToKeep } from '#web/data/pharmacies.ts';
import { useChangeDrugs } from '#web/data/saved-drugs.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';

/** Chooses, changes, clears and puts back. What was asked for shows at once, and goes again if the server refuses. PHARM-600. */
export function useChoosePharmacy(saved: Pharmacy | null) {
  const texts = useTexts();
  const { pharmacy: words } = useEstimatorTexts();
  const { mutate, isPending, isSuccess, variables, error } = useChangeDrugs();
  const [cleared, setCleared] = useState<Pharmacy | null>(null);
  const [before, setBefore] = useState(saved);
  const save = (pharmacy: Pharmacy | null, sentence: string, onRefused?: () => void) => {
    setBefore(saved);
    mutate({ pharmacy }, { onSuccess: () => announce(sentence), onError: () => onRefused?.() });
  };
  // What was saved shows until the list says so too: the one before must not flash up in between.
  const isAhead = isPending || (isSuccess && saved === before);
  const chosen = isAhead && variables.pharmacy !== undefined ? variables.pharmacy : saved;

  return {
    chosen,
    /** The one that was cleared last, as long as no other is chosen. */
    cleared: chosen === null ? cleared : null,
    choose: (found: FoundPharmacy) => save(pharmacyToKeep(found), words.nowChosen(found.pharmacyName)),
    clear: (pharmacy: Pharmacy, onRefused: () => void) => {
      setCleared(pharmacy);
      save(null, words.cleared(pharmacy.pharmacyName), onRefused);
    },
    putBack: (pharmacy: Pharmacy) => save(pharmacy, words.putBack(pharmacy.pharmacyName)),
    refusal: error ? `${words.notSaved} ${problemText(error, texts)}` : null,
  };
}
