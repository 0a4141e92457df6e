/** Languages that a search can ask for beside English. */
export const SPOKEN_LANGUAGES = [
  'spanish',
  'chinese',
  'vietnamese',
  'tagalog',
  'korean',
  'russian',
  'arabic',
  'haitian',
  'french',
  'portuguese',
  'polish',
  'italian',
  'german',
  'hindi',
  'japanese',
  'persian',
  'sign-language',
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];
