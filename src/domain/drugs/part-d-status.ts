import type { NamedDrug } from './display-name.ts';
import { parseDrug, type RxNormDrug } from './rxnorm-name.ts';
import { substanceWords } from './substance-words.ts';

/** What Medicare's drug coverage may not pay for, by law, unless a plan adds it. */
export type ExcludedClass = 'sexual-function' | 'weight-loss' | 'fertility' | 'cosmetic' | 'cough-and-cold' | 'vitamin';

type Excluded = {
  /** All ingredients, as people say them, in RxNorm's order. */
  substances: string;
  class: ExcludedClass;
  /** Only these strengths of its first ingredient; all, where left out: another strength treats something else. */
  milligrams?: readonly number[];
  /** Only forms with these words. */
  form?: RegExp;
};

/**
 * Reviewed by hand. Left out on purpose: semaglutide and tirzepatide for weight (Wegovy, Zepbound), which plans may
 * cover for the heart or for sleep apnea, and tadalafil of 2.5, 5 and 20 mg, which also treat the prostate and the lungs.
 * @source Social Security Act, sections 1860D-2(e)(2)(A) and 1927(d)(2); Medicare Prescription Drug Benefit Manual,
 * chapter 6, section 20.1
 */
const EXCLUDED: readonly Excluded[] = [
  { substances: 'sildenafil', class: 'sexual-function', milligrams: [25, 50, 100], form: /Tablet|Film/ },
  { substances: 'tadalafil', class: 'sexual-function', milligrams: [10] },
  { substances: 'vardenafil', class: 'sexual-function' },
  { substances: 'avanafil', class: 'sexual-function' },
  { substances: 'flibanserin', class: 'sexual-function' },
  { substances: 'bremelanotide', class: 'sexual-function' },
  { substances: 'alprostadil', class: 'sexual-function', form: /Urethral/ },
  { substances: 'phentermine', class: 'weight-loss' },
  { substances: 'phentermine / topiramate', class: 'weight-loss' },
  { substances: 'bupropion / naltrexone', class: 'weight-loss' },
  { substances: 'benzphetamine', class: 'weight-loss' },
  { substances: 'diethylpropion', class: 'weight-loss' },
  { substances: 'phendimetrazine', class: 'weight-loss' },
  { substances: 'orlistat', class: 'weight-loss' },
  { substances: 'clomiphene', class: 'fertility' },
  { substances: 'follitropin alfa', class: 'fertility' },
  { substances: 'follitropin beta', class: 'fertility' },
  { substances: 'cetrorelix', class: 'fertility' },
  { substances: 'ganirelix', class: 'fertility' },
  { substances: 'finasteride', class: 'cosmetic', milligrams: [1] },
  { substances: 'eflornithine', class: 'cosmetic', form: /Cream/ },
  { substances: 'hydroquinone', class: 'cosmetic' },
  { substances: 'bimatoprost', class: 'cosmetic', form: /Topical/ },
  { substances: 'benzonatate', class: 'cough-and-cold' },
  { substances: 'codeine / guaifenesin', class: 'cough-and-cold' },
  { substances: 'guaifenesin', class: 'cough-and-cold' },
  { substances: 'dextromethorphan / guaifenesin', class: 'cough-and-cold' },
  { substances: 'dextromethorphan / promethazine', class: 'cough-and-cold' },
  { substances: 'codeine / promethazine', class: 'cough-and-cold' },
  { substances: 'homatropine methylbromide / hydrocodone', class: 'cough-and-cold' },
  { substances: 'chlorpheniramine polistirex / hydrocodone polistirex', class: 'cough-and-cold' },
  { substances: 'brompheniramine / dextromethorphan / pseudoephedrine', class: 'cough-and-cold' },
  { substances: 'folic acid', class: 'vitamin' },
  { substances: 'ergocalciferol', class: 'vitamin' },
  { substances: 'cholecalciferol', class: 'vitamin' },
  { substances: 'vitamin B12', class: 'vitamin' },
];

// The same substances, sold under one name for a use that is covered and under another for one that is not.
const EXCLUDED_BRANDS: Readonly<Record<string, ExcludedClass>> = {
  saxenda: 'weight-loss',
  viagra: 'sexual-function',
  caverject: 'sexual-function',
  edex: 'sexual-function',
};

/** Why Part D leaves a drug out; null where no class is known to hold it. */
export function excludedClassOf({ name, brandName }: NamedDrug): ExcludedClass | null {
  const drug = parseDrug(name);
  const brand = (drug?.brandName ?? brandName)?.toLowerCase();
  const byBrand = brand ? EXCLUDED_BRANDS[brand] : undefined;
  return byBrand ?? (drug ? (EXCLUDED.find((excluded) => isOf(drug, excluded))?.class ?? null) : null);
}

/** False for what Part D leaves out; null for the rest, of which only formularies can tell. */
export const partDStatus = (drug: NamedDrug): boolean | null => (excludedClassOf(drug) === null ? null : false);

function isOf({ ingredients, form }: RxNormDrug, excluded: Excluded): boolean {
  const substances = ingredients.map(({ substance }) => substanceWords(substance)).join(' / ');
  if (substances !== excluded.substances || !(excluded.form?.test(form) ?? true)) return false;
  return excluded.milligrams?.includes(ingredients[0]?.amount?.value ?? 0) ?? true;
}
