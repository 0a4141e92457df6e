import { expect, test } from 'vitest';
import type { PrintedBenefit } from './benefit-line.ts';
import { coveredBenefitsOf } from './covered-benefits.ts';

const line = (category: string, service: string, anyNetwork: string | null = '$0 copay'): PrintedBenefit => ({
  category,
  service,
  inNetwork: null,
  outOfNetwork: null,
  anyNetwork,
  limits: null,
});

test.each([
  ['dental, by a cleaning', line('Preventive dental', 'Cleaning'), ['dental']],
  ['dental, by a filling', line('Comprehensive dental', 'Restorative services'), ['dental']],
  ['vision', line('Vision', 'Contact lenses'), ['vision']],
  ['vision, by a service that is new to us', line('Vision', 'Night glasses'), ['vision']],
  ['hearing', line('Hearing', 'Hearing aids - over the counter'), ['hearing']],
  ['fitness', line('More benefits', 'Fitness benefit'), ['fitness']],
  ['things without a prescription', line('More benefits', 'Over the counter drug benefits'), ['over-the-counter']],
  [
    'rides',
    line('More benefits', 'Transportation services for non-emergency care: Any health-related locations'),
    ['transportation'],
  ],
  [
    'rides to places that the plan approves',
    line('More benefits', 'Transportation services for non-emergency care: Plan-approved locations'),
    ['transportation'],
  ],
  ['care by screen', line('More benefits', 'Telehealth'), ['telehealth']],
  ['meals', line('More benefits', 'Meals for short duration'), ['meals']],
  ['meals for a lasting illness only', line('Special benefits', 'Meals'), []],
  ['a benefit nobody asks for', line('More benefits', 'Weight management programs'), []],
  ['a benefit that is not covered', line('More benefits', 'Fitness benefit', 'Not covered'), []],
  ['a benefit of which nothing is said', line('More benefits', 'Fitness benefit', null), []],
])('what a plan says it covers: %s', (_story, said, covered) => {
  expect(coveredBenefitsOf([said])).toEqual(covered);
});

test('each is named once, in the order of the filters; a plan that says nothing is unknown', () => {
  const lines = [line('Hearing', 'Hearing exam'), line('Vision', 'Upgrades'), line('Vision', 'Routine eye exam')];
  expect(coveredBenefitsOf(lines)).toEqual(['vision', 'hearing']);
  expect(coveredBenefitsOf([])).toBeNull();
});
