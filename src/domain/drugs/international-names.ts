/**
 * Substances whose name in the United States (USAN) is another than the international one (INN of the World Health
 * Organization), which the rest of the Americas uses; without the vowel at their end, which is a or e by language.
 */
const US_NAMES: Readonly<Record<string, string>> = {
  adrenalin: 'epinephrine',
  ciclosporin: 'cyclosporine',
  dicicloverin: 'dicyclomine',
  glibenclamid: 'glyburide',
  paracetamol: 'acetaminophen',
  rifampicin: 'rifampin',
  salbutamol: 'albuterol',
  torasemid: 'torsemide',
};

/** What is typed, by searchKey, with the names that its substances have here. */
export const withUsNames = (query: string) =>
  query
    .split(' ')
    .map((word) => US_NAMES[word.replace(/[ae]$/, '')] ?? word)
    .join(' ');
