import { expect, test } from 'vitest';
import type { PlanReceipt, ReceiptFill, ReceiptPeriod } from '#contract/drug-receipt.ts';
import { aDrugReceipt, aReceipt } from '#tests/support/web/cost-examples.ts';
import type { ReceiptAbout } from '#web/parts/drug-cost/receipt.tsx';
import { pickFigure } from './pick-figure.ts';

const fill = (month: number, ndc: string, pays: number): ReceiptFill => ({
  month,
  ndc,
  pays,
  price: 90_00,
  counts: pays,
  countedSoFar: 0,
  phases: [],
  steps: [],
});

const FILLS = [fill(1, 'A', 10_00), fill(1, 'B', 20_00), fill(2, 'A', 5_01)];
const YEAR: ReceiptPeriod = { fromMonth: 1, help: 3, total: 35_01, fills: FILLS };
const WITHOUT: ReceiptPeriod = { ...YEAR, help: 0, total: 60_00, fills: [fill(1, 'A', 60_00)] };
const REST: ReceiptPeriod = { fromMonth: 11, help: 3, total: 7_00, fills: [fill(12, 'B', 7_00)] };

const drug = (ndc: string, pays: number) => aDrugReceipt(ndc, { initialFill: fill(12, ndc, pays) });

const receipt = (more: Partial<PlanReceipt> = {}) =>
  aReceipt({ drugs: [drug('A', 5_00)], fullYear: YEAR, withoutHelp: WITHOUT, restOfYear: REST, ...more });

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const figures: [ReceiptAbout, object][] = [
  [{ about: 'year' }, { cents: 35_01, sum: 35_01, fills: FILLS, months: ALL_MONTHS, help: 3 }],
  [{ about: 'average' }, { cents: 2_92, sum: 35_01, fills: FILLS, months: ALL_MONTHS }],
  [{ about: 'without-help' }, { cents: 60_00, fills: WITHOUT.fills, help: 0 }],
  [{ about: 'rest' }, { cents: 7_00, fills: REST.fills, months: [11, 12] }],
  [
    { about: 'month', month: 1 },
    { cents: 30_00, fills: FILLS.slice(0, 2), months: [] },
  ],
  [
    { about: 'month', month: 3 },
    { cents: 0, fills: [] },
  ],
  [
    { about: 'drug', ndc: 'A' },
    { cents: 15_01, fills: [FILLS[0], FILLS[2]], months: [1, 2] },
  ],
  [
    { about: 'fill', ndc: 'A' },
    { cents: 5_00, months: [], help: 3 },
  ],
];

const NOT_COVERED: ReceiptFill = { ...fill(1, 'C', 23_00), phases: ['not-covered'] };
const NOT_SOLD: ReceiptFill = { ...fill(2, 'D', 90_00), phases: ['not-offered'] };
const EXTRA: ReceiptFill = { ...fill(2, 'E', 4_00), phases: ['supplemental'] };
const MIXED: ReceiptPeriod = { ...YEAR, total: null, fills: [...FILLS, NOT_COVERED, NOT_SOLD, EXTRA] };

test.each([
  ['covered', 35_01, FILLS],
  ['not-covered', 23_00, [NOT_COVERED]],
  ['not-sold', 90_00, [NOT_SOLD]],
  ['supplemental', 4_00, [EXTRA]],
] as const)(
  'each part of a year is the sum of its own fills, also where the year has no total: %s',
  (part, cents, fills) => {
    const about = { about: 'part', part, isHelped: true } as const;
    expect(pickFigure(receipt({ fullYear: MIXED }), about)).toMatchObject({ cents, fills, help: 3 });
  },
);

test('the covered part without Extra Help is that of the year without it', () => {
  const about = { about: 'part', part: 'covered', isHelped: false } as const;
  expect(pickFigure(receipt(), about)).toMatchObject({ cents: 60_00, help: 0 });
});

test.each(figures)('the fills behind $about', (about, figure) => {
  expect(pickFigure(receipt(), about)).toMatchObject(figure);
});

test('without Extra Help the year itself is the figure without it', () => {
  expect(pickFigure(receipt({ withoutHelp: null }), { about: 'without-help' })?.cents).toBe(35_01);
});

test.each<[ReceiptAbout, Partial<PlanReceipt>]>([
  [{ about: 'year' }, { fullYear: { ...YEAR, total: null } }],
  [{ about: 'average' }, { fullYear: { ...YEAR, total: null } }],
  [{ about: 'month', month: 1 }, { fullYear: { ...YEAR, total: null } }],
  [{ about: 'rest' }, { restOfYear: null }],
  [{ about: 'drug', ndc: 'C' }, {}],
  [{ about: 'drug', ndc: 'A' }, { fullYear: null }],
  [{ about: 'fill', ndc: 'A' }, { drugs: [{ ...drug('A', 0), initialFill: null }] }],
])('what is not known has no figure: $about', (about, more) => {
  expect(pickFigure(receipt(more), about)).toBeNull();
});
