import { expect, test } from 'vitest';
import { isMutationTest, partsOf } from './parts.ts';

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
