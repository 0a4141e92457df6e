import { expect, test } from 'vitest';
import { originOfKept, typedAt } from './kept-origin.ts';

const AT = Date.UTC(2026, 10, 16, 16);
const TYPED = { origin: { kind: 'typed', when: '2026-11-16T16:00:00.000Z' } };
const IMPORTED = { origin: { kind: 'imported', when: '2026-11-01T16:00:00.000Z' } } as const;

test.each([
  ['what is new is typed', { drug: 'a' }, undefined, TYPED],
  ['what was imported and is left as it is stays imported', { drug: 'a' }, { drug: 'a', ...IMPORTED }, IMPORTED],
  ['what was imported and is changed is typed', { drug: 'b' }, { drug: 'a', ...IMPORTED }, TYPED],
  ['what a request says is not looked at', { drug: 'a', ...IMPORTED }, undefined, TYPED],
  ['nor what it says of what is known', { drug: 'a', origin: null }, { drug: 'a', ...IMPORTED }, IMPORTED],
  ['what was kept before origins were is left without', { drug: 'a' }, { drug: 'a', origin: undefined }, {}],
])('%s', (_story, row, before, origin) => {
  expect(originOfKept(row, before, typedAt(AT))).toEqual(origin);
});
