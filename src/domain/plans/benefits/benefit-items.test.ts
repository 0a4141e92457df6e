import { expect, test } from 'vitest';
import { benefitItemsOf, tierItemsOf } from './benefit-items.ts';
import { type BenefitLine, type PrintedBenefit, readBenefit } from './benefit-line.ts';
import { parseCostShare } from './cost-share.ts';

const line = (category: string, service: string, change: Partial<PrintedBenefit> = {}): BenefitLine =>
  readBenefit({
    category,
    service,
    inNetwork: '$0 copay',
    outOfNetwork: null,
    anyNetwork: null,
    limits: null,
    ...change,
  });

test.each([
  ['a hearing exam', 'Hearing', 'Hearing exam', '18a1', true],
  ['an eye exam', 'Vision', 'Routine eye exam', '17a1', true],
  ['a cleaning', 'Preventive dental', 'Cleaning', '16a2', true],
  ['a filling', 'Comprehensive dental', 'Restorative services', '16b1', true],
  ['the last of the dental series', 'Comprehensive dental', 'Adjunctive general services', '16b10', true],
  ['fitness', 'More benefits', 'Fitness benefit', '14a6', true],
  ['the doctor', 'Doctor services', 'Primary doctor visit', 'M90', true],
  ['the specialist', 'Doctor services', 'Specialist visit', 'M91a', true],
  ['the hospital', 'Hospital services', 'Inpatient hospital coverage', 'M92a', true],
  ['a hearing aid', 'Hearing', 'Hearing aids - prescription', '18b1', false],
  ['glasses', 'Vision', 'Eyeglasses (frames & lenses)', '17b2', false],
  ['things without a prescription', 'More benefits', 'Over the counter drug benefits', 'over-the-counter', false],
  ['meals after the hospital', 'More benefits', 'Meals for short duration', 'meals', false],
  ['meals for a lasting illness', 'Special benefits', 'Meals', 'special-meals', false],
  ['urgent care', 'Tests, labs, & imaging', 'Urgent care', 'urgent-care', false],
  ['a service that is new to us', 'More benefits', 'Moon & back (2 trips)', 'moon-back-2-trips', false],
  ['the words of another category', 'More benefits', 'Cleaning', 'cleaning', false],
  ['words that mean something to a program', 'constructor', 'name', 'name', false],
])('[PLAN-427] the codes of the card are picked, and no others: %s', (_story, category, service, id, isShown) => {
  const [item] = benefitItemsOf([line(category, service)]);
  expect([item?.benefitId, item?.hideShopperProfile]).toEqual([id, !isShown]);
});

test('[PLAN-025] an item says what the source says, and what kind of benefit it is', () => {
  const items = benefitItemsOf([
    line('Doctor services', 'Primary doctor visit', { inNetwork: '$5 copay', outOfNetwork: '40% coinsurance' }),
    line('Tests, labs, & imaging', 'Urgent care', { inNetwork: null, anyNetwork: '$40 copay' }),
    line('Vision', 'Upgrades', { inNetwork: null, anyNetwork: 'Not covered' }),
    line('Vision', 'Contact lenses', { inNetwork: null }),
  ]);
  expect(items[0]).toEqual({
    benefitId: 'M90',
    benefitName: 'Primary doctor visit',
    benefitcategory: 'Doctor services',
    benefitDescription: null,
    value: parseCostShare('$5 copay'),
    coverage: 'covered',
    networkTypes: ['in-network', 'out-of-network'],
    hideShopperProfile: false,
    planBenefit: false,
    medicalBenefit: true,
    partDBenefit: false,
  });
  expect(items.slice(1)).toMatchObject([
    { value: parseCostShare('$40 copay'), coverage: 'covered', networkTypes: ['any'] },
    { value: parseCostShare('Not covered'), coverage: 'not-covered', planBenefit: true, medicalBenefit: false },
    { value: null, coverage: 'unknown', networkTypes: [] },
  ]);
});

test('a drug tier is a benefit too, at the pharmacy where it costs that', () => {
  const tier = (pharmacyChannel: string, order: number, initialText: string) => ({
    pharmacyChannel,
    tier: order,
    label: `Label ${order}`,
    initial: parseCostShare(initialText),
  });
  const items = tierItemsOf([
    tier('Preferred retail pharmacy', 1, '$0.00 copay'),
    tier('Standard retail pharmacy', 2, '$9.00 copay'),
    tier('Standard retail pharmacy', 1, '$4.00 copay'),
  ]);
  expect(items).toEqual([
    {
      benefitId: 'tier-1',
      benefitName: 'Label 1',
      benefitcategory: 'Tier 1',
      benefitDescription: 'Standard retail pharmacy',
      value: parseCostShare('$4.00 copay'),
      coverage: 'covered',
      networkTypes: ['in-network'],
      hideShopperProfile: false,
      planBenefit: false,
      medicalBenefit: false,
      partDBenefit: true,
    },
    expect.objectContaining({ benefitId: 'tier-2', value: parseCostShare('$9.00 copay'), benefitName: 'Label 2' }),
  ]);
});
