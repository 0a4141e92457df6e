import { type PrintedBenefit, readBenefit } from '#domain/plans/benefits/benefit-line.ts';
import { knownBenefit } from '#domain/plans/benefits/benefit-table.ts';
import { parseAmounts, parseCostShare } from '#domain/plans/benefits/cost-share.ts';
import { type PrintedRider, readRider } from '#domain/plans/benefits/riders.ts';
import type { Json } from './question.ts';

type Fields = { [name: string]: Json };
type Older = Fields & {
  benefits: PrintedBenefit[];
  tiers: (Fields & { initialText: string; catastrophicText: string | null })[];
  rider: PrintedRider[];
  medicalDeductibleText: string | null;
};

/** What a plan costs was sent as the source prints it. A reply that tells of no plan has no benefits. */
export function toDetails(reply: Fields): Json {
  if (!('benefits' in reply)) return reply;
  const { benefits, tiers, rider, medicalDeductibleText, ...same } = reply as Older;
  return {
    ...same,
    medicalDeductibleText: parseAmounts(medicalDeductibleText),
    benefits: benefits.map((line) => ({ benefitId: knownBenefit(line).benefitId, ...readBenefit(line) })),
    tiers: tiers.map(({ initialText, catastrophicText, initialCostType: _type, initialCost: _cost, ...tier }) => ({
      ...tier,
      initial: parseCostShare(initialText),
      catastrophic: parseCostShare(catastrophicText),
    })),
    rider: rider.map(readRider),
  };
}
