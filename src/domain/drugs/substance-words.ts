/** A substance as people say it: without the salt, where the salt makes no other medicine of it. */
export function substanceWords(substance: string): string {
  const words = isOfOrigin(substance)
    ? substance
    : substance.replace(/\b[A-Z][a-z]{2,}\b/g, (word) => word.toLowerCase());
  const [base = '', ...rest] = words.split(' ');
  const renamed = RENAMED[words];
  if (renamed) return renamed;
  if (rest.length === 0 || NAMED_BY_SALT.has(base) || NAMED_WHOLE.has(words) || words.includes(',')) return words;
  return [base, ...rest.filter((word) => !SALTS.has(word))].join(' ');
}

// Older lists write each word with a capital; places and species keep theirs.
const isOfOrigin = (substance: string) => /vaccine|antigen|extract|virus|venom|strain|allergen/.test(substance);

const SALTS = new Set(
  (
    'acetate anhydrous besylate bitartrate bromide calcium chloride cilexetil citrate dihydrochloride dimesylate erbumine ' +
    'etexilate fumarate hemihydrate hydrobromide hydrochloride maleate medoxomil mesylate monohydrate nitrate phosphate ' +
    'potassium propionate sodium succinate sulfate tartrate trihydrate'
  ).split(' '),
);

// Minerals and the like are nothing without what they are bound to.
const NAMED_BY_SALT = new Set(
  (
    'aluminum ammonium barium benzalkonium benzethonium bismuth calcium cetylpyridinium chromic chromium cobalt copper ' +
    'cupric dimethyl diroximel ethyl ferric ferrous hydrogen iron lanthanum lithium magnesium manganese ' +
    'methylbenzethonium monomethyl penicillin pentetate potassium selenium silver sodium strontium thallous zinc'
  ).split(' '),
);

// Two salts of one substance are two medicines where people, prices or strengths tell them apart.
const NAMED_WHOLE = new Set([
  'chondroitin sulfate A sodium',
  'desvenlafaxine succinate',
  'dexamethasone sodium phosphate',
  'diclofenac potassium',
  'diclofenac sodium',
  'docusate calcium',
  'docusate sodium',
  'fluorometholone acetate',
  'fluticasone propionate',
  'glucosamine hydrochloride',
  'glucosamine sulfate',
  'hydrocortisone acetate',
  'lidocaine hydrochloride',
  'methylprednisolone acetate',
  'metoprolol succinate',
  'metoprolol tartrate',
  'naproxen sodium',
  'norethindrone acetate',
  'paroxetine mesylate',
  'phenylephrine hydrochloride',
  'pitavastatin magnesium',
  'pitavastatin sodium',
  'prednisolone acetate',
  'prednisolone sodium phosphate',
  'sevelamer hydrochloride',
  'sildenafil citrate',
  'sitagliptin phosphate',
  'tenofovir disoproxil fumarate',
  'timolol hemihydrate',
]);

const RENAMED: Readonly<Record<string, string>> = {
  'cyclosporine, modified': 'cyclosporine (modified)',
  'ergoloid mesylates, usp': 'ergoloid mesylates',
  'estrogens, conjugated (USP)': 'conjugated estrogens',
  'estrogens, esterified (USP)': 'esterified estrogens',
  'heparin sodium, porcine': 'heparin',
  'insulin aspart protamine, human': 'insulin aspart protamine',
  'insulin aspart, human': 'insulin aspart',
  'insulin glulisine, human': 'insulin glulisine',
  'insulin isophane, human': 'insulin isophane (NPH)',
  'insulin lispro protamine, human': 'insulin lispro protamine',
  'insulin, regular, human': 'insulin regular',
  'nitrofurantoin, macrocrystals': 'nitrofurantoin macrocrystals',
  'nitrofurantoin, monohydrate': 'nitrofurantoin monohydrate',
};
