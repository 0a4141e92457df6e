import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import type { ContentName } from '#contract/content.ts';
import { readDocuments } from './documents.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'uhc'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, document: unknown) =>
  writeFileSync(
    join(folder, 'uhc', `${name}.json`),
    typeof document === 'string' ? document : JSON.stringify(document),
  );

const defaults = DEFAULT_DOCUMENTS.uhc;
const words = { en: 'New', es: 'Nuevo' };

test('an operator replaces one document of one brand', () => {
  put('profile', { ...defaults.profile, idleSeconds: 1800 });
  const documents = readDocuments(folder);
  expect(documents('uhc', 'profile').idleSeconds).toBe(1800);
  expect(documents('aarp', 'profile').idleSeconds).toBe(9000);
});

test.each([
  ['a number', { idleSeconds: 600 }, 600],
  ['a number in quotes', { idleSeconds: '600' }, 600],
  ['zero', { idleSeconds: 0 }, 9000],
  ['a word', { idleSeconds: 'soon' }, 9000],
  ['nothing', { idleSeconds: undefined }, 9000],
])('[AUTH-409][AUTH-605] with %s as the setting the idle limit is what the rule reads', (_story, setting, seconds) => {
  put('profile', { ...defaults.profile, ...setting });
  expect(readDocuments(folder)('uhc', 'profile').idleSeconds).toBe(seconds);
});

test('texts and labels that an operator leaves out stay as they are', () => {
  put('profile-redesign-shopper', { texts: { 'profileShell.outage.text': words } });
  put('plan-benefits', { labels: { M90: words } });
  const documents = readDocuments(folder);
  const { texts } = documents('uhc', 'profile-redesign-shopper');
  expect(texts['profileShell.outage.text']).toEqual(words);
  expect(texts['profileShell.outage.close']).toEqual(
    defaults['profile-redesign-shopper'].texts['profileShell.outage.close'],
  );
  expect(documents('uhc', 'plan-benefits').labels).toEqual({ ...defaults['plan-benefits'].labels, M90: words });
});

const { profile } = defaults;
const phones = (change: object) => ({ ...profile, phones: { ...profile.phones, ...change } });
const redesign = defaults['profile-redesign-profile'];
const suppression = defaults['suppression-list'];

test.each<[string, ContentName, unknown, string]>([
  ['a text that is no JSON', 'profile', '{', 'not JSON'],
  ['a flag that is no yes or no', 'profile', { ...profile, flags: { bannering: 'on' } }, 'flags.bannering'],
  ['a phone nobody can call', 'profile', phones({ needHelp: '711' }), 'phones.needHelp'],
  ['a line for a kind of plan that is not', 'profile', phones({ enroll: { VISION: null } }), 'phones.enroll'],
  ['a plan number with dashes', 'suppression-list', oneYear(2027, 'H5050-009-000'), 'years.2027.suppressed.0'],
  ['a year of two digits', 'suppression-list', oneYear(27, 'H5050009000'), 'years.27'],
  ['a plan code in words', 'suppression-list', { ...suppression, planCodes: ['plan F'] }, 'planCodes.0'],
  ['a state in small letters', 'approved-states', { states: ['wa'] }, 'states.0'],
  ['a day that is not', 'state-flip', { states: { WA: '2027-02-30' } }, 'states.WA'],
  [
    'a state with half of its texts',
    'medigap',
    { texts: {}, states: { WA: { exclusions: words } } },
    'states.WA.componentCode',
  ],
  ['a text of the wrong document', 'medigap', { texts: { 'faq.title': words }, states: {} }, 'texts.faq.title'],
  [
    'a question that is missing',
    'profile-redesign-profile',
    { ...redesign, faq: { 'drug-costs': ['plans'] } },
    'faq.saved-where',
  ],
  [
    'a question in no view',
    'profile-redesign-profile',
    { ...redesign, faq: { ...redesign.faq, 'drug-costs': [] } },
    'faq.drug-costs',
  ],
  [
    'a text in one language',
    'profile-redesign-profile',
    { ...redesign, texts: { 'faq.title': { en: 'FAQ' } } },
    'texts.faq.title.es',
  ],
  [
    'a text no page has',
    'profile-redesign-shopper',
    { texts: { 'profileShell.outage.txt': words } },
    'texts.profileShell.outage.txt',
  ],
  ['a label without words', 'plan-benefits', { labels: { M90: { en: '', es: 'x' } } }, 'labels.M90.en'],
  ['dental cover by a small prefix', 'dental-covered-plans', { plans: { h0251: { 2027: 'covered' } } }, 'plans.h0251'],
  ['dental cover that is a maybe', 'dental-covered-plans', { plans: { H0251: { 2027: 'yes' } } }, 'plans.H0251.2027'],
])('%s is refused at start with file and place', (_story, name, document, place) => {
  put(name, document);
  expect(() => readDocuments(folder)).toThrow(place);
  expect(() => readDocuments(folder)).toThrow(join('uhc', `${name}.json`));
});

function oneYear(year: number, planId: string) {
  return { ...suppression, years: { [year]: { suppressed: [planId], acquired: [] } } };
}

test('a file that is no document is refused, since it would change nothing', () => {
  put('supression-list', {});
  expect(() => readDocuments(folder)).toThrow('supression-list.json');
});
