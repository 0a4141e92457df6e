/** Drugs, pharmacy, costs: three steps that can be walked in any order. */
export const STEPS = ['drugs', 'pharmacy', 'results'] as const;
export type Step = (typeof STEPS)[number];
