import { expect, test } from 'vitest';
import { parseCostShare } from './cost-share.ts';
import { tier1PreferredGeneric } from './tiers.ts';

const tier = (order: number, label: string, initialText: string, pharmacyChannel = 'Standard retail pharmacy') => ({
  pharmacyChannel,
  tier: order,
  label,
  initial: parseCostShare(initialText),
});

test.each([
  ['its price', [tier(2, 'Generic', '$5.00 copay'), tier(1, 'Preferred Generic', '$0.00 copay')], '$0.00 copay'],
  ['a share', [tier(1, 'Preferred Generic', '25% coinsurance')], '25% coinsurance'],
  [
    'two kinds of pharmacy: the price that holds at all of them',
    [
      tier(1, 'Preferred Generic', '$0.00 copay', 'Preferred retail pharmacy'),
      tier(1, 'Preferred Generic', '$4.00 copay'),
    ],
    '$4.00 copay',
  ],
  [
    'preferred pharmacies only',
    [tier(1, 'Preferred Generic', '$1.00 copay', 'Preferred retail pharmacy')],
    '$1.00 copay',
  ],
  [
    'a label that only names preferred generics too',
    [tier(1, 'Brands and Preferred Generic', '25% coinsurance')],
    null,
  ],
  [
    'a kind of pharmacy that is named like the standard one',
    [
      tier(1, 'Preferred Generic', '$1.00 copay', 'Preferred mail order'),
      tier(1, 'Preferred Generic', '$2.00 copay', 'Out of network standard retail'),
    ],
    '$1.00 copay',
  ],
  ['brand-name drugs on tier 1', [tier(1, 'Brand-name drugs', '25% coinsurance')], null],
  ['no tier 1', [tier(2, 'Preferred Generic', '$0.00 copay')], null],
  ['no tiers', [], null],
])('[PLAN-022] what a preferred generic costs on tier 1: %s', (_story, tiers, text) => {
  expect(tier1PreferredGeneric(tiers)).toEqual(parseCostShare(text));
});
