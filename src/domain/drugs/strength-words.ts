import type { StrengthStyle } from './dose-form-words.ts';
import type { Amount, RxNormDrug } from './rxnorm-name.ts';

/** '500 mg', '0.005%', '40 mg/0.4 mL', '0.025 mg/day', with a part for each ingredient; empty where none is named. */
export function strengthWords(drug: RxNormDrug, style: StrengthStyle): string {
  if (isInsulinMix(drug)) return mixWords(drug);
  const words = drug.ingredients.map(({ substance, amount }) =>
    amount ? amountWords(amount, substance, drug, style) : null,
  );
  return words.every((word) => word !== null) ? words.join(' / ') : '';
}

// Of two insulins labels name the shares: 70/30.
const isInsulinMix = ({ ingredients }: RxNormDrug) =>
  ingredients.length === 2 && ingredients.every(({ substance }) => substance.startsWith('insulin'));

const mixWords = ({ ingredients }: RxNormDrug) =>
  ingredients
    .map(({ amount }) => amount?.value ?? 0)
    .toSorted((a, b) => b - a)
    .join('/');

function amountWords(amount: Amount, substance: string, drug: RxNormDrug, style: StrengthStyle): string {
  if (style === 'percent') return percentWords(amount);
  if (style === 'rate' && amount.unit === 'MG/HR') return rateWords(amount, substance, drug.hours);
  if (style === 'dose' && amount.unit === 'MG/ACTUAT') return weightWords(amount.value);
  if (style === 'liquid' && amount.unit === 'MG/ML' && drug.form.endsWith('Oral Suspension')) return spoonWords(amount);
  if (style === 'container' && amount.unit === 'MG/ACTUAT') return `${weightWords(amount.value)} dose`;
  if (style === 'container' && isWhole(drug)) return wholeWords(amount, substance, drug.volume);
  if (style === 'piece' && amount.unit === 'MG') return pieceWords(amount.value, substance, drug.form);
  return amount.unit === '%' ? `${plain(amount.value)}%` : `${plain(amount.value)} ${unitWords(amount.unit)}`;
}

function pieceWords(milligrams: number, substance: string, form: string): string {
  if (IN_MICROGRAMS.test(substance) && milligrams < 2) return `${plain(milligrams * 1000)} mcg`;
  if (/Granules|Powder for/.test(form) && milligrams >= 1000) return `${plain(milligrams / 1000)} g`;
  return `${plain(milligrams)} mg`;
}

// Their labels count in micrograms.
const IN_MICROGRAMS =
  /^(?:calcitriol|dofetilide|doxercalciferol|fentanyl|levothyroxine|linaclotide|liothyronine|lubiprostone|misoprostol|paricalcitol|roflumilast|selexipag)/i;

// A pen for many doses says how strong it is; what is used up at once says how much is in it.
export const isWhole = ({ form, doses, volume, ingredients }: RxNormDrug) =>
  volume?.unit === 'ML' &&
  doses === null &&
  form !== 'Pen Injector' &&
  form !== 'Cartridge' &&
  ingredients.every(({ amount }) => amount?.unit.endsWith('/ML'));

function wholeWords(amount: Amount, substance: string, volume: Amount | null): string {
  const millilitres = volume?.value ?? 1;
  const unit = unitWords(amount.unit.replace(/\/ML$/, ''));
  const per = millilitres === 1 ? 'mL' : `${plain(millilitres)} mL`;
  const whole = times(amount, millilitres);
  const isSmall = whole < 0.1 || (whole < 1 && /darbepoetin|interferon|filgrastim|epoetin|octreotide/.test(substance));
  return unit === 'mg' && isSmall ? `${plain(whole * 1000)} mcg/${per}` : `${plain(whole)} ${unit}/${per}`;
}

// Labels of children's medicines and antibiotics count by the teaspoon, which is 5 mL.
const spoonWords = (amount: Amount) => `${plain(times(amount, 5))} mg/5 mL`;

function percentWords(amount: Amount): string {
  if (amount.unit === 'MG/ML') return `${plain(amount.value / 10)}%`;
  if (amount.unit === 'MG/MG' || amount.unit === 'ML/ML') return `${plain(amount.value * 100)}%`;
  if (amount.unit === 'MG/ACTUAT') return `${plain(amount.value)} mg`;
  return `${plain(amount.value)} ${unitWords(amount.unit)}`;
}

// Labels of opioids and of nitroglycerin count by the hour, others by the day, or by the time that a patch stays on.
function rateWords(amount: Amount, substance: string, hours: number | null): string {
  if (/fentanyl|buprenorphine/.test(substance)) return `${plain(amount.value * 1000)} mcg/hour`;
  if (substance === 'nitroglycerin') return `${plain(amount.value)} mg/hour`;
  const day = times(amount, 24);
  const whole = hours ? times(amount, hours) : day;
  const isOddInADay = significant(day) > 2 && significant(whole) < 2;
  if (hours === null || hours === 24 || !isOddInADay) return `${plain(day)} mg/day`;
  return `${plain(whole)} mg/${hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`}`;
}

const weightWords = (milligrams: number) =>
  milligrams < 1 ? `${plain(milligrams * 1000)} mcg` : `${plain(milligrams)} mg`;

/**
 * RxNorm rounds what labels say in whole: 0.00104 mg an hour is 0.025 mg a day. So of the products that round to the
 * same, the one with the fewest digits is taken, and one that ends in 5 before others.
 */
function times({ value, digits }: Amount, factor: number): number {
  const exact = tidy(value * factor);
  if (significant(exact) <= 3 && significant(value) < 3) return exact;
  const slack = (0.5 * factor) / 10 ** digits;
  for (let places = -Math.floor(Math.log10(exact)) - 1; places < 9; places++) {
    const step = 10 ** -places;
    const first = Math.ceil((exact - slack) / step - 1e-9);
    const last = Math.floor((exact + slack) / step + 1e-9);
    if (first > last) continue;
    const all = Array.from({ length: Math.min(last - first + 1, 10) }, (_, index) => first + index);
    const near = all.toSorted((a, b) => Math.abs(a * step - exact) - Math.abs(b * step - exact));
    return tidy((near.find((count) => count % 5 === 0) ?? near[0] ?? first) * step);
  }
  return exact;
}

const tidy = (value: number) => Number(value.toPrecision(9));
const significant = (value: number) => tidy(value).toExponential().split('e')[0]?.replace(/[.-]/g, '').length ?? 0;

const UNITS: Readonly<Record<string, string>> = {
  MG: 'mg',
  UNT: 'units',
  MEQ: 'mEq',
  ML: 'mL',
  ACTUAT: 'spray',
  HR: 'hour',
  MCI: 'mCi',
  SQCM: 'cm²',
  CELLS: 'cells',
  BAU: 'BAU',
  'VECTOR-GENOMES': 'vector genomes',
  'VIRAL-PARTICLES': 'viral particles',
};

const unitWords = (unit: string) =>
  unit === 'UNT/MG'
    ? 'units/mg'
    : unit
        .split('/')
        .map((part) => UNITS[part] ?? part)
        .join('/');

/** 12,500 with a comma, 1000 without, as pharmacies write. */
function plain(value: number): string {
  const [whole = '', decimals] = tidy(value)
    .toFixed(9)
    .replace(/\.?0+$/, '')
    .split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return decimals ? `${grouped}.${decimals}` : grouped;
}

/** '3 mL', '500 mg': how much a container holds. */
export const volumeWords = ({ value, unit }: Amount) => `${plain(value)} ${unitWords(unit)}`;

/** '0.25 mg or 0.5 mg' */
export const doseWords = (doses: string) =>
  doses
    .split(', ')
    .map((dose) => dose.trim().replace(/(\S+) (\S+)/, (_, value, unit) => `${plain(Number(value))} ${unitWords(unit)}`))
    .join(' or ');
