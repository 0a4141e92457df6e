import { drugCostTexts as englishCosts } from '../en/drug-cost-texts.ts';
import { profileTexts as english } from '../en/profile-texts.ts';
import { savedPlans as englishPlans } from '../en/saved-plans.ts';
import { drugCostTexts as spanishCosts } from '../es/drug-cost-texts.ts';
import { profileTexts as spanish } from '../es/profile-texts.ts';
import { savedPlans as spanishPlans } from '../es/saved-plans.ts';
import { flatten, pageWords } from './page-words.ts';

/** The documents that are made from the texts of the pages, so that nothing is said twice. */
export const TEXT_DOCUMENTS = ['medigap', 'profile-redesign-profile', 'profile-redesign-shopper'] as const;
export type TextDocument = (typeof TEXT_DOCUMENTS)[number];

// The labels of benefits have a document of their own, and how the source's values are said is no sentence of a page.
const { benefits: _labels, sourceWords: _said, ...pages } = { ...english, ...englishCosts };
const { benefits: _etiquetas, sourceWords: _dicho, ...paginas } = { ...spanish, ...spanishCosts };

const PLACES = flatten({ savedPlans: englishPlans, ...pages });
const WORDS = pageWords({ savedPlans: englishPlans, ...pages }, { savedPlans: spanishPlans, ...paginas });

const TO_THE_SHOPPER = /^(banners|profileShell\.(outage|loading|tools))\./;

const documentOf = (place: string): TextDocument => {
  if (place.startsWith('supplement.')) return 'medigap';
  return TO_THE_SHOPPER.test(place) ? 'profile-redesign-shopper' : 'profile-redesign-profile';
};

const partOf = <Value>(document: TextDocument, all: Iterable<[string, Value]>) =>
  [...all].filter(([place]) => documentOf(place) === document);

export const wordsOf = (document: TextDocument) => Object.fromEntries(partOf(document, Object.entries(WORDS)));

/** The places that a document may fill, also those that the site leaves empty. */
export const placesOf = (document: TextDocument) => new Map(partOf(document, PLACES));
