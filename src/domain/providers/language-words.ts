import type { SpokenLanguage } from './spoken-languages.ts';

/**
 * The words and codes in which lists of plans tell languages: names in one form, codes of BCP 47 or ISO 639 in the other.
 * Both kinds of Chinese are one, since many lists say no more than that.
 * @source IANA, Language Subtag Registry
 */
export const LANGUAGE_WORDS = {
  spanish: ['es', 'spa', 'spanish', 'español', 'castilian'],
  chinese: ['zh', 'zho', 'chi', 'cmn', 'yue', 'chinese', 'mandarin', 'cantonese'],
  vietnamese: ['vi', 'vie', 'vietnamese'],
  tagalog: ['tl', 'tgl', 'fil', 'tagalog', 'filipino'],
  korean: ['ko', 'kor', 'korean'],
  russian: ['ru', 'rus', 'russian'],
  arabic: ['ar', 'ara', 'arabic'],
  haitian: ['ht', 'hat', 'haitian', 'haitian creole', 'french creole'],
  french: ['fr', 'fra', 'fre', 'french'],
  portuguese: ['pt', 'por', 'portuguese'],
  polish: ['pl', 'pol', 'polish'],
  italian: ['it', 'ita', 'italian'],
  german: ['de', 'deu', 'ger', 'german'],
  hindi: ['hi', 'hin', 'hindi'],
  japanese: ['ja', 'jpn', 'japanese'],
  persian: ['fa', 'fas', 'per', 'persian', 'farsi'],
  'sign-language': ['ase', 'american sign language', 'sign language', 'asl'],
} as const satisfies Record<SpokenLanguage, readonly string[]>;

/**
 * What a list says begins with one of the words, and goes on with a sign at most: 'Spanish; Castilian' and 'es-MX' are
 * Spanish, 'French Creole' is no French. Written for PostgreSQL's ~*, which does not regard capitals.
 */
export const patternOf = (language: SpokenLanguage): string =>
  `^(${LANGUAGE_WORDS[language].join('|')})[[:space:]]*([^[:alnum:][:space:]]|$)`;
