import { parseDrug, parsePack, type RxNormDrug, type RxNormPack } from './rxnorm-name.ts';

/** The parts of a name as RxNorm writes it: 'losartan potassium 50 MG Oral Tablet [Cozaar]'. */
export type DrugNameParts = {
  /** The substances with their salts, in the order of the name; null for a pack of several drugs, and what else differs. */
  genericName: string | null;
  brandName: string | null;
};

export function parseDrugName(name: string): DrugNameParts {
  const pack = parsePack(name);
  if (pack) return { genericName: genericOfPack(pack), brandName: pack.brandName };
  const drug = parseDrug(name);
  const [, bracketed = null] = / \[([^\]]+)\]$/.exec(name) ?? [];
  return { genericName: drug && genericOf(drug), brandName: drug?.brandName ?? bracketed };
}

const genericOf = ({ ingredients }: RxNormDrug) =>
  [...new Set(ingredients.map(({ substance }) => substance.toLowerCase()))].join(' / ');

// Tablets that only fill the days do not count: those without a drug, and those of iron beside hormones.
function genericOfPack({ parts }: RxNormPack): string | null {
  const drugs = [...new Set(parts.map(({ drug }) => genericOf(drug)))];
  const active = drugs.filter((generic) => !FILLERS.has(generic));
  const [generic = drugs[0] ?? null, ...others] = active;
  return others.length > 0 ? null : generic;
}

const FILLERS = new Set(['inert ingredients', 'ferrous fumarate']);

// What a substance is bound to; lists of prices and of drugs differ in naming it.
const SALTS = new Set(
  (
    'acetate anhydrous besylate bitartrate bromide calcium chloride citrate dihydrate diphosphate disodium fumarate ' +
    'hbr hcl hemihydrate hydrobromide hydrochloride hydrate magnesium maleate malate mesylate monohydrate nitrate ' +
    'pamoate phosphate potassium propionate sesquihydrate sodium succinate sulfate tartrate trihydrate tosylate acid'
  ).split(' '),
);

/** One spelling for a substance or a mixture, without salts and whatever the order. */
export function ingredientKey(genericName: string): string {
  const substances = genericName
    .toLowerCase()
    .split(/\/|\|/)
    .map((part) => withoutSalts((part.split(',')[0] ?? '').match(/[a-z0-9]+/g) ?? []));
  return [...new Set(substances.filter(Boolean))].sort().join('/');
}

// Potassium chloride is nothing but salts, and keeps its name.
function withoutSalts(words: readonly string[]): string {
  const kept = words.filter((word) => !SALTS.has(word));
  return (kept.length > 0 ? kept : words).join(' ');
}

/** One spelling for a brand. */
export const brandKey = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
