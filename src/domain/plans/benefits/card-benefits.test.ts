import { expect, test } from 'vitest';
import { type BenefitLine, readBenefit, type TierLine } from './benefit-line.ts';
import { cardBenefitsOf } from './card-benefits.ts';
import { parseCostShare } from './cost-share.ts';

const line = (category: string, service: string): BenefitLine =>
  readBenefit({
    category,
    service,
    inNetwork: '$0 copay',
    outOfNetwork: null,
    anyNetwork: null,
    limits: null,
  });
const LINES = [
  line('Doctor services', 'Primary doctor visit'),
  line('Tests, labs, & imaging', 'Urgent care'),
  line('More benefits', 'Over the counter drug benefits'),
];
const TIERS: TierLine[] = [
  {
    pharmacyChannel: 'Standard retail pharmacy',
    tier: 1,
    label: 'Preferred Generic',
    initial: parseCostShare('$2.00 copay'),
  },
];
const idsOf = (rows: readonly { benefitId: string }[] | null) => rows?.map(({ benefitId }) => benefitId);

test('[PLAN-025] a card leaves out what is hidden, and its bullets still know it', () => {
  const card = cardBenefitsOf({ planType: 'MAPD', lines: LINES, tiers: TIERS });
  expect(idsOf(card.benefits)).toEqual(['M90']);
  expect(idsOf(card.marketingBullets)).toEqual(['over-the-counter', 'M90', 'urgent-care']);
  expect(card.tier1PreferredGeneric).toEqual(parseCostShare('$2.00 copay'));
});

test('the benefits of a drug plan are its tiers', () => {
  const card = cardBenefitsOf({ planType: 'PDP', lines: null, tiers: TIERS });
  expect(idsOf(card.benefits)).toEqual(['tier-1']);
  expect(card.marketingBullets).toMatchObject([
    { rank: 1, benefitName: 'Preferred Generic', value: parseCostShare('$2.00 copay') },
  ]);
});

test.each([
  ['a health plan without lines', { planType: 'MA', lines: null, tiers: [] }],
  ['a health plan with none but drug tiers', { planType: 'MAPD', lines: null, tiers: TIERS }],
  ['a health plan with an empty list', { planType: 'SNP', lines: [], tiers: [] }],
  ['a drug plan without tiers', { planType: 'PDP', lines: LINES, tiers: [] }],
] as const)('[ERR-419] benefits that are not known are null: %s', (_story, known) => {
  expect(cardBenefitsOf(known)).toMatchObject({ benefits: null, marketingBullets: [] });
});

test('a plan that shows none of its benefits has an empty list, which is not the same as an unknown one', () => {
  const card = cardBenefitsOf({ planType: 'MA', lines: [line('More benefits', 'Telehealth')], tiers: [] });
  expect(card).toMatchObject({ benefits: [], marketingBullets: [{ benefitId: 'telehealth' }] });
});
