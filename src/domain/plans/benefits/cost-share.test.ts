import { expect, test } from 'vitest';
import { type CostPart, parseAmounts, parseCostShare, type Span } from './cost-share.ts';

const one = (amount: number): Span => ({ from: amount, to: amount });
const share = (change: Partial<Extract<CostPart, { kind: 'share' }>>): CostPart => ({
  kind: 'share',
  copay: [],
  coinsurance: [],
  per: 'service',
  days: null,
  ...change,
});
const text = (english: string): CostPart => ({ kind: 'text', english });

test.each<[printed: string, parts: CostPart[]]>([
  ['$0 copay', [share({ copay: [one(0)] })]],
  ['$4.50 copay', [share({ copay: [one(4_50)] })]],
  ['$499.5 copay', [share({ copay: [one(499_50)] })]],
  ['$199-$1,249 copay', [share({ copay: [{ from: 199_00, to: 1_249_00 }] })]],
  ['$0 or $35-$50 copay', [share({ copay: [one(0), { from: 35_00, to: 50_00 }] })]],
  ['20% coinsurance', [share({ coinsurance: [one(20_00)] })]],
  ['0.07% coinsurance', [share({ coinsurance: [one(7)] })]],
  ['0% or 0%-20% coinsurance', [share({ coinsurance: [one(0), { from: 0, to: 20_00 }] })]],
  ['$0 copay, 10%-20% coinsurance', [share({ copay: [one(0)], coinsurance: [{ from: 10_00, to: 20_00 }] })]],
  ['$2,230 per stay', [share({ copay: [one(2_230_00)], per: 'stay' })]],
  ['50% per stay', [share({ coinsurance: [one(50_00)], per: 'stay' })]],
  ['$5 and 30% per stay', [share({ copay: [one(5_00)], coinsurance: [one(30_00)], per: 'stay' })]],
  [
    'Tier 1; $0 per day for days 1-20; $218 per day for days 21-100',
    [
      { kind: 'tier', tier: 1 },
      share({ copay: [one(0)], per: 'day', days: { from: 1, to: 20 } }),
      share({ copay: [one(218_00)], per: 'day', days: { from: 21, to: 100 } }),
    ],
  ],
  [
    '$838 Lifetime Reserve Days for days 1-60',
    [share({ copay: [one(838_00)], per: 'lifetime-reserve-day', days: { from: 1, to: 60 } })],
  ],
  ['$0 copay; Not covered', [share({ copay: [one(0)] }), { kind: 'not-covered' }]],
  [' NOT COVERED. ', [{ kind: 'not-covered' }]],
  ['Some coverage', [{ kind: 'some-coverage' }]],
])('what a person pays is read: %s', (printed, parts) => {
  expect(parseCostShare(printed)).toEqual(parts);
});

test.each([
  'Greater of 25% coinsurance and $100 copay',
  'Up to $1,200 a year',
  '$5 copay per visit',
  'about $5 copay',
  '$5 copay, ',
  ', 5% coinsurance',
  '$5 copay5% coinsurance',
  '$5 20% coinsurance',
  'copay',
  'per stay',
  'and 5% per stay',
  '$5 and per stay',
  '$-5 copay',
  '$12,34 copay',
  '$5.005 copay',
  '$0 or copay',
  'Tier',
  'Not covered by us',
  'Some coverage abroad',
])('what is not printed just so stays text, and nothing is guessed: %s', (printed) => {
  expect(parseCostShare(printed)).toEqual([text(printed.trim())]);
});

test('a line that is understood in part keeps the rest as text, in its place', () => {
  expect(parseCostShare('$0 copay; by the moon; Not covered')).toEqual([
    share({ copay: [one(0)] }),
    text('by the moon'),
    { kind: 'not-covered' },
  ]);
});

test.each([null, '', '  ', ';', '—'])('where nothing is printed nothing is known: %j', (printed) => {
  expect(parseCostShare(printed)).toBeNull();
});

test.each([
  ['two amounts', '$0 or $283', { kind: 'amounts', spans: [one(0), one(283_00)] }],
  ['words', '$0 in-network', { kind: 'text', english: '$0 in-network' }],
  ['nothing', null, null],
])('an amount that is several: %s', (_story, printed, amounts) => {
  expect(parseAmounts(printed)).toEqual(amounts);
});
