import { expect, test } from 'vitest';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import type { PlanCard } from '#contract/plan-card.ts';
import { parseCostShare } from '#domain/plans/benefits/cost-share.ts';
import { aCard, aPlan, drugPlan } from '#tests/support/web/examples.ts';
import { ours } from '#web/ui/said.tsx';
import { removalRows } from './removal-rows.ts';

const { planFacts } = texts;
const { planCard, sourceWords } = profileTexts;
const words = { planFacts, planCard, sourceWords };
const TIER = { tier1PreferredGeneric: parseCostShare('$2 copay') };
const DRUGS = { ...TIER, prescriptionDrugs: '$5 a month' };
const SECOND = { ...DRUGS, secondBenefit: { name: 'Dental', value: '$0 copay' } };

test.each<[string, PlanCard, string | undefined]>([
  ['a second benefit comes first', aCard(aPlan(), SECOND), 'Dental: $0 copay'],
  ['a plan with a maximum shows it', aCard(aPlan(), DRUGS), `${planFacts.outOfPocketMaximum}: $4,900.00`],
  ['a real zero is shown', aCard(aPlan({ outOfPocketMaximum: 0 })), `${planFacts.outOfPocketMaximum}: $0.00`],
  [
    'without a maximum, drugs stand in',
    aCard(aPlan({ outOfPocketMaximum: null }), TIER),
    `${planCard.tier1PreferredGeneric}: $2 copay`,
  ],
  [
    'a drug plan has no maximum for care',
    aCard(drugPlan({ outOfPocketMaximum: 100 }), TIER),
    `${planCard.tier1PreferredGeneric}: $2 copay`,
  ],
  ['drugs come before their first tier', aCard(drugPlan(), DRUGS), `${planCard.prescriptionDrugs}: $5 a month`],
  ['nothing is known', aCard(drugPlan()), undefined],
])('[PLAN-603] the benefit of a plan that is to go: %s', (_story, facts, shown) => {
  const [, benefit] = removalRows(facts, words, 'en');
  expect(benefit && `${benefit.label.text}: ${benefit.value.map(({ text }) => text).join()}`).toBe(shown);
});

test.each([
  ['a premium', 2550, '$25.50'],
  ['none is a real zero', 0, '$0.00'],
  ['one that is not known', null, 'Not available'],
])('the premium of a plan that is to go: %s', (_story, monthlyPremium, shown) => {
  const [premium] = removalRows(aCard(aPlan({ monthlyPremium })), words, 'en');
  expect(premium).toEqual({ label: ours(planFacts.monthlyPremium), value: [ours(shown)] });
});
