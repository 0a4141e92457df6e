/**
 * What the whole country has, for a generated one of the same size. Plans, contracts and drugs of a formulary are those
 * of CMS's files of 2026; what is not known of them is marked as ours.
 */
export const COUNTRY = {
  year: 2027,
  localContracts: 688,
  regionalContracts: 8,
  drugContracts: 10,
  plansOfADrugContract: 37,
  /** Of all plans and their counties. */
  planCountyRows: 701_127,
  pharmacies: 62_000,
  names: 19_697,
  codes: 221_960,
  /** Drugs that are on any formulary, and how many of them a formulary lists. */
  listable: 6_400,
  partListed: 0.5,
  /** Ours: contracts share formularies. */
  formularies: 400,
  /** Ours: so many plans of a contract have the same prices, and a plan's share of the pharmacies of its counties. */
  plansOfAPriceList: 8,
  partInNetwork: 0.3,
} as const;
