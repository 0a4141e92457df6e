import { expect, test } from 'vitest';
import { isMeant, isMutationTest, partsOf } from './parts.ts';

test('a part is a folder of the domain, the contract, or the parsers of the server', () => {
  const files = [
    'src/domain/plans/plan-id.ts',
    'src/domain/plans/plan-id.test.ts',
    'src/domain/plans/benefits/costs.ts',
    'src/domain/plans/testing/some-plan.ts',
    'src/contract/plan.ts',
    'src/server/catalogue/store/parse-drug-facts.ts',
    'src/server/catalogue/store/drug-facts.ts',
    'src/web/main.tsx',
  ];
  expect(partsOf(files)).toEqual([
    { name: 'contract', files: ['src/contract/plan.ts'] },
    { name: 'plans', files: ['src/domain/plans/plan-id.ts'] },
    { name: 'plans/benefits', files: ['src/domain/plans/benefits/costs.ts'] },
    { name: 'server-parsers', files: ['src/server/catalogue/store/parse-drug-facts.ts'] },
  ]);
});

test.each([
  ['src/domain/plans/plan-id.test.ts', true],
  ['src/contract/drugs.test.ts', true],
  ['src/server/catalogue/store/parse-drug-facts.test.ts', true],
  ['src/server/catalogue/store/drug-store.test.ts', false],
  ['src/web/pages/plans.test.tsx', false],
  ['src/domain/plans/plan-id.ts', false],
])('%s decides on mutants: %s', (file, decides) => {
  expect(isMutationTest(file)).toBe(decides);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `src/domain/drugs/file-${String(index).padStart(2, '0')}.ts`);

test.each([
  [20, ['drugs'], [20]],
  [21, ['drugs-1', 'drugs-2'], [11, 10]],
  [54, ['drugs-1', 'drugs-2', 'drugs-3'], [18, 18, 18]],
])('a folder of %i files is divided into parts of about the same size: %j', (count, names, sizes) => {
  const parts = partsOf(many(count));
  expect(parts.map(({ name }) => name)).toEqual(names);
  expect(parts.map(({ files }) => files.length)).toEqual(sizes);
  expect(parts.flatMap(({ files }) => files)).toEqual(many(count));
});

test.each([
  ['drugs-1', true],
  ['drugs-12', true],
  ['drugs', true],
  ['drugs-of-old', false],
  ['drugs/dispensing', false],
])("the name 'drugs' means %s: %s", (name, isSo) => {
  expect(isMeant({ name, files: [] }, 'drugs')).toBe(isSo);
});
