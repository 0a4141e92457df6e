const setOf = (words: string) => new Set(words.split(' '));

/** Words of the field, those of every site that has accounts, and months. Each counts as an easy word. */
const ENGLISH_TERMS = setOf(
  'medicare medicaid medigap advantage formulary deductible coinsurance copay premium pharmacy enrollment january february september october november december',
);
const SPANISH_TERMS = setOf(
  'medicare medicaid medigap advantage formulario deducible coseguro copago prima farmacia farmacias medicamento medicamentos contraseña contraseñas código códigos electrónico electrónicos computadora navegador sesión aplicación información',
);
const EASY_ENGLISH = 1;
/** Spanish words are longer. */
const EASY_SPANISH = 2;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
const sentencesOf = (text: string): number => Math.max(1, text.match(/[.!?…:](?:\s|$)/g)?.length ?? 0);

/** By groups of vowels, without a silent e at the end. */
export function englishSyllables(word: string): number {
  const plain = word.toLowerCase();
  if (ENGLISH_TERMS.has(plain) || /\d/.test(plain)) return EASY_ENGLISH;
  const groups = plain
    .replace(/(?:[^laeiouy]e|[^laeiouytd]ed|[^laeiouy]es)$/, (end) => end.slice(0, 1))
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/** By groups of vowels; two strong vowels, or a stressed weak one, are two groups. */
export function spanishSyllables(word: string): number {
  const plain = word.toLowerCase();
  if (SPANISH_TERMS.has(plain) || /\d/.test(plain)) return EASY_SPANISH;
  const split = plain
    .replace(/qu|gu(?=[eiéí])/g, 'g')
    .replace(/([aeoáéóíú])(?=[aeoáéóíú])/g, '$1-')
    .replace(/([íú])(?=[aeo])/g, '$1-');
  return Math.max(1, split.match(/[aeiouáéíóúüy]+/g)?.length ?? 0);
}

const FEWEST_WORDS = 10;

/** Flesch-Kincaid grade; null where a text is too short to be measured. */
export function englishGrade(text: string): number | null {
  const words = wordsOf(text);
  if (words.length < FEWEST_WORDS) return null;
  const syllables = words.reduce((sum, word) => sum + englishSyllables(word), 0);
  return 0.39 * (words.length / sentencesOf(text)) + 11.8 * (syllables / words.length) - 15.59;
}

/** Fernández-Huerta ease, of which more is easier; null where a text is too short to be measured. */
export function spanishEase(text: string): number | null {
  const words = wordsOf(text);
  if (words.length < FEWEST_WORDS) return null;
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
  return 206.84 - 60 * (syllables / words.length) - 1.02 * (words.length / sentencesOf(text));
}
