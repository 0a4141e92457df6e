/** What a list of plans can be narrowed by. */
export const FILTER_BENEFITS = [
  'dental',
  'vision',
  'hearing',
  'fitness',
  'over-the-counter',
  'transportation',
  'telehealth',
  'meals',
] as const;
export type FilterBenefit = (typeof FILTER_BENEFITS)[number];
