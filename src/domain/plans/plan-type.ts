/** MA: Medicare Advantage without drug cover. MAPD: with it. PDP: drug plan. SNP: special needs plan. Spec A1. */
export const PLAN_TYPES = ['MA', 'MAPD', 'PDP', 'SNP'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** C&S (community and state) is the specification's name for a dual-eligible plan. Spec A1. */
export const SNP_TYPES = ['Chronic', 'Institutional', 'C&S', 'Institutional - IESNP'] as const;
export type SnpType = (typeof SNP_TYPES)[number];

/** How the plan pays doctors, as CMS names it. */
export const PRODUCT_TYPES = ['HMO', 'HMO-POS', 'PPO', 'Regional PPO', 'PFFS', 'MSA', 'Cost', 'PDP'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];
