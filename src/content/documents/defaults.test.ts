import { expect, test } from 'vitest';
import { CONTENT_NAMES } from '#contract/content.ts';
import { ContentDocuments } from '#contract/content-documents.ts';
import { BRANDS } from '#domain/brand/brand.ts';
import { learnMorePhone, PHONE_PRODUCTS } from '#domain/phone/learn-more-phone.ts';
import { BENEFIT_IDS } from '#domain/plans/benefits/benefit-table.ts';
import { BRAND_TABLE } from '../brands/brand-table.ts';
import { browseTexts as englishBrowse } from '../en/browse-texts.ts';
import { drugCostTexts as englishCosts } from '../en/drug-cost-texts.ts';
import { educationTexts as englishEducation } from '../en/education-texts.ts';
import { planDetailsTexts as englishPlanDetails } from '../en/plan-details-texts.ts';
import { profileTexts as englishProfile } from '../en/profile-texts.ts';
import { sessionTexts as englishSession } from '../en/session-texts.ts';
import { texts as english } from '../en/texts.ts';
import { browseTexts as spanishBrowse } from '../es/browse-texts.ts';
import { drugCostTexts as spanishCosts } from '../es/drug-cost-texts.ts';
import { educationTexts as spanishEducation } from '../es/education-texts.ts';
import { planDetailsTexts as spanishPlanDetails } from '../es/plan-details-texts.ts';
import { profileTexts as spanishProfile } from '../es/profile-texts.ts';
import { sessionTexts as spanishSession } from '../es/session-texts.ts';
import { texts as spanish } from '../es/texts.ts';
import { DEFAULT_DOCUMENTS } from './defaults.ts';
import { flatten } from './page-words.ts';

const all = BRANDS.flatMap((brand) => CONTENT_NAMES.map((name) => [brand, name] as const));

test.each(all)('[CONTENT-410] the document of %s for %s fits its schema', (brand, name) => {
  const document = DEFAULT_DOCUMENTS[brand][name];
  expect(ContentDocuments[name].parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test('nothing is said in two documents, and the profile page has words in both', () => {
  const { medigap, ...rest } = DEFAULT_DOCUMENTS.aarp;
  const page = Object.keys(rest['profile-redesign-profile'].texts);
  const shopper = Object.keys(rest['profile-redesign-shopper'].texts);
  const places = [...page, ...shopper, ...Object.keys(medigap.texts)];
  expect(new Set(places).size).toBe(places.length);
  expect(page).toContain('profileShell.back.pharmacySearch');
  expect(shopper).toContain('profileShell.outage.text');
  expect(Object.keys(medigap.texts)).toContain('supplement.notice.title');
});

test('[CONTENT-406][PLAN-427] every benefit of the table has a label, and every label a benefit', () => {
  expect(new Set(BENEFIT_IDS).size).toBeGreaterThan(80);
  expect(Object.keys(DEFAULT_DOCUMENTS.aarp['plan-benefits'].labels).sort()).toEqual([...BENEFIT_IDS].sort());
});

test('[CONTENT-002] the default suppression list names the three plan codes and no plan', () => {
  expect(DEFAULT_DOCUMENTS.uhc['suppression-list']).toEqual({ planCodes: ['MW1', 'TW1', 'NW1'], years: {} });
});

test.each(BRANDS)('[CONTENT-417] the numbers of %s are its own, and every kind of plan has one', (brand) => {
  const { phones } = DEFAULT_DOCUMENTS[brand].profile;
  expect(phones).toEqual(BRAND_TABLE[brand].phones);
  const lines = PHONE_PRODUCTS.map((product) => learnMorePhone(phones, product));
  expect(new Set([...lines, phones.needHelp]).size).toBe(5);
});

const pairs = [
  ['first view', english, spanish],
  ['profile page', englishProfile, spanishProfile],
  ['drug costs', englishCosts, spanishCosts],
  ['plan browsing', englishBrowse, spanishBrowse],
  ['plan details', englishPlanDetails, spanishPlanDetails],
  ['education', englishEducation, spanishEducation],
  ['session', englishSession, spanishSession],
] as const;

// The types see to it that no text is missing; a value that is left out of a sentence only a test can see.
test.each(pairs)('the Spanish of the %s says every value that the English says', (_story, en, es) => {
  const holes = (text: string | null | undefined) => [...new Set((text ?? '').match(/\{\d\}/g))].sort();
  const translated = safeFlatten(es);
  const places = [...safeFlatten(en)];
  expect(places.length).toBeGreaterThan(5);
  const different = places.filter(([place, text]) => String(holes(text)) !== String(holes(translated.get(place))));
  expect(different).toEqual([]);
});

// Sentences that do more than fill holes, such as rounding stars, are proved where they are shown.
function safeFlatten(texts: object): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [module, words] of Object.entries(texts)) {
    if (module === 'planFacts' || module === 'problems' || module === 'sourceWords') continue;
    for (const [place, text] of flatten(words, module)) found.set(place, text);
  }
  return found;
}
