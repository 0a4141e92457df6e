import { displayName } from './display-name.ts';
import { parseDrug, parsePack } from './rxnorm-name.ts';

/** True for a whole name of RxNorm: 'lisinopril 10 MG Oral Tablet'. */
const isRxNormName = (text: string) => parsePack(text) !== null || parseDrug(text) !== null;

type Saved = { drugDosage: string; drugFullName: string };

/** What was saved by RxNorm's whole name, before drugs had names as people say them, gets both. */
export function withPlainName<Drug extends Saved>(drug: Drug): Drug {
  const { drugDosage, drugFullName } = drug;
  if (drugFullName !== '' || !isRxNormName(drugDosage)) return drug;
  const named = { name: drugDosage, genericName: '', brandName: null, doseForm: '' };
  return { ...drug, drugFullName: drugDosage, drugDosage: displayName(named) };
}
