import { expect, test } from 'vitest';
import { drugReceipt as words } from '#content/en/drug-cost-receipt.ts';
import type { ReceiptFill, ReceiptStep } from '#contract/drug-receipt.ts';
import { stepLines } from './step-lines.ts';

const fill = (steps: ReceiptStep[]): ReceiptFill => ({
  month: 1,
  ndc: '00003089421',
  price: 100_00,
  pays: 0,
  counts: 0,
  countedSoFar: 0,
  phases: [],
  steps,
});

const part = (phase: Extract<ReceiptStep, { step: 'part' }>['phase'], by: object, of = 100_00, result = 25_00) =>
  ({ step: 'part', phase, of, by, result }) as ReceiptStep;

const tier = (share: object, isBeforeDeductible = false) => ({ rule: 'tier', share, isBeforeDeductible });
const copay = (amount: number) => tier({ kind: 'copay', amount });
const coinsurance = (limits = {}) => tier({ kind: 'coinsurance', parts: 25_00, least: null, most: null, ...limits });

const COUNTED: ReceiptStep = {
  step: 'counted',
  ownShare: 25_00,
  standardShare: null,
  maker: 0,
  left: 2_000_00,
  result: 25_00,
};

const say = (steps: ReceiptStep[]) =>
  stepLines(fill(steps), { words, language: 'en' }).map(({ rule, sentences }) => [rule, ...sentences]);

test.each([
  [
    'a deductible',
    part('deductible', { rule: 'all' }, 100_00, 40_00),
    ['deductible', words.steps.deductible('$40.00')],
  ],
  ['a copay', part('initial', copay(25_00)), ['initial', words.steps.copay('$25.00')]],
  [
    'a copay over the price',
    part('initial', copay(30_00), 25_00),
    ['initial', words.steps.copayOverPrice('$30.00', '$25.00')],
  ],
  ['a coinsurance', part('initial', coinsurance()), ['initial', words.steps.coinsurance('25%', '$100.00', '$25.00')]],
  [
    'a coinsurance below its least',
    part('initial', coinsurance({ least: 35_00 }), 100_00, 35_00),
    ['initial', words.steps.coinsurance('25%', '$100.00', '$25.00'), words.steps.atLeast('$35.00', '$35.00')],
  ],
  [
    'a coinsurance above its most',
    part('initial', coinsurance({ most: 20_00 }), 100_00, 20_00),
    ['initial', words.steps.coinsurance('25%', '$100.00', '$25.00'), words.steps.atMost('$20.00', '$20.00')],
  ],
  ['the gap', part('gap', { rule: 'parts', parts: 25_00 }), ['gap', words.steps.gap('25%', '$100.00', '$25.00')]],
  ['the end of the limit', part('catastrophic', { rule: 'nothing' }), ['catastrophic', words.steps.afterLimit]],
  ['a vaccine', part('vaccine', { rule: 'nothing' }), ['vaccine', words.steps.vaccine]],
  ['no cover', part('not-covered', { rule: 'all' }), ['not-covered', words.steps.notCovered('$25.00')]],
  ['no offer', part('not-offered', { rule: 'all' }), ['not-offered', words.steps.notOffered('$25.00')]],
  [
    'insulin',
    part('insulin', { rule: 'smallest', candidates: [{ name: 'insulin-limit', amount: 35_00 }] }, 100_00, 35_00),
    ['insulin', words.steps.smallestForInsulin(`${words.candidates['insulin-limit']} ($35.00)`, '$35.00')],
  ],
] as const)('the arithmetic is told of %s', (_story, step, line) => {
  expect(say([step, COUNTED])[0]).toEqual(line);
});

test('what is left after the deductible is named, and so is what the limit leaves to pay', () => {
  const lines = say([
    part('deductible', { rule: 'all' }, 100_00, 40_00),
    part('initial', coinsurance(), 60_00, 15_00),
    { step: 'limit', left: 5_00, result: 5_00 },
    { ...COUNTED, left: 5_00, result: 5_00 } as ReceiptStep,
  ]);
  expect(lines[1]).toEqual([
    'initial',
    words.steps.ofTheRest('$60.00'),
    words.steps.coinsurance('25%', '$60.00', '$15.00'),
  ]);
  expect(lines[2]).toEqual(['limit', words.steps.limit('$5.00')]);
  expect(lines[3]).toEqual(['counted', words.steps.counted('$5.00'), words.steps.countedLeft('$5.00')]);
});

test('a fill that counts for nothing says so', () => {
  expect(say([part('not-covered', { rule: 'all' })]).at(-1)).toEqual(['counted', words.steps.countsNothing]);
});
