import { expect, test } from 'vitest';
import { STATE_NAMES } from '#domain/geography/state-names.ts';
import { stateName } from './state-name.ts';

test.each([
  ['WA', 'Washington', 'Washington'],
  ['NC', 'North Carolina', 'Carolina del Norte'],
  ['DC', 'District of Columbia', 'Distrito de Columbia'],
  ['XX', 'XX', 'XX'],
])('%s is called %s, and in Spanish %s', (code, english, spanish) => {
  expect([stateName(code, 'en'), stateName(code, 'es')]).toEqual([english, spanish]);
});

test('no state is without a name, and none has an English word in Spanish', () => {
  for (const { code } of STATE_NAMES)
    expect(stateName(code, 'es')).not.toMatch(/^..$|\b(of|North|South|West|New|Islands)\b/);
});
