import { expect, test } from 'vitest';
import { drugYear } from '#content/en/drug-cost-year.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { aCost, aDrugCost, someParts } from '#tests/support/web/cost-examples.ts';
import { yearLines, yearOfDrugs } from './drug-year.ts';

const [TABLETS, INSULIN, OTHER] = [LISINOPRIL.nationalDrugCode, PENS.nationalDrugCode, '11111111111'];
const drugs = [LISINOPRIL, PENS, { nationalDrugCode: OTHER, drugDosage: 'Other 5 mg tablet' }];

const covered = aDrugCost(TABLETS);
const notCovered = (ndc: string, year: number | null) => aDrugCost(ndc, { coverage: 'not-covered', year });
const notSold = (ndc: string, year: number | null) => aDrugCost(ndc, { isOffered: false, year });

const cases: [story: string, change: Partial<PlanDrugCost>, lines: string[]][] = [
  ['covered drugs alone need no word', { parts: someParts(100_00), drugs: [covered] }, ['$100.00']],
  ['covered drugs for nothing are a figure', { parts: someParts(0), drugs: [covered] }, ['$0.00']],
  [
    'what is not covered stands apart by name',
    {
      parts: someParts(100_00, { notCovered: 23_00, notCoveredDrugs: [INSULIN] }),
      drugs: [covered, notCovered(INSULIN, 23_00)],
    },
    ['$100.00 covered', `+ $23.00 not covered: ${PENS.drugDosage}`],
  ],
  [
    'and so it does without a price',
    {
      parts: someParts(100_00, { notCovered: null, notCoveredDrugs: [INSULIN] }),
      drugs: [covered, notCovered(INSULIN, null)],
    },
    ['$100.00 covered', `+ not covered: ${PENS.drugDosage}, price not available`],
  ],
  [
    'what is not sold so is not called not covered',
    {
      parts: someParts(0, { notCovered: 3_023_00, notCoveredDrugs: [INSULIN, OTHER] }),
      drugs: [covered, notCovered(INSULIN, 23_00), notSold(OTHER, 3_000_00)],
    },
    [
      '$0.00 covered',
      `+ $23.00 not covered: ${PENS.drugDosage}`,
      '+ $3,000.00 covered, but not sold this way: Other 5 mg tablet',
    ],
  ],
  [
    'a price that is not known does not hide that of another',
    {
      parts: someParts(100_00, { notCovered: null, notCoveredDrugs: [INSULIN, OTHER] }),
      drugs: [covered, notCovered(INSULIN, null), notSold(OTHER, 3_000_00)],
    },
    [
      '$100.00 covered',
      `+ not covered: ${PENS.drugDosage}, price not available`,
      '+ $3,000.00 covered, but not sold this way: Other 5 mg tablet',
    ],
  ],
  [
    'where nothing is covered there is no $0.00 of covered drugs',
    { parts: someParts(0, { notCovered: 23_00, notCoveredDrugs: [INSULIN] }), drugs: [notCovered(INSULIN, 23_00)] },
    [`$23.00 not covered: ${PENS.drugDosage}`],
  ],
  [
    'what the plan covers on its own has words of its own',
    { parts: someParts(100_00, { supplemental: 7_00 }), drugs: [covered] },
    ['$100.00 covered', `+ ${drugYear.supplemental('$7.00')}`],
  ],
  [
    'covered drugs that are not known do not hide the others',
    {
      parts: someParts(null, { notCovered: 23_00, notCoveredDrugs: [INSULIN] }),
      drugs: [covered, notCovered(INSULIN, 23_00)],
    },
    [drugYear.notAvailable, `+ $23.00 not covered: ${PENS.drugDosage}`],
  ],
  [
    'with Extra Help both figures, and the rest once',
    {
      parts: someParts(12_00, { notCovered: 23_00, notCoveredDrugs: [INSULIN] }),
      partsWithoutHelp: someParts(100_00, { notCovered: 23_00, notCoveredDrugs: [INSULIN] }),
      drugs: [covered, notCovered(INSULIN, 23_00)],
    },
    [
      'With Extra Help $12.00 covered',
      `+ $23.00 not covered: ${PENS.drugDosage}`,
      'Without Extra Help $100.00 covered',
    ],
  ],
  [
    'out of the network a plan sells nothing, in no supply',
    {
      parts: someParts(0, { notCovered: 3_000_00, notCoveredDrugs: [OTHER] }),
      drugs: [notSold(OTHER, 3_000_00)],
      inNetwork: false,
    },
    ['$3,000.00 full price outside the network: Other 5 mg tablet'],
  ],
  ['no figure at all', { parts: null }, []],
];

test.each(cases)('%s', (_story, change, texts) => {
  const { lead, apart, withoutHelp } = yearLines(aCost('H9918001000', null, change), {
    drugYear,
    drugs,
    language: 'en',
  });
  expect([lead, ...apart, withoutHelp].flatMap((line) => line?.text ?? [])).toEqual(texts);
});

test('the drugs of a year are all of them, and not known as soon as one part is not', () => {
  expect(yearOfDrugs({ parts: someParts(100_00, { supplemental: 7_00, notCovered: 23_00 }) })).toBe(130_00);
  expect(yearOfDrugs({ parts: someParts(100_00, { notCovered: null }) })).toBeNull();
  expect(yearOfDrugs({ parts: null })).toBeNull();
});
