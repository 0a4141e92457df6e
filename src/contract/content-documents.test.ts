import { expect, test } from 'vitest';
import type { z } from 'zod';
import { ContentDocuments } from './content-documents.ts';

type Rows = [story: string, schema: z.ZodType, good: unknown[], bad: unknown[]];

const WORDS = { en: 'Save', es: 'Guardar' };
const PROFILE_DOCUMENT = {
  systemDateTime: null,
  idleSeconds: 600,
  warningSeconds: 120,
  phones: { needHelp: null, tty: '711', enroll: {}, importHelp: null },
};
const phones = (tty: string) => ({ phones: { ...PROFILE_DOCUMENT.phones, tty } });

test.each<Rows>([
  [
    'the limits and phone numbers of a brand',
    ContentDocuments.profile.omit({ flags: true }),
    [{}, { systemDateTime: '2026-11-16T10:00:00' }, phones('711'), phones('1-800-555-0100'), phones('800-555-01')],
    [
      { systemDateTime: 'tomorrow' },
      { warningSeconds: 0 },
      ...['71', '7111', 'abc', 'x711', '711x', '1-800-555-010000', '800555010', 'x800-555-0100', '800-555-0100x'].map(
        phones,
      ),
      { phones: {} },
    ],
  ],
])('[CONTENT-417] a document of a brand: %s', (_story, schema, good, bad) => {
  const taken = (change: unknown) => schema.safeParse({ ...PROFILE_DOCUMENT, ...(change as object) }).success;
  expect(good.filter((change) => !taken(change))).toEqual([]);
  expect(bad.filter(taken)).toEqual([]);
});

test.each<Rows>([
  [
    'the days on which states change',
    ContentDocuments['state-flip'],
    [{ states: { WA: '2026-11-16' } }],
    [{}, { states: { WA: 'soon' } }, { states: { wa: '2026-11-16' } }],
  ],
  [
    'texts of the Supplement section',
    ContentDocuments.medigap,
    [{ texts: { 'a.b': WORDS }, states: { WA: { exclusions: WORDS, componentCode: WORDS } } }],
    [{}, { texts: {}, states: { WA: {} } }, { texts: { 'a.b': {} }, states: {} }],
  ],
  [
    'texts of the profile page',
    ContentDocuments['profile-redesign-shopper'],
    [{ texts: {} }, { texts: { 'a.b': WORDS } }],
    [
      {},
      { texts: { 'a.b': { en: '', es: 'Guardar' } } },
      { texts: { 'a.b': { en: 'Save', es: '' } } },
      { texts: { 'a.b': { en: 'Save' } } },
    ],
  ],
  [
    'labels of benefits',
    ContentDocuments['plan-benefits'],
    [{ labels: { M90: WORDS, 'skilled-nursing': WORDS } }],
    [
      {},
      { labels: { '': WORDS } },
      { labels: { 'M 90': WORDS } },
      { labels: { ' M90': WORDS } },
      { labels: { 'M90 ': WORDS } },
    ],
  ],
  [
    'plans that are held back, at both ends of their spelling',
    ContentDocuments['suppression-list'],
    [{ planCodes: ['M1'], years: { 2027: { suppressed: [], acquired: ['H5050009000'] } } }],
    [
      { planCodes: [], years: { 12027: { suppressed: [], acquired: [] } } },
      { planCodes: [], years: { 20270: { suppressed: [], acquired: [] } } },
      { planCodes: [], years: { 2027: { suppressed: ['XH5050009000'], acquired: [] } } },
      { planCodes: [], years: { 2027: { suppressed: ['H50500090000'], acquired: [] } } },
    ],
  ],
])('a document of the operator: %s', (_story, schema, good, bad) => {
  expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
  expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
});

test('a question of the profile page stands in at least one view', () => {
  const { faq } = ContentDocuments['profile-redesign-profile'].shape;
  const [id, views] = [faq.keyType.options[0] ?? '', faq.valueType];
  expect(id).not.toBe('');
  expect(views.safeParse([]).success).toBe(false);
  expect(views.safeParse(views.element.options).success).toBe(true);
});
