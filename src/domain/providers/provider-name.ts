/** What is written in large letters throughout, as CMS's lists are, in the usual ones; anything else as it came. */
export function readableName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  return name === name.toUpperCase() ? name.split(' ').map(readableWord).join(' ') : name;
}

const KEPT = new Set([
  'II',
  'III',
  'IV',
  'PC',
  'PA',
  'LLC',
  'LLP',
  'PLLC',
  'MD',
  'DO',
  'DMD',
  'DDS',
  'NE',
  'NW',
  'SE',
  'SW',
]);
const SMALL = new Set(['OF', 'AND', 'THE', 'FOR', 'AT', 'IN']);

function readableWord(word: string, place: number): string {
  const bare = word.replace(/[.,]/g, '');
  if (KEPT.has(bare)) return word;
  if (place > 0 && SMALL.has(bare)) return word.toLowerCase();
  return word
    .toLowerCase()
    .replace(/(^|[-'’.(/])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_all, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/['’]S$/, (ending) => ending.toLowerCase());
}

/** Without accents, signs and large letters: what is typed and what is stored are compared so. */
export const searchWordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
