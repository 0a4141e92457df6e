/** A row of average prices: what a unit of a drug cost Medicare in a year. @source CMS Medicare Part D Spending by Drug */
export type PriceLine = {
  brandName: string;
  genericName: string;
  /** Millionths of a dollar. */
  unitCost: number;
  dataYear: number;
  claims: number | null;
  sourceLine: number;
};
