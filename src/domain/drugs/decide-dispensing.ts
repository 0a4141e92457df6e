import type { BillingUnit, Dispensing } from './dispensing.ts';

/** All that sources tell of how a drug is counted. */
export type DispensingEvidence = {
  rxcui: string;
  /** The whole name of RxNorm. */
  name: string;
  genericName: string;
  brandName: string | null;
  doseForm: string;
  /** The billing units that lists of acquisition costs (NADAC) name for its codes, each once. */
  units: readonly BillingUnit[];
  /** Of the FDA's directory: quantity containers of size sizeUnit each. */
  packages: readonly { name: string; size: number; sizeUnit: string; quantity: number }[];
};

/** Where it is known from, for people to check. */
export type DecidedDispensing = Dispensing & { unitSource: string; packageSource: string };

export const decideDispensing = (_evidence: DispensingEvidence): DecidedDispensing => ({
  unit: null,
  item: 'unit',
  packages: [],
  asksSize: false,
  usual: null,
  unitSource: 'none',
  packageSource: 'none',
});
