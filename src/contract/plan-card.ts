import { z } from 'zod';
import { NETWORK_TYPES } from '#domain/plans/benefits/benefit-items.ts';
import { COVERAGES } from '#domain/plans/benefits/coverage.ts';
import { CostShare } from './cost-share.ts';
import { PlanSummary, Rider } from './plan.ts';

/** One benefit of a plan as a card shows it. Names follow spec A3; PLAN-025. */
export const BenefitItem = z
  .strictObject({
    /** The code of the benefit; its label in each language stands in the plan benefits content. */
    benefitId: z.string(),
    benefitName: z.string(),
    benefitcategory: z.string(),
    benefitDescription: z.string().nullable(),
    /** Null where the source says nothing, which is not the same as no cover. */
    value: CostShare.nullable(),
    /** 'No Coverage' may be shown for 'not-covered' alone. ERR-420. */
    coverage: z.enum(COVERAGES),
    networkTypes: z.array(z.enum(NETWORK_TYPES)),
    hideShopperProfile: z.boolean(),
    planBenefit: z.boolean(),
    medicalBenefit: z.boolean(),
    partDBenefit: z.boolean(),
  })
  .meta({ id: 'BenefitItem' });
export type BenefitItem = z.infer<typeof BenefitItem>;

/** A short reason to look at a plan: which benefit, and what is paid for it. */
export const MarketingBullet = z.strictObject({
  /** Null for a benefit without a rank, which comes last. */
  rank: z.int().nullable(),
  benefitId: z.string(),
  /** In the words of the source, for an id that content has no label for. */
  benefitName: z.string(),
  value: CostShare,
});
export type MarketingBullet = z.infer<typeof MarketingBullet>;

/** All that a saved-plan card shows of the catalogue. */
export const PlanCard = PlanSummary.extend({
  /**
   * What a card shows; the details have every line. Those of a drug plan are its tiers. Null when the plan is known and
   * its benefits are not: 'Benefits not found !!'. ERR-419.
   */
  benefits: z.array(BenefitItem).nullable(),
  /** Ranked, at most five, or six for a drug plan. PLAN-421 to PLAN-423. */
  marketingBullets: z.array(MarketingBullet),
  /** Empty where the source tells of none. PLAN-019. */
  rider: z.array(Rider),
  /** What a preferred generic drug costs. */
  tier1PreferredGeneric: CostShare.nullable(),
  /** The plan's own sentence about itself; null where no source tells it. PLAN-019. */
  planPositioningStatement: z.string().nullable(),
  /** What the plan pays for drugs in one line, and one more benefit; null where no source tells it. PLAN-022, PLAN-603. */
  prescriptionDrugs: z.string().nullable(),
  secondBenefit: z.strictObject({ name: z.string(), value: z.string() }).nullable(),
}).meta({ id: 'PlanCard', 'x-written-once': true });
export type PlanCard = z.infer<typeof PlanCard>;
