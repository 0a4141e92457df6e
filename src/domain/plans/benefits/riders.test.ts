import { expect, test } from 'vitest';
import { readRider, ridersOf } from './riders.ts';

const HEAD = ['Optional Packages', 'This plan includes optional benefits you can add to your coverage.'];
const dental = [
  'Package #1',
  'Includes preventive dental services',
  'Monthly premium',
  ': $46.40',
  'Deductible',
  ': N/A',
];
const more = [
  'Package #2',
  'Includes eyewear, and hearing aids',
  'Monthly premium',
  ': $20.00',
  'Deductible',
  ': $100.00',
];

const DENTAL = {
  benefitName: 'Package #1',
  preText: 'Monthly premium: $46.40',
  helpText: 'Includes preventive dental services',
};
const MORE = {
  benefitName: 'Package #2',
  preText: 'Monthly premium: $20.00, Deductible: $100.00',
  helpText: 'Includes eyewear, and hearing aids',
};

test.each([
  ['one package, and what the page says around it', [...HEAD, ...dental, 'Star Ratings'], [DENTAL]],
  ['two packages', [...HEAD, ...dental, ...more, 'Star Ratings'], [DENTAL, MORE]],
  [
    'a package without price and content',
    ['Package #3'],
    [{ benefitName: 'Package #3', preText: null, helpText: null }],
  ],
  [
    'a package with a number of two digits',
    ['Package #12', ...dental.slice(1)],
    [{ ...DENTAL, benefitName: 'Package #12' }],
  ],
  [
    'marks that only look like a package, its content and its price',
    ['See Package #1', 'Package #1 of 2', 'Package #1', 'It includes nothing', 'Premium', 'per month: $9.00'],
    [{ benefitName: 'Package #1', preText: null, helpText: null }],
  ],
  [
    'a price in any spacing',
    ['Package #3', 'Monthly premium', ':$9.00', 'Deductible', ':   $5.00  '],
    [{ benefitName: 'Package #3', preText: 'Monthly premium: $9.00, Deductible: $5.00', helpText: null }],
  ],
  ['a value without a word', ['Package #3', ':'], [{ benefitName: 'Package #3', preText: null, helpText: null }]],
  ['no package', [...HEAD, 'Monthly premium', ': $9.00', 'Star Ratings'], []],
  ['nothing', [], []],
])('[PLAN-019] riders in the words of the source, and none made up: %s', (_story, marks, riders) => {
  expect(ridersOf(marks)).toEqual(riders);
});

test.each([
  [
    'a price, a deductible and what is in it',
    MORE,
    {
      packageNumber: 2,
      preText: [
        { kind: 'monthly-premium', cents: 20_00 },
        { kind: 'deductible', cents: 100_00 },
      ],
      helpText: ['eyewear', 'hearing aids'],
    },
  ],
  [
    'one thing, and a price of thousands',
    { ...DENTAL, preText: 'Monthly premium: $1,046.40' },
    {
      packageNumber: 1,
      preText: [{ kind: 'monthly-premium', cents: 1_046_40 }],
      helpText: ['preventive dental services'],
    },
  ],
  [
    'two things without a comma between them',
    { ...DENTAL, helpText: 'Includes eyewear and hearing aids' },
    { helpText: ['eyewear', 'hearing aids'] },
  ],
  [
    'a price that is new to us stays text',
    { ...DENTAL, preText: 'Yearly premium: $9.00, Deductible: varies' },
    {
      preText: [
        { kind: 'text', english: 'Yearly premium: $9.00' },
        { kind: 'text', english: 'Deductible: varies' },
      ],
    },
  ],
  [
    'a name that is more than a number, and nothing else',
    { benefitName: 'Dental plus', preText: null, helpText: null },
    { packageNumber: null, preText: [], helpText: [] },
  ],
])('[PLAN-019] a rider is read, and nothing of it is lost: %s', (_story, printed, rider) => {
  expect(readRider(printed)).toMatchObject({ benefitName: printed.benefitName, ...rider });
});
