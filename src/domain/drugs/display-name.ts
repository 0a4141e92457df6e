import { drugWords } from './drug-words.ts';
import { packWords } from './pack-words.ts';
import { parseDrug, parsePack } from './rxnorm-name.ts';

/** What is known of a drug by RxNorm. */
export type NamedDrug = { name: string; genericName: string; brandName: string | null; doseForm: string };

/** The name as people say it: 'Eliquis 5 mg tablet'. What is not written as RxNorm writes stays as it is. */
export function displayName({ name, brandName }: NamedDrug): string {
  const pack = parsePack(name);
  if (pack) return packWords(pack);
  const drug = parseDrug(name);
  return drug ? drugWords(drug, drug.brandName ?? brandName) : name;
}
