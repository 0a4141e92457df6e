import { expect, test } from 'vitest';
import { findClaims, findUnknown, findUnproved, readRequirements } from './requirement-claims.ts';

const idsIn = (line: string) => findClaims('a.test.ts', line).map(({ id }) => id);

test.each([
  ['a title', "test('[GEO-403] an unknown ZIP', () => {", ['GEO-403']],
  ['two ids', "test('[GEO-403] [GEO-404] an unknown ZIP', () => {", ['GEO-403', 'GEO-404']],
  ['a list', 'test("[GEO-403, GEO-404] the shopper\'s ZIP", () => {', ['GEO-403', 'GEO-404']],
  ['a row of a table', "  ['[PLAN-400] the last day', '2026-12-07'],", ['PLAN-400']],
  ['a template', 'test.each(rows)(`[PLAN-400] %s`, () => {', ['PLAN-400']],
  ['a test that does not run', "test.skip('[GEO-403] an unknown ZIP', () => {", []],
  ['a test yet to be written', "test.todo('[GEO-403] an unknown ZIP');", []],
  ['a comment', '// see [GEO-403]', []],
  ['an id without brackets', "test('GEO-403 an unknown ZIP', () => {", []],
])('%s claims what it names', (_story, line, ids) => {
  expect(idsIn(line)).toEqual(ids);
});

test('a claim knows its place', () => {
  expect(findClaims('src/a.test.ts', "\n\ntest('[GEO-403] zip', run);")).toEqual([
    { id: 'GEO-403', title: '[GEO-403] zip', place: 'src/a.test.ts:3' },
  ]);
});

const YAML = `
- { id: GEO-001, text: one, issue: house }
- { id: GEO-002, text: two, issue: later }
`;

test('an id that is no requirement, and a requirement without a test, are both found', () => {
  const requirements = readRequirements(YAML);
  const claims = findClaims('a.test.ts', "test('[GEO-001] [GEO-099] both', run)");
  expect(findUnknown(requirements, claims).map(({ id }) => id)).toEqual(['GEO-099']);
  expect(findUnproved(requirements, claims).map(({ id }) => id)).toEqual(['GEO-002']);
});

test('two requirements with one id are refused', () => {
  expect(() => readRequirements(`${YAML}- { id: GEO-001, text: again, issue: house }`)).toThrow('GEO-001');
});
