type Named = { planName: string; planProductType?: string | null; mapsPlanType?: string | null };

/** Private fee-for-service is how a plan pays, not a plan type. DATA-004. */
export const isPffs = ({ planProductType, mapsPlanType }: Omit<Named, 'planName'>) =>
  [planProductType, mapsPlanType].some((type) => type?.trim().toUpperCase() === 'PFFS');

/** Known by words alone, as the next one: no source has a field for it. PLAN-410. */
export const isHighDeductible = (plan: Named) => isNamed(plan, /\bhigh[\s-]deductible\b/i);

export const isWellnessExtras = (plan: Named) => isNamed(plan, /\bwellness[\s-]extras\b/i);

/** Our reading: the subtype 'Institutional - IESNP' counts too. ENROLL-408, PLAN-027. */
export const isInstitutional = ({ snpType }: { snpType: string | null }) =>
  snpType?.startsWith('Institutional') ?? false;

const isNamed = ({ planName, planProductType }: Named, words: RegExp) =>
  [planName, planProductType].some((text) => text && words.test(text));
