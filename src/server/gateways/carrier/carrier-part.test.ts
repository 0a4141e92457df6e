import type pg from 'pg';
import { expect, test } from 'vitest';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS } from '#tests/support/app.ts';
import { carrierPart } from './carrier-part.ts';

const url = 'https://carrier.example.org';

test.each([
  ['development', { carrierUrl: null, production: false }, true],
  ['development with an insurer', { carrierUrl: url, production: false }, true],
  ['production with an insurer', { carrierUrl: url, production: true }, true],
  ['production without one', { carrierUrl: null, production: true }, false],
])('in %s applications can be sent: %s', (_where, config, expected) => {
  const parts = { pool: {} as pg.Pool, sealer: fieldSealer(TEST_KEYS), business: () => 0 };
  expect(carrierPart({ config, ...parts }) !== null).toBe(expected);
});
