/**
 * What is loaded, swapped and retired as one, in the order of loading. Plans, star ratings and formularies go by plan
 * year, and so do the pharmacies of the sample; real pharmacies and the rest hold for any year.
 */
export const DATASETS = [
  'geography',
  'stars',
  'plans',
  'drugs',
  'reference-prices',
  'drug-knowledge',
  'pharmacies',
  'formularies',
  'providers',
] as const;
export type Dataset = (typeof DATASETS)[number];
