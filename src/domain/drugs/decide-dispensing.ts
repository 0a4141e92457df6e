import { type DoseForm, doseFormOf } from './dispensing/dose-forms.ts';
import { type FdaPackage, fdaItem, fdaSizes } from './dispensing/fda-sizes.ts';
import { type ReviewedRow, reviewedRowOf } from './dispensing/reviewed.ts';
import { piecesIn, volumeIn } from './dispensing/size-in-name.ts';
import { usualOf } from './dispensing/usual.ts';
import type { BillingUnit, Dispensing, DoseItem, DosePackage } from './dispensing.ts';

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
  /** Of the FDA's directory. */
  packages: readonly FdaPackage[];
};

/** Where it is known from, for people to check. */
export type DecidedDispensing = Dispensing & { unitSource: string; packageSource: string };

type Known<Value> = { value: Value; source: string };

/** The reviewed row first; then sources that agree; then forms of which all codes agree. Never a guess. */
export function decideDispensing(evidence: DispensingEvidence): DecidedDispensing {
  const row = reviewedRowOf(evidence);
  const form = doseFormOf(evidence.name, evidence.doseForm);
  const unit = decideUnit(evidence, row, form);
  const item = row?.item ?? fdaItem(evidence.packages, form) ?? form?.item ?? 'unit';
  const sizes = unit.value === null ? NO_SIZES : decideSizes(evidence, row, unit.value);
  const packages = sizes.value.map((size) => packageOf(item, size, unit.value));
  return {
    unit: unit.value,
    item,
    packages,
    asksSize: packages.length === 0 && unit.value !== null && unit.value !== 'EA',
    usual: usualOf({ ...evidence, item, unit: unit.value }),
    unitSource: unit.source,
    packageSource: sizes.source,
  };
}

/** Sizes of one item have names of their own, by which the shopper chooses: '2.5 mL bottle', '60-count inhaler'. */
function packageOf(item: DoseItem, size: number, unit: BillingUnit | null): DosePackage {
  if (unit === 'EA') return { name: `${size}-count ${item}`, size };
  return { name: `${size} ${unit === 'ML' ? 'mL' : 'g'} ${item}`, size };
}

const NO_SIZES: Known<readonly number[]> = { value: [], source: 'none' };

function decideUnit(
  { units, name }: DispensingEvidence,
  row: ReviewedRow | null,
  form: DoseForm | null,
): Known<BillingUnit | null> {
  if (row) return { value: row.unit, source: `reviewed: ${row.source}` };
  const [first, second] = units;
  if (first && second) return { value: null, source: `sources disagree: NADAC has ${units.join(' and ')}` };
  if (first) return { value: first, source: `NADAC: ${first}` };
  if (piecesIn(name) !== null) return { value: 'EA', source: 'a pack of tablets or capsules, which are EA' };
  if (form?.unit) return { value: form.unit, source: form.source };
  if (isPowderToInject(name)) return { value: 'EA', source: POWDER };
  if (volumeIn(name) === 1) return { value: 'ML', source: 'one mL by its name: one unit, whichever it is billed by' };
  return { value: null, source: 'no source tells the unit' };
}

// Thirty-two codes in NADAC, from cefazolin to Vivitrol, and all of them are EA.
const POWDER = 'all codes in NADAC for a dry vial to inject are EA';
const isPowderToInject = (name: string) => / MG Injection( \[|$)/.test(name) && volumeIn(name) === null;

const NAME = 'the name in RxNorm';

function decideSizes(
  evidence: DispensingEvidence,
  row: ReviewedRow | null,
  unit: BillingUnit,
): Known<readonly number[]> {
  if (row && row.sizes.length > 0) return { value: row.sizes, source: `reviewed: ${row.source}` };
  const pieces = unit === 'EA' ? piecesIn(evidence.name) : null;
  if (pieces !== null) return { value: [pieces], source: NAME };
  if (unit === 'EA') return { value: [], source: 'one by one' };
  const volume = unit === 'ML' ? volumeIn(evidence.name) : null;
  if (volume !== null) return { value: [volume], source: NAME };
  const sizes = fdaSizes(evidence.packages, unit);
  return sizes.length > 0 ? { value: sizes, source: 'FDA directory' } : { value: [], source: 'asked' };
}
