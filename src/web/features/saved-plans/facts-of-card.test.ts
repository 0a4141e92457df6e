import { expect, test } from 'vitest';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import { aCard, aPlan, drugPlan } from '#tests/support/web/examples.ts';
import type { DrugFacts } from '#web/parts/plans/drug-facts.ts';
import { cardFacts } from './facts-of-card.ts';

const words = { planFacts: texts.planFacts, planCard: profileTexts.planCard, working: profileTexts.yearBar.working };
const { planFacts, planCard } = words;
const cover: DrugFacts = { isWaiting: false, covered: 4, all: 5, pharmacy: 'preferred' };

const factsOf = (known: DrugFacts | null, plan = aPlan()) =>
  cardFacts(aCard(plan), { cover: known, doctors: null }, words, 'en').map(({ label, value }) => [label, value]);

test('with drugs they and the pharmacy come first, and the monthly premium stands among the facts', () => {
  const labels = factsOf(cover).map(([label]) => label);
  expect(labels).toEqual([
    planCard.drugsCovered,
    planCard.yourPharmacy,
    planFacts.monthlyPremium,
    planFacts.drugDeductible,
    planFacts.outOfPocketMaximum,
    planCard.starRating,
  ]);
});

test('without drugs the premium is the large number, and no fact', () => {
  expect(factsOf(null).map(([label]) => label)).toEqual([
    planFacts.drugDeductible,
    planFacts.outOfPocketMaximum,
    planCard.starRating,
  ]);
});

test('a drug plan has no out-of-pocket maximum for care', () => {
  expect(factsOf(null, drugPlan()).map(([label]) => label)).not.toContain(planFacts.outOfPocketMaximum);
});

test.each<[string, Partial<DrugFacts>, (string | null)[]]>([
  ['all known', {}, ['4 of 5', planCard.pharmacyStanding.preferred]],
  ['nothing covered is a figure', { covered: 0, pharmacy: 'out-of-network' }, ['0 of 5', 'Not in network']],
  ['unknown is null', { covered: null, pharmacy: null }, [null, null]],
  ['on their way', { covered: null, pharmacy: null, isWaiting: true }, [words.working, words.working]],
])('how the plan covers the drugs, and the pharmacy: %s', (_story, change, values) => {
  expect(
    factsOf({ ...cover, ...change })
      .slice(0, 2)
      .map(([, value]) => value),
  ).toEqual(values);
});

test('without a pharmacy there is no line for it', () => {
  expect(factsOf({ ...cover, pharmacy: undefined }).map(([label]) => label)).not.toContain(planCard.yourPharmacy);
});

test.each([
  ['a rating', { year: 2026, overall: 4.5, medical: null, drug: null, reason: null }, '4.5 of 5 (2026)'],
  [
    'a reason',
    { year: 2026, overall: null, medical: null, drug: null, reason: 'Not Applicable' },
    { text: 'Not Applicable', isSource: false },
  ],
  ['neither', null, null],
])('the stars: %s', (_story, starRating, value) => {
  expect(factsOf(null, aPlan({ starRating })).at(-1)).toEqual([planCard.starRating, value]);
});
