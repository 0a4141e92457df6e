import { expect, test } from 'vitest';
import { MATRIX } from '#tests/authorization/matrix.ts';
import type { CallSchema } from './call-schema.ts';
import { CALL_IDS } from './calls.ts';
import { Problem } from './problem.ts';
import { SCHEMAS } from './schemas.ts';

test.each(CALL_IDS)('[ROLE-416] %s names every refusal of the matrix among its problems', (id) => {
  const cells = Object.values(MATRIX[id]).flat();
  const refusals = new Set(cells.filter((answer) => answer !== 'yes'));
  const { problems = [] }: CallSchema = SCHEMAS[id];
  expect([...refusals].filter((refusal) => !problems.includes(refusal))).toEqual([]);
});

test('a problem has its code, what it says of fields, and what it came from', () => {
  const cause = new Error('no connection');
  const problem = new Problem('stale-version', { fields: { zip: 'five digits' }, current: { plans: [] }, cause });
  expect(problem).toMatchObject({
    code: 'stale-version',
    fields: { zip: 'five digits' },
    current: { plans: [] },
    cause,
  });
  expect(new Problem('not-found')).toMatchObject({ code: 'not-found', fields: undefined, current: undefined });
});
