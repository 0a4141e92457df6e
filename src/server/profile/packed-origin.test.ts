import { expect, test } from 'vitest';
import { ORIGIN_KINDS } from '#domain/profile/origin.ts';
import { packOrigin, unpackOrigin } from './packed-origin.ts';

const WHEN = '2026-11-16T16:00:15.123Z';

test.each(ORIGIN_KINDS)('an origin of the kind %s is read as it was kept, with and without a time', (kind) => {
  for (const when of [WHEN, null]) expect(unpackOrigin(packOrigin({ kind, when }))).toEqual({ kind, when });
});

test('each kind begins with a letter of its own', () => {
  expect(new Set(ORIGIN_KINDS.map((kind) => kind.charAt(0))).size).toBe(ORIGIN_KINDS.length);
});

test('it is short', () => {
  expect(packOrigin({ kind: 'imported', when: WHEN }).length).toBeLessThanOrEqual(10);
});

test.each([[{ kind: 'typed', when: WHEN }], [undefined], [null]])(
  'what was kept before is left as it is: %j',
  (kept) => {
    expect(unpackOrigin(kept)).toEqual(kept);
  },
);
