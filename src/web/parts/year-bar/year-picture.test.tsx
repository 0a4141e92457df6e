import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { texts } from '#content/en/texts.ts';
import { yearBar as words } from '#content/en/year-bar.ts';
import { aCost, someParts } from '#tests/support/web/cost-examples.ts';
import { aPlan, aStart } from '#tests/support/web/examples.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import { StartContext } from '#web/lib/start-context.ts';
import { planYearOf } from './plan-year.ts';
import { YearBar } from './year-bar.tsx';
import { YearPicture } from './year-picture.tsx';

const plan = aPlan({ planYear: 2027, monthlyPremium: 29_00, outOfPocketMaximum: 5_900_00 });
const costs = (parts: ReturnType<typeof someParts> | null): DrugCosts => ({
  state: 'known',
  cost: aCost(plan.planId, null, { parts }),
  request: {} as never,
});
const { monthlyPremium } = texts.planFacts;

const show = (known: Parameters<typeof planYearOf>[1], subject = plan) => {
  const year = planYearOf(subject, known);
  return render(
    <StartContext value={{ ...aStart(), texts, site: BRAND_TABLE.aarp }}>
      <YearPicture plan={subject} year={year} longest={10_000_00} words={{ yearBar: words, monthlyPremium }} />
      <YearBar planName={subject.planName} year={year} longest={10_000_00} words={words} />
    </StartContext>,
  );
};

const lines = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('with drugs the whole year is the large number, and its parts are exact', () => {
  show(costs(someParts(412_50, { notCovered: 23_10 })));
  expect(screen.getByText('$784')).toBeVisible();
  expect(lines()).toEqual([
    'Premium for the year: $348.00',
    'Covered drugs: $412.50',
    'Drugs you pay in full: $23.10',
    'Most you could pay: $8,671',
  ]);
});

test('[FORMAT-403] without drugs the monthly premium is, with its two decimals', () => {
  show('none');
  expect(screen.getByText('$29.00')).toBeVisible();
  expect(lines()).toEqual(['Premium for the year: $348.00', 'Most you could pay: $8,648']);
});

test.each<[string, Parameters<typeof planYearOf>[1], typeof plan]>([
  ['no figure for the drugs', costs(null), plan],
  ['a plan that nobody could ask about', null, plan],
  ['a call that failed', { state: 'failed', tryAgain: () => {} }, plan],
  ['a plan without drug cover', null, aPlan({ planYear: 2027, drugCoverage: false, planType: 'MA' })],
])('what is not known is said, and never as nothing to pay: %s', (_story, known, subject) => {
  const { container } = show(known, { ...subject, monthlyPremium: 29_00 });
  expect(screen.getAllByText('Not available').length).toBeGreaterThan(2);
  expect(container).not.toHaveTextContent('$0');
});

test('costs that are on their way are waited for', () => {
  show({ state: 'waiting' });
  expect(screen.getAllByText(words.working)).toHaveLength(4);
});

test('a bar alone says every figure, and one beside its figures is not heard', () => {
  const { container } = show(costs(someParts(412_50)));
  expect(screen.getByRole('img')).toHaveAccessibleName(
    `A year with ${plan.planName}. Total for 2027: $761. Premium for the year: $348.00. Covered drugs: $412.50. ` +
      'Drugs you pay in full: $0.00. Most you could pay: $8,648.',
  );
  expect(container.querySelectorAll('svg[aria-hidden="true"] rect')).not.toHaveLength(0);
});
