/** An amount with its unit as RxNorm writes it: 100 UNT/ML. */
export type Amount = { value: number; digits: number; unit: string };

export type Ingredient = { substance: string; amount: Amount | null };

/** '24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet [Glumetza]', taken apart. */
export type RxNormDrug = {
  /** What stands before the substance and makes it another product: 'Abuse-Deterrent'. */
  features: readonly string[];
  hours: number | null;
  /** How much is in one container. */
  volume: Amount | null;
  actuations: number | null;
  /** The doses that a pen can give, as they are written: '0.25 MG, 0.5 MG'. */
  doses: string | null;
  ingredients: readonly Ingredient[];
  form: string;
  brandName: string | null;
};

export type PackPart = { count: number; size: string | null; drug: RxNormDrug };
export type RxNormPack = { parts: readonly PackPart[]; brandName: string | null };

const BRAND = / \[((?:[^[\]]|\[[^\]]*\])+)\]$/;

/** '{21 (… Oral Tablet) / 7 (inert ingredients 1 MG Oral Tablet) } Pack [Lutera 28 Day]'; null for what is no pack. */
export function parsePack(name: string): RxNormPack | null {
  const [, contents, brandName = null] = /^\{(.+?) ?\} Pack(?: \[(.+)\])?$/.exec(name) ?? [];
  if (!contents) return null;
  const parts = contents.split(/(?<=\)) \/ (?=\d+ \()/).map(parsePackPart);
  const known = parts.filter((part) => part !== null);
  return known.length === parts.length ? { parts: known, brandName } : null;
}

function parsePackPart(text: string): PackPart | null {
  const [, count, size = null, name] = /^(\d+) (?:\(([\d.]+ [A-Z]+)\) )?\((.+)\)$/.exec(text.trim()) ?? [];
  const drug = name ? parseDrug(name) : null;
  return drug ? { count: Number(count), size, drug } : null;
}

/** Null for a pack, and for what is not written as RxNorm writes. */
export function parseDrug(name: string): RxNormDrug | null {
  if (name.startsWith('{')) return null;
  const [, brandName = null] = BRAND.exec(name) ?? [];
  const lead = takeLead(name.replace(BRAND, ''));
  const parts = lead.rest.split(' / ');
  const last = LAST.exec(parts.at(-1) ?? '');
  if (!last) return null;
  const [, lastIngredient = '', form = ''] = last;
  const ingredients = mixedSalts([...parts.slice(0, -1), lastIngredient].map(parseIngredient));
  const { rest: _rest, ...leads } = lead;
  return { ...leads, ingredients, form, brandName };
}

// The form begins behind the last strength; what has no strength is parted before the words that begin a form.
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const UNIT = String.raw`(?:\[[^\]]+\]|%|[A-Za-z][A-Za-z-]*)(?:\/[A-Z]+(?:-[A-Z]+)*)?(?: a 1-U| HDM)?`;
const LAST = new RegExp(String.raw`^(.*(?<!\S)${NUMBER} ${UNIT}) ([A-Z].*)$`);
const INGREDIENT = new RegExp(`^(.+?) (${NUMBER}) (${UNIT})$`);

function parseIngredient(text: string): Ingredient {
  const [, substance = text, value, unit = ''] = INGREDIENT.exec(text) ?? [];
  return { substance, amount: value ? toAmount(value, unit) : null };
}

// Labels give the sum of the four salts of amphetamine: 'Adderall 10 mg' has 2.5 mg of each.
function mixedSalts(ingredients: readonly Ingredient[]): readonly Ingredient[] {
  const [first] = ingredients;
  if (!first?.amount || ingredients.length !== 4 || !ingredients.every(isAmphetamine)) return ingredients;
  const value = ingredients.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0);
  return [{ substance: 'amphetamine / dextroamphetamine', amount: { ...first.amount, value } }];
}

const isAmphetamine = ({ substance }: Ingredient) => /amphetamine/.test(substance);

const toAmount = (value: string, unit: string): Amount => ({
  value: Number(value),
  digits: value.split('.')[1]?.length ?? 0,
  unit,
});

// @source the qualitative distinctions of RxNorm; NDA with a number tells alike products of several makers apart.
const FEATURE = new RegExp(
  `^(${[
    '3-Bead',
    '\\\\d+/\\\\d+ release',
    '\\d+-Month',
    'Abuse-Deterrent',
    'Atrial Fibrillation',
    'Augmented',
    'Biphasic',
    'Breath-Actuated',
    'BX Rating',
    'Emollient',
    'Evening Dosing',
    'Home Admin',
    'Hyponatremia',
    'Matrix Delivery',
    'Microencapsulated',
    'Micronized',
    'Modified',
    'NDA\\d+',
    'Once-Daily',
    'Osmotic',
    'Pediatric',
    'PMDD',
    'Preservative-Free',
    'Pulmonary Hypertension',
    'Sensor',
    'Shortage Import Unapproved',
    'Smoking Cessation',
    'Soft Gelatin',
    'Sprinkle',
    'Sugar-Free',
    'Twice-Daily',
  ].join('|')}) `,
);
const DOSES = new RegExp(`^((?:${NUMBER} (?:MG|UNT)(?:, )?)+) Doses? `);
const MEASURE = new RegExp(`^(${NUMBER}) (HR|ML|MG|ACTUAT|UNT|DAY) `);

type Lead = Omit<RxNormDrug, 'ingredients' | 'form' | 'brandName'> & { rest: string };

function takeLead(text: string): Lead {
  const lead = { features: [] as string[], hours: null, volume: null, actuations: null, doses: null, rest: text };
  return takeNext(lead);
}

function takeNext(lead: Lead): Lead {
  const { rest } = lead;
  const feature = FEATURE.exec(rest);
  if (feature?.[1]) {
    return takeNext({ ...lead, features: [...lead.features, feature[1]], rest: rest.slice(feature[0].length) });
  }
  const doses = DOSES.exec(rest);
  if (doses?.[1]) return takeNext({ ...lead, doses: doses[1], rest: rest.slice(doses[0].length) });
  const measure = MEASURE.exec(rest);
  if (!measure) return lead;
  const [whole, value = '', unit = ''] = measure;
  return takeNext({ ...lead, ...measureOf(value, unit), rest: rest.slice(whole.length) });
}

function measureOf(value: string, unit: string): Partial<Lead> {
  if (unit === 'HR') return { hours: Number(value) };
  if (unit === 'DAY') return { hours: Number(value) * 24 };
  if (unit === 'ACTUAT') return { actuations: Number(value) };
  return { volume: toAmount(value, unit) };
}
