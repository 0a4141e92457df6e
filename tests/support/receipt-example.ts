import type { PlanReceipt } from '#contract/drug-receipt.ts';
import { SOURCE } from './plan-reply-examples.ts';
import { aDrugReceipt, aPeriod, aReceipt } from './web/cost-examples.ts';

const FILL = { month: 1, ndc: '00093111201', price: 1000, pays: 500, counts: 500, countedSoFar: 500 };
const ROW = { ...SOURCE, kind: 'listing', file: 'formulary.txt', line: 3, madeUp: true } as const;
const PRICE = {
  basis: 'reference',
  referenceYear: 2024,
  referenceLine: { brandName: 'LISINOPRIL', genericName: 'LISINOPRIL' },
  poolsStrengths: false,
  isNegotiated: false,
  days: 30,
  units: 30_000,
  unit: 'EA',
  pack: { item: 'pen', items: 1, size: 3000 },
  unitCost: 100_000,
  ingredients: 3_000_000,
  fee: null,
  floor: null,
  isFloor: false,
  price: 300,
} as const;
export const RECEIPT: PlanReceipt = aReceipt({
  pharmacy: { pharmacyNumber: '101234567893', pharmacyName: null, network: 'preferred' },
  drugs: [
    aDrugReceipt('00093111201', {
      price: PRICE,
      byPhase: [{ phase: 'initial', fills: 12, cents: 12_000 }],
      rows: [ROW],
    }),
    aDrugReceipt('00002771559', { price: { ...PRICE, basis: 'plan' } }),
  ],
  fullYear: {
    fromMonth: 12,
    help: 4,
    total: 500,
    fills: [
      {
        ...FILL,
        month: 12,
        phases: ['initial'],
        steps: [
          { step: 'part', phase: 'initial', of: 1000, by: { rule: 'all' }, result: 1000 },
          { step: 'part', phase: 'initial', of: 1000, by: { rule: 'nothing' }, result: 0 },
          {
            step: 'part',
            phase: 'initial',
            of: 1000,
            by: { rule: 'tier', share: { kind: 'copay', amount: 500 }, isBeforeDeductible: false },
            result: 500,
          },
          {
            step: 'part',
            phase: 'initial',
            of: 1000,
            by: {
              rule: 'tier',
              share: { kind: 'coinsurance', parts: 2500, least: null, most: null },
              isBeforeDeductible: true,
            },
            result: 250,
          },
          { step: 'part', phase: 'initial', of: 1000, by: { rule: 'parts', parts: 2500 }, result: 250 },
          { step: 'free-vaccine', phase: 'vaccine', result: 0 },
          { step: 'free-vaccine', phase: 'catastrophic', result: 0 },
          {
            step: 'extra-help',
            category: 0,
            by: { rule: 'larger', parts: 500, copay: 510, most: 1000 },
            result: 510,
          },
          {
            step: 'extra-help',
            category: 4,
            by: { rule: 'smallest', candidates: [{ name: 'price', amount: 1000 }] },
            result: 1000,
          },
          {
            step: 'extra-help-partial',
            deductible: 0,
            rest: 1000,
            tierShare: 500,
            parts: 1500,
            ownShare: 150,
            result: 150,
          },
          { step: 'limit', left: 500, result: 500 },
          { step: 'counted', ownShare: 500, standardShare: null, maker: 0, left: 500, result: 500 },
        ],
      },
    ],
  },
  restOfYear: { fromMonth: 1, help: 0, total: null, fills: [{ ...FILL, phases: [], steps: [] }] },
  months: { fullYear: aPeriod(), restOfYear: aPeriod({ fromMonth: 12 }) },
});
