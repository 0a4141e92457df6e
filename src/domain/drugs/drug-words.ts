import { type DoseFormWords, doseFormWords } from './dose-form-words.ts';
import type { RxNormDrug } from './rxnorm-name.ts';
import { doseWords, isWhole, strengthWords, volumeWords } from './strength-words.ts';
import { substanceWords } from './substance-words.ts';

/** 'Eliquis 5 mg tablet', 'metformin ER 500 mg tablet', 'albuterol 90 mcg inhaler (200 puffs)'. */
export function drugWords(drug: RxNormDrug, brandName: string | null): string {
  const form = formOf(drug);
  const title = brandName ?? titleOf(drug);
  const tail = tailOf(drug, form);
  const release = releaseOf(drug, form, title);
  return joined([title, release, strengthOf(drug, form, brandName !== null), kindOf(drug, form), tail]).replace(
    ') (',
    ', ',
  );
}

export const titleOf = ({ ingredients }: RxNormDrug) =>
  [...new Set(ingredients.map(({ substance }) => substanceWords(substance)))].join(' / ');

/** Of a piece in a pack, whose name stands before the pack. */
export function pieceWords(drug: RxNormDrug): { strength: string; kind: string } {
  const form = formOf(drug);
  return {
    strength: strengthOf(drug, form, false),
    kind: joined([form.release, kindOf(drug, form), tailOf(drug, form)]),
  };
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');

// A form that is new to us keeps RxNorm's words.
const formOf = ({ form }: RxNormDrug): DoseFormWords =>
  doseFormWords(form) ?? { words: form.toLowerCase(), style: 'liquid', release: null };

function releaseOf({ hours, ingredients }: RxNormDrug, { release }: DoseFormWords, title: string): string {
  const namesHours = hours !== null && ingredients.some(({ substance }) => SOLD_FOR_SEVERAL_TIMES.has(substance));
  const known = RELEASE_IN_NAME.test(title) ? null : release;
  return joined([known, namesHours ? `${hours}-hour` : null]);
}

const RELEASE_IN_NAME = /\b(?:ER|XR|XL|SR|CR|LA|DR|EC)\b/;

// The same strength is sold for 12 hours and for 24.
const SOLD_FOR_SEVERAL_TIMES = new Set([
  'bupropion hydrochloride',
  'diltiazem hydrochloride',
  'morphine sulfate',
  'niacin',
  'timolol',
]);

// Nutrition by vein is chosen by its brand, which tells the mixture.
const MOST_STRENGTHS = 12;

// A vaccine of several parts is chosen by its name; how much of each part is in it tells nobody anything.
const isMixedVaccine = ({ ingredients }: RxNormDrug) =>
  ingredients.length > 1 &&
  ingredients.some(({ substance }) => /vaccine|antigen|toxoid|virus|protein, human pap/.test(substance));

function strengthOf(drug: RxNormDrug, form: DoseFormWords, isBrand: boolean): string {
  // Pens of insulin are dialed in units or in halves of one; other pens give the doses of their name.
  if (drug.doses?.endsWith('UNT')) return `${strengthWords(drug, form.style)} ${stepWords(drug.doses)}`;
  if (drug.doses) return `${doseWords(drug.doses)} dose`;
  if (isBrand && (isMixedVaccine(drug) || drug.ingredients.length > MOST_STRENGTHS)) return '';
  return strengthWords(drug, form.style);
}

const stepWords = (doses: string) => (doses === '0.5 UNT' ? 'half-unit' : `${doseWords(doses)} dose`);

function kindOf({ features, hours }: RxNormDrug, { words }: DoseFormWords): string {
  const kinds = features.filter((feature) => !feature.startsWith('NDA')).map(featureWords);
  return joined([...kinds, words === 'patch' && hours ? (WORN[hours] ?? null) : null, words]);
}

const featureWords = (feature: string) => FEATURES[feature] ?? feature.toLowerCase();

const FEATURES: Readonly<Record<string, string>> = {
  Sensor: 'sensor',
  'BX Rating': 'BX-rated',
  PMDD: 'PMDD',
  Modified: 'modified-release',
  'Home Admin': 'home-use',
  'Shortage Import Unapproved': 'imported',
};

const WORN: Readonly<Record<number, string>> = { 84: 'twice-weekly', 168: 'weekly' };

function tailOf(drug: RxNormDrug, form: DoseFormWords): string | null {
  const { actuations, volume } = drug;
  if (actuations) return `(${actuations} ${actuationOf(form.words)}${actuations === 1 ? '' : 's'})`;
  if (!volume || namesVolume(drug, form) || isUsualPen(drug)) return null;
  return `(${volumeWords(volume)})`;
}

const ACTUATIONS = [
  [/inhaler/, 'puff'],
  [/spray/, 'spray'],
  [/pen$/, 'dose'],
] as const;

const actuationOf = (words: string) => ACTUATIONS.find(([kind]) => kind.test(words))?.[1] ?? 'pump';

const namesVolume = (drug: RxNormDrug, { style }: DoseFormWords) =>
  style === 'container' && isWhole(drug) && !isMixedVaccine(drug);

// Pens and cartridges of insulin hold 3 mL; only others have to say how much.
const isUsualPen = ({ form, volume, ingredients }: RxNormDrug) =>
  /^(?:Pen Injector|Cartridge)$/.test(form) &&
  volume?.value === 3 &&
  ingredients.every(({ amount }) => amount?.unit === 'UNT/ML');
