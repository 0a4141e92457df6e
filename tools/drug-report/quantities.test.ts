import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { isInsulin } from '#domain/drug-cost/insulin.ts';
import { doseFormOf } from '#domain/drugs/dispensing/dose-forms.ts';
import { reviewedRowOf } from '#domain/drugs/dispensing/reviewed.ts';
import { isPlausibleQuantity } from '#domain/drugs/plausible-quantity.ts';
import { checkClaims, checkLimits } from './default-findings.ts';
import { explainedLines } from './explained-quantities.ts';
import { type PricedRow, priceDrugs } from './priced-drugs.ts';
import { type CheckedLine, checkQuantities } from './quantities.ts';

const realDataDir = process.env['REAL_DATA_DIR'];
const withRealRows = test.skipIf(!realDataDir);

let checked: CheckedLine[];
let drugs: PricedRow[];
beforeAll(async () => {
  if (!realDataDir) return;
  const folder = join(realDataDir, 'drugs');
  checked = await checkQuantities(folder);
  drugs = [...(await priceDrugs(folder)).drugs.values()];
});

const linesOf = (wanted: CheckedLine['verdict']) =>
  checked
    .filter(({ verdict }) => verdict === wanted)
    .map(({ line: { brandName, genericName } }) => `${brandName}|${genericName}`);

withRealRows('of the 500 most used drugs none has a default month that its claims belie, unless explained', () => {
  expect(checked).toHaveLength(500);
  expect(linesOf('outside')).toEqual([]);
  expect(linesOf('explained')).toEqual(explainedLines);
  expect(linesOf('inside').length).toBeGreaterThan(320);
});

withRealRows('the names without a code are known', () => {
  const names = linesOf('no-code').filter((name) => !/NEEDLE|SYRINGE|PADS/.test(name));
  expect(names).toEqual([
    'AMITRIPTYLINE HCL|AMITRIPTYLINE HCL',
    'AZELASTINE HCL*|AZELASTINE HCL',
    'PRALUENT PEN|ALIROCUMAB',
    'AMANTADINE|AMANTADINE HCL',
    'PEG 3350-ELECTROLYTE|SODIUM CHLORIDE/NAHCO3/KCL/PEG',
    'BETAMETHASONE DIPROP AUGMENTED|BETAMETHASONE/PROPYLENE GLYC',
    'SODIUM CHLORIDE*|0.9 % SODIUM CHLORIDE',
    'CYANOCOBALAMIN INJECTION|CYANOCOBALAMIN (VITAMIN B-12)',
  ]);
});

withRealRows('no rule for a form, and no reviewed row, has another unit than NADAC has for the drug', () => {
  const known = drugs.filter(({ nadac }) => nadac?.unit);
  expect(known.length).toBeGreaterThan(2300);
  const decided = known.map((drug) => ({
    name: drug.name,
    unit: reviewedRowOf(drug)?.unit ?? doseFormOf(drug.name, drug.doseForm)?.unit ?? null,
    nadac: drug.nadac?.unit,
  }));
  expect(decided.filter(({ unit, nadac }) => unit !== null && unit !== nadac)).toEqual([]);
});

const namesOf = (findings: ReturnType<typeof checkLimits>['findings']) =>
  findings.filter(({ why }) => why === null).map(({ name, month, other }) => `${name}: ${month}, not ${other}`);

withRealRows(
  'no default month of a drug with a price exceeds the quantity limit of a formulary, unless explained',
  () => {
    const { compared, findings } = checkLimits(drugs, join(realDataDir ?? '', 'spuf'));
    expect(compared).toBeGreaterThan(500);
    expect(namesOf(findings)).toEqual([]);
    expect(findings.filter(({ why }) => why !== null)).toHaveLength(4);
  },
);

withRealRows('no default month of a drug with a price is far from a claim of its own line, unless explained', () => {
  const { compared, findings } = checkClaims(drugs, join(realDataDir ?? '', 'drugs'));
  expect(compared).toBeGreaterThan(1700);
  expect(namesOf(findings)).toEqual([]);
  expect(findings.filter(({ why }) => why !== null)).toHaveLength(7);
});

withRealRows('what stands ready in the form is never too much to be meant', () => {
  const ready = drugs.flatMap(({ name, genericName, dispensing }) => {
    const { item, packages, unit, usual } = dispensing;
    return usual
      ? [
          {
            name,
            counted: { item, packageSize: packages[0]?.size ?? null, unit, isInsulin: isInsulin(genericName) },
            usual,
          },
        ]
      : [];
  });
  expect(ready.length).toBeGreaterThan(3000);
  const absurd = ready.filter(({ counted, usual }) => !isPlausibleQuantity(counted, usual.quantity, usual.frequency));
  expect(absurd.map(({ name }) => name)).toEqual([]);
});
