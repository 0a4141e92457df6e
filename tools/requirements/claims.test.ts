import { expect, test } from 'vitest';
import { findClaims, findUnknown, findUnproved, readRequirements } from './claims.ts';
import { readModule } from './module.ts';
import { isProduct, reachFrom } from './reach.ts';

const ENTRY = 'src/server/main.ts';
const TEST = 'src/domain/zip.test.ts';

/** A project of a few files. */
function projectOf(sources: Record<string, string>) {
  const modules = new Map(Object.entries(sources).map(([path, source]) => [path, readModule(path, source)]));
  const product = new Map([...modules].filter(([path]) => isProduct(path)));
  return { modules, used: reachFrom([ENTRY], product) };
}

const claimsIn = (source: string, sources: Record<string, string> = {}) =>
  findClaims(TEST, source, projectOf({ ...sources, [TEST]: source }));
const countedIn = (source: string, sources: Record<string, string> = {}) =>
  claimsIn(source, sources)
    .filter(({ flaw }) => flaw === null)
    .map(({ id }) => id);

test.each([
  ['a title', "test('[GEO-403] an unknown ZIP', () => {});", ['GEO-403']],
  ['two ids', "test('[GEO-403] [GEO-404] an unknown ZIP', () => {});", ['GEO-403', 'GEO-404']],
  ['a list', 'test("[GEO-403, GEO-404] the shopper\'s ZIP", () => {});', ['GEO-403', 'GEO-404']],
  ['a title over several lines', "test(\n  '[GEO-403] an unknown ZIP',\n  () => {},\n);", ['GEO-403']],
  ['a row of a table', "test.each([['[PLAN-400] the last day', 1]])('%s', () => {});", ['PLAN-400']],
  ['a row of a table with a name', "const rows = [['[PLAN-400] x']]; test.each(rows)('%s', () => {});", ['PLAN-400']],
  [
    'a row that is made of others',
    "const ids = { a: '[PLAN-400]' }; const rows = [[ids.a]]; test.each(rows)('%s', () => {});",
    ['PLAN-400'],
  ],
  ['a template', 'test.each([1])(`[PLAN-400] %s`, () => {});', ['PLAN-400']],
  ['a title that is put together', "for (const at of [1]) test('[PLAN-400] at ' + at, () => {});", ['PLAN-400']],
  ['a test in a group', "describe('a group', () => { test('[GEO-403] x', () => {}); });", ['GEO-403']],
  ['a test that does not run', "test.skip('[GEO-403] an unknown ZIP', () => {});", []],
  ['a table that does not run', "test.skip.each([1])('[GEO-403] %s', () => {});", []],
  ['a test on some machines', "test.skipIf(isWindows)('[GEO-403] x', () => {});", []],
  ['a test yet to be written', "test.todo('[GEO-403] an unknown ZIP');", []],
  ['a test that should fail', "test.fails('[GEO-403] an unknown ZIP', () => {});", []],
  ['a group that does not run', "describe.skip('a group', () => { test('[GEO-403] x', () => {}); });", []],
  ['a group of the browser that does not', "test.describe.skip('g', () => { test('[GEO-403] x', () => {}); });", []],
  ['a test that skips itself', "test('[GEO-403] x', () => { test.skip(); });", []],
  ['a test that skips itself at times', "test('[GEO-403] x', () => { test.skip(!isHere, 'why'); });", []],
  ['a file that skips itself', "beforeEach(() => { test.skip(!isHere, 'why'); }); test('[GEO-403] x', () => {});", []],
  [
    'a group with another test that skips itself',
    "describe('a group', () => { test('[GEO-403] x', () => {}); test('y', () => { test.skip(); }); });",
    ['GEO-403'],
  ],
  [
    'a group that skips itself',
    "test.describe('g', () => { test.skip(isPhone); test('[GEO-403] x', () => {}); });",
    [],
  ],
  ['a comment', '// see [GEO-403]', []],
  ['a test in a comment', "/* test('[GEO-403] x', () => {}); */", []],
  ['a constant', "const TITLE = '[GEO-403] an unknown ZIP';", []],
  ['a text inside of a test', "test('an unknown ZIP', () => { say('[GEO-403]'); });", []],
  ['an id without brackets', "test('GEO-403 an unknown ZIP', () => {});", []],
])('%s claims what it names, when it runs', (_story, source, ids) => {
  expect(countedIn(source)).toEqual(ids);
});

const RULE = 'export const isZip = () => true; export const isOdd = () => false; export const LENGTH = 5;';
const SERVED = "import { isZip, LENGTH } from '#domain/zip.ts'; isZip(LENGTH);";
const about = (name: string, from = './zip.ts') =>
  `import { ${name} } from '${from}'; test('[GEO-403] x', () => { expect(${name}()).toBe(true); });`;

test.each([
  ['a rule that the server asks', about('isZip'), SERVED, true],
  ['a rule that nothing asks', about('isOdd'), SERVED, false],
  ['a rule that is only imported', about('isOdd'), "import { isOdd } from '#domain/zip.ts'; start();", false],
  ['a rule that only its types name', about('isZip'), "import type { isZip } from '#domain/zip.ts';", false],
  ['a rule that a page asks later', about('isZip'), "const later = () => import('#domain/zip.ts'); later();", true],
  ['a rule that is asked by way of another file', about('isZip'), "import '../domain/by-way.ts';", true],
  ['a rule that a test helper asks', about('tryOut', '#tests/support/try-out.ts'), SERVED, false],
  [
    'a rule that is asked beside one that is not',
    "import { isZip, isOdd } from './zip.ts'; test('[GEO-403] x', () => { isZip(isOdd()); });",
    SERVED,
    false,
  ],
  [
    'a rule that stands in the table',
    "import { isOdd } from './zip.ts'; const rows = [['[GEO-403] x', isOdd]]; test.each(rows)('%s', (_s, is) => is());",
    SERVED,
    false,
  ],
  ['a constant that nothing reads', about('LENGTH'), 'start();', false],
])('%s counts, or not', (_story, source, main, counts) => {
  const sources = {
    [ENTRY]: main,
    'src/domain/zip.ts': RULE,
    'src/domain/by-way.ts': "import { isZip } from './zip.ts'; isZip();",
    'tests/support/try-out.ts': "import { isOdd } from '#domain/zip.ts'; export const tryOut = () => isOdd();",
  };
  expect(countedIn(source, sources)).toEqual(counts ? ['GEO-403'] : []);
});

test('a claim knows its place, and what is wrong with it', () => {
  expect(claimsIn("\n\ntest.skip('[GEO-403] zip', run);")).toEqual([
    { id: 'GEO-403', title: '[GEO-403] zip', place: `${TEST}:3`, flaw: 'does not always run' },
  ]);
});

const YAML = `
- { id: GEO-001, text: one, issue: house }
- { id: GEO-002, text: two, issue: later }
- { id: GEO-003, text: three, issue: later }
`;

test('an id that is no requirement, and a requirement without a test that counts, are both found', () => {
  const requirements = readRequirements(YAML);
  const claims = claimsIn("test('[GEO-001] [GEO-099] both', run); test.skip('[GEO-003] asleep', run);");
  expect(findUnknown(requirements, claims).map(({ id }) => id)).toEqual(['GEO-099']);
  expect(findUnproved(requirements, claims).map(({ id }) => id)).toEqual(['GEO-002', 'GEO-003']);
});

test('two requirements with one id are refused', () => {
  expect(() => readRequirements(`${YAML}- { id: GEO-001, text: again, issue: house }`)).toThrow('GEO-001');
});
