import { expect, test } from 'vitest';
import { paymentPlanFit } from './payment-plan-fit.ts';

const inJanuary = (cents: number) => [cents, ...Array.from({ length: 11 }, () => 0)];
const monthly = (cents: number) => Array.from({ length: 12 }, () => cents);
const spread = monthly(50_00);

// The even bills are those of CMS publication 12211, example mppp-2.
const OF_EVEN_COSTS = [80_00, 7_27, 15_27, 24_16, 34_16, 45_59, 58_93, 74_92, 94_93, 121_59, 161_59, 241_59];

test.each([
  ['a fill of $600', { billable: inJanuary(600_00), bills: spread, dearestFill: 600_00 }, false, true, 'dear-fill'],
  ['one cent less', { billable: inJanuary(599_99), bills: spread, dearestFill: 599_99 }, false, null, 'smaller-months'],
  ['with Extra Help', { billable: inJanuary(600_00), bills: spread, dearestFill: 600_00 }, true, false, 'extra-help'],
  [
    'even costs, whose bills grow',
    { billable: monthly(80_00), bills: OF_EVEN_COSTS, dearestFill: 80_00 },
    false,
    false,
    'no-lower-month',
  ],
  ['nothing to pay', { billable: monthly(0), bills: monthly(0), dearestFill: 0 }, true, false, 'nothing-to-spread'],
] as const)('who the payment plan helps: %s', (_story, year, hasExtraHelp, likely, because) => {
  expect(paymentPlanFit(year, hasExtraHelp)).toEqual({ likely, because });
});
