import type { FoundPharmacy } from '#contract/pharmacies.ts';
import type { Pharmacy } from '#contract/saved-drugs.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { pharmacyToKeep } from '#web/data/pharmacies.ts';
import { useChangeDrugs } from '#web/data/saved-drugs.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';

/** Chooses, changes and clears. What was asked for shows at once, and goes again if the server refuses. PHARM-600. */
export function useChoosePharmacy(saved: Pharmacy | null) {
  const texts = useTexts();
  const { pharmacy: words } = useEstimatorTexts();
  const { mutate, isPending, variables, error } = useChangeDrugs();
  const save = (pharmacy: Pharmacy | null, sentence: string) =>
    mutate({ pharmacy }, { onSuccess: () => announce(sentence) });

  return {
    chosen: isPending && variables.pharmacy !== undefined ? variables.pharmacy : saved,
    choose: (found: FoundPharmacy) => save(pharmacyToKeep(found), words.nowChosen(found.pharmacyName)),
    clear: () => save(null, words.cleared),
    refusal: error ? `${words.notSaved} ${problemText(error, texts)}` : null,
  };
}
