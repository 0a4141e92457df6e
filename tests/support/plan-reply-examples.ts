import type { Rider } from '#contract/plan.ts';
import type { BenefitItem } from '#contract/plan-card.ts';
import { parseCostShare } from '#domain/plans/benefits/cost-share.ts';
import { aCost, aDrugCost, someParts } from './web/cost-examples.ts';
import { aCard, aPlan, planDetails } from './web/examples.ts';

const FREE = parseCostShare('$0 copay');
const ALL_KINDS =
  parseCostShare('Tier 1; $5 per day for days 1-5; $8 and 5% per stay; Some coverage; Not covered; new') ?? [];
const BENEFIT = {
  benefitId: 'M90',
  benefitName: 'Primary doctor visit',
  benefitcategory: 'Doctor services',
  benefitDescription: null,
  value: FREE,
  coverage: 'covered',
  networkTypes: ['in-network'],
  hideShopperProfile: false,
  planBenefit: false,
  medicalBenefit: true,
  partDBenefit: false,
} satisfies BenefitItem;
const RIDER = {
  packageNumber: 1,
  benefitName: 'Package #1',
  preText: [
    { kind: 'monthly-premium', cents: 9_00 },
    { kind: 'text', english: 'Deductible: varies' },
  ],
  helpText: ['eyewear'],
} satisfies Rider;
export const SOURCE = { source: 'Sample plans', asOf: '2026-10-01' };
export const RATED = aPlan({ starRating: { year: 2026, overall: 1, medical: 5, drug: 4.5, reason: null } });

export const CARD = aCard(RATED, {
  benefits: [BENEFIT],
  marketingBullets: [{ rank: 1, benefitId: '16b1', benefitName: 'Restorative services', value: ALL_KINDS }],
  rider: [RIDER],
  secondBenefit: { name: 'Vision', value: '$0 copay' },
});

const TIER = {
  pharmacyChannel: 'Standard retail pharmacy',
  tier: 1,
  label: 'Preferred Generic',
  initial: FREE,
  catastrophic: null,
} as const;
export const DETAILS = planDetails(RATED, {
  benefits: [
    {
      benefitId: '17b5',
      category: 'Vision',
      service: 'Upgrades',
      inNetwork: FREE,
      outOfNetwork: null,
      anyNetwork: null,
      limits: [{ kind: 'referral' }, { kind: 'text', english: 'step_two' }],
    },
  ],
  medicalDeductibleText: { kind: 'amounts', spans: [{ from: 0, to: 0 }] },
  tiers: [TIER, { ...TIER, initial: null, catastrophic: FREE }],
  rider: [RIDER],
  sources: { planList: SOURCE, benefits: SOURCE, tiers: SOURCE, stars: SOURCE },
});

export const COST = aCost('S9999001000', 12_000, {
  drugs: [
    aDrugCost('00093111201', {
      restrictions: {
        priorAuthorization: true,
        stepTherapy: false,
        quantityLimit: { amount: 30, days: 30, unit: 'EA', isOverLimit: false },
      },
      offers: [
        { days: 90, delivery: 'mail', isAtPharmacy: false, fill: 500 },
        { days: 30, delivery: 'retail', isAtPharmacy: true, fill: null },
      ],
      average: { year: 2023, poolsStrengths: true, isNegotiated: true },
    }),
    aDrugCost('00002771559'),
  ],
  parts: someParts(12_000),
  restOfYear: { fromMonth: 12, total: 1000, notCovered: 0 },
  sources: [{ ...SOURCE, madeUp: true }],
});
