import type { PlanType, ProductType, SnpType } from '#domain/plans/plan-type.ts';
import { rejectRow } from './files/rejection.ts';

/** How CMS names what a plan is. */
export type CmsPlanKind = {
  /** 'Plan Type', such as 'HMO-POS C-SNP'. */
  planType: string;
  /** 'SNP Institutional Type', which only the true files hold. */
  institutionalType: string | null;
  drugCoverage: boolean;
};

export type PlanKind = { planType: PlanType; snpType: SnpType | null; productType: ProductType };

const PRODUCT_OF: Record<string, ProductType> = {
  HMO: 'HMO',
  'HMO-POS': 'HMO-POS',
  HMOPOS: 'HMO-POS',
  PPO: 'PPO',
  'LOCAL PPO': 'PPO',
  'REGIONAL PPO': 'Regional PPO',
  PFFS: 'PFFS',
  MSA: 'MSA',
  COST: 'Cost',
  PDP: 'PDP',
};

const SNP_OF: Record<string, SnpType> = { D: 'C&S', C: 'Chronic', I: 'Institutional', IE: 'Institutional - IESNP' };

/** From CMS's plan types to ours. A PFFS, MSA or Cost plan keeps that as its product, under MA or MAPD. */
export function mapPlanKind({ planType, institutionalType, drugCoverage }: CmsPlanKind): PlanKind {
  const text = planType.toUpperCase().trim();
  const [, product = text, snp = null] = /^(.*?)\s*\b(D|C|I|IE)-?SNP$/.exec(text) ?? [];
  const productType = PRODUCT_OF[product] ?? rejectRow('the plan type is not known', `'${planType}'`);

  if (snp) return { planType: 'SNP', snpType: snpTypeOf(snp, institutionalType), productType };
  if (productType === 'PDP') return { planType: 'PDP', snpType: null, productType };
  return { planType: drugCoverage ? 'MAPD' : 'MA', snpType: null, productType };
}

// CMS tells the people who live at home with a nursing home's needs apart in a column of its own.
function snpTypeOf(snp: string, institutionalType: string | null): SnpType {
  const isEquivalent = snp === 'I' && /equivalent|\bIE-?SNP\b/i.test(institutionalType ?? '');
  const isHybrid = /hybrid|\band\b|\bor\b|\bHI-?SNP\b/i.test(institutionalType ?? '');
  return SNP_OF[isEquivalent && !isHybrid ? 'IE' : snp] ?? 'Institutional';
}
