import { expect, test } from 'vitest';
import { coinsurance, copay } from './testing/a-year.ts';
import { shareOf } from './tier-share.ts';

test.each([
  ['a copay', copay(10_00), 50_00, 10_00],
  ['a copay over the amount', copay(10_00), 4_00, 4_00],
  ['a quarter', coinsurance(25_00), 10_00, 2_50],
  ['half a cent goes up', coinsurance(25_00), 2, 1],
  ['less goes down', coinsurance(25_00), 1, 0],
  ['a third as CMS prints it', coinsurance(33_33), 100_00, 33_33],
  ['below the minimum', coinsurance(25_00, { least: 5_00 }), 10_00, 5_00],
  ['above the minimum', coinsurance(25_00, { least: 5_00 }), 40_00, 10_00],
  ['a minimum over the amount', coinsurance(25_00, { least: 5_00 }), 3_00, 3_00],
  ['above the maximum', coinsurance(25_00, { most: 5_00 }), 40_00, 5_00],
  ['below the maximum', coinsurance(25_00, { most: 5_00 }), 10_00, 2_50],
  ['a maximum below the minimum', coinsurance(25_00, { least: 9_00, most: 5_00 }), 100_00, 5_00],
  ['all of it', coinsurance(100_00), 7_77, 7_77],
  ['more than all of it', coinsurance(120_00), 7_77, 7_77],
])('%s', (_story, share, amount, result) => {
  expect(shareOf(share, amount)).toBe(result);
});
