import { ingredientsOf } from './ingredients.ts';

/**
 * Whether a drug is an insulin, alone or mixed with another drug: the law caps mixtures too.
 * @source 42 U.S.C. 1395w-102(b)(9)(C): licensed insulin, "including insulin in combination with another drug"
 */
export const isInsulin = (ingredients: string): boolean =>
  ingredientsOf(ingredients).some((ingredient) => /^insulin\b(?!-)/.test(ingredient));
