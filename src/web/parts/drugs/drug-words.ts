import type { ProfileTexts } from '#content/en/profile-texts.ts';
import { formatQuantity } from '#content/format/quantity.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import type { Language } from '#domain/language/language.ts';

type Words = ProfileTexts['savedDrugs'];

/** What is under the name of a drug in the list, each apart; nothing stands for what is not there. DRUG-609. */
export function drugFacts(drug: Drug, words: Words, language: Language): string[] {
  const quantity = formatQuantity(drug.drugQuantity, language);
  const taken = drug.drugFrequency
    ? words.taken(quantity, words.per[drug.drugFrequency])
    : words.howOftenUnknown(quantity);
  return [taken, drug.drugPackageName, words.refilled(words.refill[drug.drugSupplyLength].sentence)].filter(Boolean);
}

/** '30 per Month, refill every 1 month'. DRUG-610. */
export function removalSummary(drug: Drug, { removeDialog, refill, frequency }: Words, language: Language): string {
  const supply = refill[drug.drugSupplyLength].sentence;
  const quantity = formatQuantity(drug.drugQuantity, language);
  return drug.drugFrequency
    ? removeDialog.summary(quantity, frequency[drug.drugFrequency], supply)
    : removeDialog.summaryUnknown(quantity, supply);
}
