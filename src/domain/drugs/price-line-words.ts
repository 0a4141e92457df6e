/** The words of a name as lists of prices and RxNorm write it, in capitals. A footnote's star is none. */
export const wordsOf = (name: string): string[] =>
  name.toUpperCase().match(/\d+HR|[A-Z]+\d+[A-Z]*|[A-Z]+|\d+(?:\.\d+)?/g) ?? [];

/** Salts and what else a substance is bound to, under all spellings of the two lists. */
const SALT_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  hydrochloride: ['HCL', 'HYDROCHLORIDE', 'HYDROCHLOR', 'DIHYDROCHLORIDE'],
  hydrobromide: ['HBR', 'HYDROBROMIDE'],
  sodium: ['SODIUM', 'SOD', 'SODI', 'DISODIUM'],
  potassium: ['POTASSIUM', 'POTASS', 'POT'],
  calcium: ['CALCIUM', 'CALC'],
  magnesium: ['MAGNESIUM', 'MAG'],
  sulfate: ['SULFATE', 'SULF', 'SULFAT', 'SUL'],
  phosphate: ['PHOSPHATE', 'PHOS', 'PHOSPHAT', 'PHOSPH'],
  acetate: ['ACETATE', 'ACET', 'AC', 'ACETAT'],
  tartrate: ['TARTRATE', 'TARTRAT', 'BITARTRATE', 'TART'],
  succinate: ['SUCCINATE', 'SUCC', 'SUCCINAT'],
  maleate: ['MALEATE', 'MALEAT'],
  malate: ['MALATE'],
  fumarate: ['FUMARATE', 'FUM', 'FUMARAT'],
  mesylate: ['MESYLATE', 'MESYLAT', 'MESYL'],
  besylate: ['BESYLATE', 'BESYL', 'BESYLAT'],
  tosylate: ['TOSYLATE'],
  citrate: ['CITRATE', 'CITRAT', 'CIT'],
  nitrate: ['NITRATE'],
  bromide: ['BROMIDE', 'BROM'],
  chloride: ['CHLORIDE', 'CHLOR'],
  oxalate: ['OXALATE'],
  bisulfate: ['BISULFATE'],
  benzoate: ['BENZOATE', 'BENZ'],
  carbonate: ['CARBONATE'],
  gluconate: ['GLUCONATE'],
  lactate: ['LACTATE'],
  hyclate: ['HYCLATE'],
  monohydrate: ['MONOHYDRATE', 'MONOHYD', 'MONO'],
  pamoate: ['PAMOATE'],
  edisylate: ['EDISYLATE'],
  tromethamine: ['TROMETHAMINE', 'TROMETH'],
  propanediol: ['PROPANEDIOL', 'PROPANED'],
  arginine: ['ARGININE'],
  erbumine: ['ERBUMINE'],
  medoxomil: ['MEDOXOMIL', 'MEDOXOM', 'MEDOX'],
  cilexetil: ['CILEXETIL'],
  etexilate: ['ETEXILATE'],
  alafenamide: ['ALAFENAMIDE', 'ALAFENAM', 'ALA'],
  disoproxil: ['DISOPROXIL', 'DISOP'],
};

/** Esters and complexes that make another drug of a substance: RxNorm names them wherever they are. */
const ESTER_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  palmitate: ['PALMITATE', 'PALM'],
  decanoate: ['DECANOATE'],
  valerate: ['VALERATE'],
  cypionate: ['CYPIONATE'],
  enanthate: ['ENANTHATE'],
  undecanoate: ['UNDECANOATE'],
  dipropionate: ['DIPROPIONATE', 'DIPROP'],
  propionate: ['PROPIONATE', 'PROPION', 'PROP'],
  butyrate: ['BUTYRATE'],
  furoate: ['FUROATE'],
  acetonide: ['ACETONIDE'],
  epolamine: ['EPOLAMINE'],
  lauroxil: ['LAUROXIL'],
  embonate: ['EMBONATE'],
  polistirex: ['POLISTIREX'],
  mofetil: ['MOFETIL'],
  myristate: ['MYRISTATE'],
};

const keyed = (spellings: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(spellings).flatMap(([key, all]) => all.map((word) => [word, key] as const)));

const SALTS = keyed(SALT_SPELLINGS);
const ESTERS = keyed(ESTER_SPELLINGS);

export const saltOf = (word: string): string | null => SALTS.get(word) ?? null;
export const esterOf = (word: string): string | null => ESTERS.get(word) ?? null;

/** Words of a substance that say nothing of which one it is. */
const FILLERS = new Set(
  (
    'AND WITH HUMAN HUM REC ANLOG ANALOG PF ACID ANHYDROUS HEMIHYDRATE DIHYDRATE TRIHYDRATE SESQUIHYDRATE HYDRATE ' +
    'RECOMBINANT MICRONIZED NANOCRYSTALLIZED CRYST MACROCRYSTALS MACRO D L M DI USP NIACINAMIDE'
  ).split(' '),
);
export const isFiller = (word: string) => FILLERS.has(word) || /^[\d.]+$/.test(word);

/** The same substance under another word. */
const SYNONYMS: Readonly<Record<string, string>> = {
  INSULN: 'INSULIN',
  INSUL: 'INSULIN',
  ASP: 'ASPART',
  PROT: 'PROTAMINE',
  NPH: 'ISOPHANE',
  HCTZ: 'HYDROCHLOROTHIAZIDE',
  HYDROCHLOROTHIAZID: 'HYDROCHLOROTHIAZIDE',
  IRON: 'FERROUS',
  VIT: 'VITAMIN',
  ALENDRONATE: 'ALENDRONIC',
  IBANDRONATE: 'IBANDRONIC',
  POLYETHYLENE: 'PEG',
  GLYCOL: 'PEG',
  PEG3350: 'PEG',
};
export const synonymOf = (word: string) => SYNONYMS[word] ?? word;
