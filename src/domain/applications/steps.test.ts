import { describe, expect, test } from 'vitest';
import type { AppliedPlan } from './plan-kind.ts';
import {
  APPLICATION_STEPS,
  isStep,
  pathOf,
  routeOfStep,
  type Step,
  stepAfter,
  stepBefore,
  stepOfRoute,
  stepsOf,
} from './steps.ts';

const MA: AppliedPlan = { planType: 'MA', snpType: null };
const MAPD: AppliedPlan = { planType: 'MAPD', snpType: null };
const PDP: AppliedPlan = { planType: 'PDP', snpType: null };
const CHRONIC: AppliedPlan = { planType: 'SNP', snpType: 'Chronic' };
const DUAL: AppliedPlan = { planType: 'SNP', snpType: 'C&S' };
const UNKNOWN_KIND: AppliedPlan = { planType: 'SNP', snpType: null };

/** Spec B3, to the letter. */
const ROUTES = [
  '/welcome',
  '/steps/personal-information',
  '/steps/medicare-information',
  '/steps/medicaid-information',
  '/steps/mailing-address',
  '/steps/phone-number',
  '/steps/language-preference',
  '/steps/chronic-questions',
  '/steps/use-disclosure',
  '/steps/prescription-drug-coverage',
  '/steps/special-election-period',
  '/steps/effective-date',
  '/steps/provider-search',
  '/steps/monthly-premium',
  '/steps/authorization',
  '/steps/statement-of-understanding',
  '/steps//review',
];

describe('routes', () => {
  test('[ENROLL-618] the 17 steps have the routes of the specification, in its order, the last one with its double slash', () => {
    expect(APPLICATION_STEPS.map(routeOfStep)).toEqual(ROUTES);
  });

  test.each(ROUTES.map((route, place) => [route, place] as const))(
    '[ENROLL-618] %s is read as its step',
    (route, place) => {
      expect(stepOfRoute(route)).toBe(APPLICATION_STEPS[place]);
    },
  );

  test.each<[string, string, Step | null]>([
    ['[ENROLL-618] review with one slash', '/steps/review', 'review'],
    ['one slash too many elsewhere', '/steps//phone-number', 'phone-number'],
    ['a step that does not exist', '/steps/income', null],
    ['a step without its folder', '/phone-number', null],
    ['other letters', '/Steps/Review', null],
    ['something behind it', '/steps/review/', null],
    ['nothing', '', null],
    ['an address elsewhere', 'https://example.org/steps/review', null],
  ])('%s', (_story, route, step) => expect(stepOfRoute(route)).toBe(step));

  test.each([
    ['a step', 'review', true],
    ['a route', '/steps//review', false],
    ['a word that every object has', 'constructor', false],
    ['nothing', '', false],
  ])('%s is a step or not', (_story, text, is) => expect(isStep(text)).toBe(is));
});

describe('the way', () => {
  test.each([
    ['MA', MA],
    ['MAPD', MAPD],
    ['PDP', PDP],
  ])('[ENROLL-619] %s goes from language preference to prescription drug coverage', (_story, plan) => {
    expect(stepAfter('language-preference', plan)).toBe('prescription-drug-coverage');
    expect(stepBefore('prescription-drug-coverage', plan)).toBe('language-preference');
  });

  test('[ENROLL-619] the special needs path has the two health steps before drug coverage, and the others in order', () => {
    expect(pathOf('SNP').slice(6)).toEqual([
      'language-preference',
      'chronic-questions',
      'use-disclosure',
      'prescription-drug-coverage',
      'special-election-period',
      'effective-date',
      'provider-search',
      'monthly-premium',
      'authorization',
      'statement-of-understanding',
      'review',
    ]);
    expect(stepsOf(CHRONIC)).toEqual(APPLICATION_STEPS);
  });

  test.each<[string, AppliedPlan, Step[]]>([
    ['MA', MA, ['chronic-questions', 'use-disclosure']],
    ['MAPD', MAPD, ['chronic-questions', 'use-disclosure']],
    ['[ENROLL-619] PDP has no provider search', PDP, ['chronic-questions', 'use-disclosure', 'provider-search']],
    ['SNP for an illness', CHRONIC, []],
    ['SNP for Medicaid asks nothing of health', DUAL, ['chronic-questions', 'use-disclosure']],
    ['SNP of a kind that is not known asks nothing of health', UNKNOWN_KIND, ['chronic-questions', 'use-disclosure']],
  ])('what is left out: %s', (_story, plan, out) => {
    expect(APPLICATION_STEPS.filter((step) => !stepsOf(plan).includes(step))).toEqual(out);
  });

  test.each<[string, Step, AppliedPlan, Step | null, Step | null]>([
    ['the first step', 'welcome', MA, null, 'personal-information'],
    ['the last step', 'review', MA, 'statement-of-understanding', null],
    [
      'a step that this plan does not ask',
      'chronic-questions',
      MA,
      'language-preference',
      'prescription-drug-coverage',
    ],
    ['the doctor, of a drug plan', 'provider-search', PDP, 'effective-date', 'monthly-premium'],
    ['an illness', 'chronic-questions', CHRONIC, 'language-preference', 'use-disclosure'],
  ])('before and behind: %s', (_story, step, plan, before, after) => {
    expect([stepBefore(step, plan), stepAfter(step, plan)]).toEqual([before, after]);
  });
});
