import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAN_TYPES, PRODUCT_TYPES, SNP_TYPES } from '#domain/plans/plan-type.ts';
import { buildSavedPlans, filterSavedPlans, parseSavedPlans } from './saved-plans-string.ts';

test.each([
  ['one plan', 'H1111001000 2025 MAPD'],
  ['two plans', 'H0001001000 2026 MA,S0001001000 2026 PDP'],
  ['a type with blanks', 'H1111001000 2026 Institutional - IESNP,H1111002000 2026 Regional PPO'],
])('[DATA-006] [DATA-604] the text of saved plans survives reading and writing: %s', (_story, text) => {
  const { entries, skipped } = parseSavedPlans(text);
  expect([buildSavedPlans(entries), skipped]).toEqual([text, []]);
});

test('[DATA-604] an entry is an id, a year and the rest', () => {
  expect(parseSavedPlans('H1111001000 2026 Institutional - IESNP').entries).toEqual([
    { planId: 'H1111001000', planYear: 2026, planType: 'Institutional - IESNP' },
  ]);
});

test.each([
  ['empty', ''],
  ['blank', '  '],
  ['null', null],
  ['no value', undefined],
  ['the word null', 'null'],
  ['the word undefined', 'undefined'],
])('[DATA-604] no text gives no entries and nothing to log: %s', (_story, text) => {
  expect(parseSavedPlans(text)).toEqual({ entries: [], skipped: [] });
});

test.each([
  ['two parts', 'H1 2025'],
  ['no year', 'H1 MAPD'],
  ['a short year', 'H1 25 MAPD'],
  ['a long year', 'H1 20255 MAPD'],
  ['two blanks', 'H1  2025 MAPD'],
  ['a blank in place of the type', 'H1 2025 '],
  ['a piece between two commas', ''],
])('[DATA-006] [PLAN-405] a malformed entry is skipped and handed back for the log: %s', (_story, piece) => {
  const { entries, skipped } = parseSavedPlans(`H8 2025 MA,${piece},H9 2025 PDP`);
  expect([entries.map(({ planId }) => planId), skipped]).toEqual([['H8', 'H9'], [piece]]);
});

test.each([
  ['out of season', '2025-06-01', 'H2 2025 PDP'],
  ['the last day before the season', '2025-09-30', 'H2 2025 PDP'],
  ['the first day of the season', '2025-10-01', 'H2 2025 PDP,H3 2026 SNP'],
  ['in season', '2025-10-20', 'H2 2025 PDP,H3 2026 SNP'],
  ['the new year', '2026-01-01', 'H3 2026 SNP'],
] as const)('[PLAN-405] the text is filtered by the year rule of plans: %s', (_story, today, text) => {
  const filtered = filterSavedPlans('H1 2024 MA,H2 2025 PDP,broken,H3 2026 SNP', today);
  expect(filtered).toEqual({ text, skipped: ['broken'] });
});

test('[DATA-006] [DATA-604] any list of plans survives writing and reading', () => {
  const entry = fc.record({
    planId: fc.stringMatching(/^[HRSE]\d{10}$/),
    planYear: fc.integer({ min: 2006, max: 2099 }),
    planType: fc.constantFrom(...PLAN_TYPES, ...SNP_TYPES, ...PRODUCT_TYPES),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      expect(parseSavedPlans(buildSavedPlans(entries))).toEqual({ entries, skipped: [] });
    }),
    { numRuns: 500, seed: 20261116 },
  );
});

test('[DATA-006] no text can break the reader: every piece is an entry or is handed back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const { entries, skipped } = parseSavedPlans(`H1 2026 MA,${text}`);
      expect(entries.length + skipped.length).toBe(text.split(',').length + 1);
    }),
    { numRuns: 1000, seed: 20261116 },
  );
});
