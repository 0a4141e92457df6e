import { expect, test } from 'vitest';
import { mutantsOf, type StrykerReport } from './result.ts';

const SOURCE = 'const first = 1;\nexport const isLong = (text: string) =>\n  text.length > 5;\n';

const mutant = {
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  status: 'Killed',
  location: { start: { line: 3, column: 3 }, end: { line: 3, column: 18 } },
};

const reportOf = (...mutants: StrykerReport['files'][string]['mutants']): StrykerReport => ({
  files: { 'src/domain/text.ts': { source: SOURCE, mutants } },
  testFiles: {
    'src/domain/text.test.ts': {
      tests: [
        { id: '0', name: '[GEO-403] a long text' },
        { id: '1', name: 'a group [GEO-404, GEO-405] a short text' },
      ],
    },
  },
});

test('a mutant has its line, what became of the code, and the requirements of its tests', () => {
  expect(mutantsOf(reportOf({ ...mutant, coveredBy: ['0'], killedBy: ['1'] }))).toEqual([
    {
      place: 'src/domain/text.ts:3',
      mutation: 'text.length > 5 → false',
      isKilled: true,
      requirements: ['GEO-403', 'GEO-404', 'GEO-405'],
    },
  ]);
});

test('what goes over several lines is shown on one', () => {
  const location = { start: { line: 2, column: 23 }, end: { line: 3, column: 18 } };
  const [found] = mutantsOf(reportOf({ ...mutant, location, replacement: '() => undefined' }));
  expect(found).toMatchObject({
    place: 'src/domain/text.ts:2',
    mutation: '(text: string) => text.length > 5 → () => undefined',
    requirements: [],
  });
});

test.each([
  ['Killed', [true]],
  ['Timeout', [true]],
  ['Survived', [false]],
  ['NoCoverage', [false]],
  ['Ignored', []],
  ['CompileError', []],
])('a mutant with status %s counts so: %s', (status, counts) => {
  expect(mutantsOf(reportOf({ ...mutant, status })).map(({ isKilled }) => isKilled)).toEqual(counts);
});
