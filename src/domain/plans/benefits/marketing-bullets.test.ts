import { expect, test } from 'vitest';
import { benefitItemsOf, tierItemsOf } from './benefit-items.ts';
import { type BenefitLine, readBenefit } from './benefit-line.ts';
import { parseCostShare } from './cost-share.ts';
import { marketingBulletsOf } from './marketing-bullets.ts';

const line = (category: string, service: string, inNetwork: string | null = '$0 copay'): BenefitLine =>
  readBenefit({
    category,
    service,
    inNetwork,
    outOfNetwork: null,
    anyNetwork: null,
    limits: null,
  });

const DOCTOR = line('Doctor services', 'Primary doctor visit');
const LABS = line('Tests, labs, & imaging', 'Lab services', '$3 copay');
const MEALS = line('More benefits', 'Meals for short duration');
const RIDES = line('More benefits', 'Transportation services for non-emergency care: Plan-approved locations');
const FITNESS = line('More benefits', 'Fitness benefit');
const FILLINGS = line('Comprehensive dental', 'Restorative services', '50% coinsurance');
const GLASSES = line('Vision', 'Eyeglasses (frames & lenses)');
const AIDS = line('Hearing', 'Hearing aids - prescription', '$199-$1,249 copay');
const EIGHT = [DOCTOR, LABS, MEALS, RIDES, FITNESS, FILLINGS, GLASSES, AIDS];

const TIERS = Array.from({ length: 7 }, (_, index) => ({
  pharmacyChannel: 'Standard retail pharmacy',
  tier: 7 - index,
  label: `Tier ${7 - index} drugs`,
  initial: parseCostShare(`$${7 - index}.00 copay`),
}));

const all = (lines: readonly BenefitLine[]) => [...tierItemsOf(TIERS), ...benefitItemsOf(lines)];

test.each(['MA', 'MAPD', 'SNP'] as const)(
  '[PLAN-421, PLAN-423] an %s plan has at most five bullets, ranked before they are cut',
  (planType) => {
    expect(marketingBulletsOf(all(EIGHT), planType)).toEqual([
      { rank: 1, benefitId: '16b1', benefitName: 'Restorative services', value: parseCostShare('50% coinsurance') },
      {
        rank: 3,
        benefitId: '18b1',
        benefitName: 'Hearing aids - prescription',
        value: parseCostShare('$199-$1,249 copay'),
      },
      expect.objectContaining({ rank: 4, benefitId: '17b2' }),
      expect.objectContaining({ rank: 5, benefitId: 'transportation' }),
      expect.objectContaining({ rank: 6, benefitId: '14a6', value: parseCostShare('$0 copay') }),
    ]);
  },
);

test('[PLAN-422] a drug plan has at most six, which are its tiers in order', () => {
  expect(marketingBulletsOf(all(EIGHT), 'PDP').map(({ benefitId, value }) => [benefitId, value])).toEqual([
    ['tier-1', parseCostShare('$1.00 copay')],
    ['tier-2', parseCostShare('$2.00 copay')],
    ['tier-3', parseCostShare('$3.00 copay')],
    ['tier-4', parseCostShare('$4.00 copay')],
    ['tier-5', parseCostShare('$5.00 copay')],
    ['tier-6', parseCostShare('$6.00 copay')],
  ]);
});

test('[PLAN-423] benefits without a rank come last, in the order of the source', () => {
  const bullets = marketingBulletsOf(all([LABS, DOCTOR, MEALS]), 'MAPD');
  expect(bullets.map(({ benefitId, rank }) => [benefitId, rank])).toEqual([
    ['meals', 7],
    ['lab-services', null],
    ['M90', null],
  ]);
});

test.each([
  ['not covered', 'Not covered'],
  ['only named', ''],
  ['covered for one of its services only', '$0 copay; Not covered'],
  ['of which the source says nothing', null],
])('nothing is said of a benefit that is %s', (_story, said) => {
  expect(marketingBulletsOf(benefitItemsOf([line('More benefits', 'Fitness benefit', said)]), 'MA')).toEqual([]);
});
