/** The parts of a name as RxNorm writes it: 'losartan potassium 50 MG Oral Tablet [Cozaar]'. */
export type DrugNameParts = {
  /** The substances with their salts, in the order of the name; null for a pack and what else has another form. */
  genericName: string | null;
  brandName: string | null;
};

// How long it works, how much is in the container, how many puffs: not part of what it is.
const LEAD =
  /^(?:(?:[\d.]+ (?:HR|ML|MG|UNT|ACTUAT|DAY)|Doses?|NDA\d+|Sensor|Preservative-Free|Twice-Daily|Once-Daily)[, ]+)+/i;
const STRENGTH = /^(.+?) [\d.]+ (?:MG|MEQ|UNT|ML|MCG|MMOL|HR|CELLS|BAU|AMB|PFU|TAB|%|\[)/i;

export function parseDrugName(name: string): DrugNameParts {
  const [, brandName = null] = / \[([^\]]+)\]$/.exec(name) ?? [];
  const plain = name.replace(/ \[[^\]]+\]$/, '');
  const substances = plain.startsWith('{') ? [] : plain.split(' / ').map(substanceOf);
  const isKnown = substances.length > 0 && substances.every((substance) => substance !== null);
  return { genericName: isKnown ? [...new Set(substances)].join(' / ') : null, brandName };
}

const substanceOf = (part: string) => STRENGTH.exec(part.replace(LEAD, ''))?.[1]?.toLowerCase() ?? null;

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
