/** What is loaded, swapped and retired as one. Plans and star ratings go by plan year. */
export const DATASETS = ['geography', 'stars', 'plans'] as const;
export type Dataset = (typeof DATASETS)[number];
