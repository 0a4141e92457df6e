import type { BenefitLine, TierLine } from './benefit-line.ts';
import { isCardBenefit, knownBenefit, tierBenefitId } from './benefit-table.ts';
import type { CostShare } from './cost-share.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { tiersAtOnePharmacy } from './tiers.ts';

/** The networks that a benefit line speaks of, as the source prints its columns. */
export const NETWORK_TYPES = ['in-network', 'out-of-network', 'any'] as const;
export type NetworkType = (typeof NETWORK_TYPES)[number];

/** One benefit of a plan. Names follow spec A3; PLAN-025. */
export type BenefitItem = {
  benefitId: string;
  benefitName: string;
  benefitcategory: string;
  benefitDescription: string | null;
  value: CostShare | null;
  coverage: Coverage;
  networkTypes: NetworkType[];
  hideShopperProfile: boolean;
  planBenefit: boolean;
  medicalBenefit: boolean;
  partDBenefit: boolean;
};

/** All that the source says of a plan's benefits, in its order. */
export function benefitItemsOf(lines: readonly BenefitLine[]): BenefitItem[] {
  return lines.map((line) => {
    const { benefitId, kind } = knownBenefit(line);
    return {
      benefitId,
      benefitName: line.service,
      benefitcategory: line.category,
      benefitDescription: null,
      value: line.inNetwork ?? line.anyNetwork ?? line.outOfNetwork,
      coverage: coverageOf([line.inNetwork, line.outOfNetwork, line.anyNetwork]),
      networkTypes: networksOf(line),
      hideShopperProfile: !isCardBenefit(benefitId),
      planBenefit: kind === 'extra',
      medicalBenefit: kind === 'medical',
      partDBenefit: false,
    };
  });
}

/** What drugs cost on each tier; the description is the kind of pharmacy where they cost that. */
export function tierItemsOf(tiers: readonly TierLine[]): BenefitItem[] {
  return tiersAtOnePharmacy(tiers).map(({ tier, label, initial, pharmacyChannel }) => ({
    benefitId: tierBenefitId(tier),
    benefitName: label,
    benefitcategory: `Tier ${tier}`,
    benefitDescription: pharmacyChannel,
    value: initial,
    coverage: 'covered',
    networkTypes: ['in-network'],
    hideShopperProfile: false,
    planBenefit: false,
    medicalBenefit: false,
    partDBenefit: true,
  }));
}

function networksOf({ inNetwork, outOfNetwork, anyNetwork }: BenefitLine): NetworkType[] {
  const types: NetworkType[] = [];
  if (inNetwork !== null) types.push('in-network');
  if (outOfNetwork !== null) types.push('out-of-network');
  if (anyNetwork !== null) types.push('any');
  return types;
}
