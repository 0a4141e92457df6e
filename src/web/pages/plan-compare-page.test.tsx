import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ContentSet, DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { compare } from '#content/en/compare.ts';
import { planCard } from '#content/en/plan-card.ts';
import { planDetails as words } from '#content/en/plan-details.ts';
import { texts } from '#content/en/texts.ts';
import { benefits as spanishBenefits } from '#content/es/benefits.ts';
import { planDetails as spanishWords } from '#content/es/plan-details.ts';
import { texts as spanish } from '#content/es/texts.ts';
import { PAGES } from '#contract/pages.ts';
import type { PlanBenefit, PlanDetails, PlanSummary } from '#contract/plan.ts';
import { Problem } from '#contract/problem.ts';
import type { Language } from '#domain/language/language.ts';
import { parseCostShare } from '#domain/plans/benefits/cost-share.ts';
import { aPlan, kingCounty, planDetails } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { setScreenWidth } from '#tests/support/web/screen-width.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const textsIn = (language: Language) => PAGES['plan-compare'].texts.map((name) => loadPageTexts(name, language));
beforeAll(() =>
  Promise.all([import('./plan-compare-page.tsx'), import('#web/features/compare/compare-rest.tsx'), ...textsIn('en')]),
);
beforeEach(() => {
  sessionStorage.clear();
  setScreenWidth(1280);
});
afterEach(() => vi.unstubAllGlobals());

const plan = (number: number, change: Partial<PlanSummary> = {}, more: Partial<PlanDetails> = {}) =>
  planDetails(
    aPlan({ planId: `H9999${String(number).padStart(3, '0')}000`, planName: `Plan ${number}`, ...change }),
    more,
  );

const ONE = plan(1, { monthlyPremium: 0 });
const TWO = plan(2, { monthlyPremium: 20_00, medicalDeductible: null });
const PFFS = plan(3, { isPffs: true, planProductType: 'PFFS' });
const MORE = [4, 5, 6, 7].map((number) => plan(number));

const addressOf = (ids: string, more = '') =>
  `/health-plans/compare?compareplanIds=${ids}&zipcode=98101&county=53033&planYear=2027${more}`;
const idsOf = (plans: readonly PlanDetails[]) => plans.map(({ planId }) => planId).join(',');

const answers = (plans: readonly PlanDetails[], suppressed: string[] = []): Answers => ({
  ...fakeProfile([]).answers,
  getCounties: () => ({ data: { counties: [kingCounty] } }),
  getContent: () => ({ planCodes: [], years: { '2027': { suppressed, acquired: [] } } }),
  getPlanDetails: ({ params }) => {
    const found = plans.find(({ planId }) => planId === params.planId);
    if (!found) throw new Problem('plan-not-found');
    return found;
  },
});

const columns = async () => {
  const [, ...heads] = await screen.findAllByRole('columnheader');
  return heads.map((head) => head.textContent);
};

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

test('[PLAN-003] plans stand side by side, each value below its plan, and what differs stands before the rest', async () => {
  fakeNetwork(answers([ONE, TWO]));
  const { user } = openPage(addressOf(idsOf([ONE, TWO])));
  const premium = await row(texts.planFacts.monthlyPremium);
  expect(within(premium).getByText('$20.00')).toBeVisible();
  expect(within(await row('Medical deductible')).getByText(texts.planFacts.notAvailable)).toBeVisible();
  expect(await columns()).toEqual(['Plan 1', 'Plan 2']);
  // What decides first is there although the plans do not differ in it; other rows that are the same are not.
  expect(await row(texts.planFacts.outOfPocketMaximum)).toBeVisible();
  expect(screen.queryByRole('row', { name: new RegExp(`^${planCard.partBReduction}`) })).not.toBeInTheDocument();

  await user.click(screen.getByLabelText(compare.onlyDifferences));
  expect(await row(planCard.partBReduction)).toBeVisible();
  expect(screen.getByText(compare.nothingLeftOut)).toBeVisible();
  expect(window.location.search).toContain('rows=all');
});

test('a lower cost is marked in words, and nothing where a value is not known or plans cover different things', async () => {
  fakeNetwork(answers([ONE, TWO]));
  openPage(addressOf(idsOf([ONE, TWO])));
  const [lower, higher] = within(await row(texts.planFacts.monthlyPremium)).getAllByRole('cell');
  expect(lower).toHaveTextContent(`$0.00${compare.better.lowest}`);
  expect(higher).toHaveTextContent(/^\$20.00$/);
  expect(within(await row('Medical deductible')).queryByText(compare.better.lowest)).not.toBeInTheDocument();
  expect(within(await row(texts.planFacts.outOfPocketMaximum)).queryByText(compare.better.lowest)).toBeNull();
  cleanup();

  const care = plan(9, { monthlyPremium: 5_00, drugCoverage: false, planType: 'MA' });
  fakeNetwork(answers([TWO, care]));
  openPage(addressOf(idsOf([TWO, care])));
  expect(within(await row(texts.planFacts.monthlyPremium)).queryByText(compare.better.lowest)).toBeNull();
});

test('a phone shows two plans and one group of rows, and a choice of the other plans', async () => {
  setScreenWidth(390);
  const plans = [ONE, TWO, ...MORE.slice(0, 2)];
  fakeNetwork(answers(plans));
  const { user } = openPage(addressOf(idsOf(plans)));
  await row(texts.planFacts.monthlyPremium);
  expect(await columns()).toEqual(['Plan 1', 'Plan 2']);
  expect(screen.queryByRole('row', { name: /^Kind of plan|^Type of plan/ })).not.toBeInTheDocument();

  await user.selectOptions(screen.getByLabelText(compare.sides.right), 'Plan 5');
  expect(await columns()).toEqual(['Plan 1', 'Plan 5']);
  await user.selectOptions(screen.getByLabelText(compare.sides.left), 'Plan 5');
  expect(await columns()).toEqual(['Plan 5', 'Plan 1']);

  await user.click(screen.getByLabelText(compare.onlyDifferences));
  const costs = await screen.findByRole('button', { name: compare.groups.costs });
  expect(costs).toHaveAttribute('aria-expanded', 'false');
  await user.click(costs);
  const cells = within(await row(words.planType)).getAllByRole('cell');
  expect(cells).toHaveLength(2);
});

const eyeExam = (change: Partial<PlanBenefit> = {}): PlanBenefit => ({
  benefitId: '17a1',
  category: 'Vision',
  service: 'Routine eye exam',
  inNetwork: parseCostShare('$0 copay'),
  outOfNetwork: null,
  anyNetwork: null,
  limits: [],
  ...change,
});

test('a Spanish page says what the source says in Spanish, and marks what is English alone', async () => {
  await Promise.all(textsIn('es'));
  const rated = { year: 2027, overall: null, medical: null, drug: null, reason: 'Plan too new to be measured' };
  const seeing = (number: number) =>
    plan(
      number,
      { starRating: rated, medicalDeductible: null },
      {
        benefits: [
          eyeExam(),
          eyeExam({ benefitId: 'new', service: 'New care', inNetwork: parseCostShare('By the moon') }),
        ],
        medicalDeductibleText: { kind: 'text', english: '$0 in-network' },
      },
    );
  fakeNetwork({
    ...answers([seeing(8), seeing(9)]),
    getContent: ({ params: { name } }) => DEFAULT_DOCUMENTS.aarp[name as keyof ContentSet],
  });
  openPage(addressOf(idsOf([seeing(8), seeing(9)]), '&rows=all'), { language: 'es' });
  const exam = await screen.findByRole('row', { name: new RegExp(spanishBenefits['17a1']) });
  expect(within(exam).getAllByText(`${spanishWords.columns.inNetwork}: copago de $0`)).toHaveLength(2);
  expect(within(exam).queryByText(spanish.planFacts.inEnglish, { exact: false })).not.toBeInTheDocument();
  for (const english of ['New care', 'By the moon', '$0 in-network']) {
    const [text] = screen.getAllByText(english);
    expect(text).toHaveAttribute('lang', 'en');
    expect(text?.parentElement).toHaveTextContent(`${english} (${spanish.planFacts.inEnglish})`);
  }
  expect(screen.getAllByText(spanish.planFacts.starReason(rated.reason).text)[0]).not.toHaveAttribute('lang');
});

test('a plan is taken off the page, and what is left says what to do', async () => {
  fakeNetwork(answers([ONE, TWO]));
  const { user } = openPage(addressOf(idsOf([ONE, TWO])));
  await user.click(await screen.findByRole('button', { name: compare.removePlan('Plan 2') }));
  expect(await screen.findByRole('heading', { name: compare.tooFew })).toBeVisible();
  expect(screen.getByRole('link', { name: compare.addPlan })).toHaveAttribute(
    'href',
    expect.stringContaining('/health-plans?zipcode=98101&county=53033&planYear=2027'),
  );
});

test('[PLAN-406] [PLAN-407] suppressed and fee-for-service plans are left out, and named', async () => {
  fakeNetwork(answers([ONE, TWO, PFFS, ...MORE], [TWO.planId]));
  openPage(addressOf(idsOf([ONE, TWO, PFFS, ...MORE.slice(0, 2)])));
  expect(await screen.findByText(compare.leftOut.suppressed('Plan 2'))).toBeVisible();
  expect(screen.getByText(compare.leftOut.pffs('Plan 3'))).toBeVisible();
  expect(await columns()).toHaveLength(3);
});

test('of more than four plans the first four are shown, and it says so', async () => {
  fakeNetwork(answers([ONE, TWO, ...MORE]));
  openPage(addressOf(idsOf([ONE, TWO, ...MORE])));
  expect(await screen.findByText(compare.tooMany(4))).toBeVisible();
  expect(await columns()).toHaveLength(4);
});

test.each([
  ['nothing', '', null],
  ['one plan', ONE.planId, null],
  ['the same plan twice', `${ONE.planId},${ONE.planId}`, null],
  ['a plan that is not there', `${ONE.planId},H0000000000`, compare.leftOut.notFound('H0000-000-000')],
  ['markup', `%3Cscript%3E,${ONE.planId}`, compare.badPlan('<script>')],
  ['a very long word', `${'x'.repeat(5000)},${ONE.planId}`, compare.badPlan(`${'x'.repeat(20)}…`)],
])('%s to compare is answered with what to do', async (_story, ids, sentence) => {
  fakeNetwork(answers([ONE]));
  openPage(addressOf(ids));
  expect(await screen.findByRole('heading', { name: compare.tooFew })).toBeVisible();
  if (sentence) expect(screen.getByText(sentence)).toBeVisible();
});

test('drug tiers and benefits have what the source says, by where people go', async () => {
  const tier = { tier: 1, label: 'Preferred Generic', pharmacyChannel: 'Standard retail pharmacy', catastrophic: null };
  const seeing = plan(
    8,
    {},
    {
      benefits: [eyeExam({ outOfNetwork: parseCostShare('40% coinsurance') })],
      tiers: [{ ...tier, initial: parseCostShare('$3.00 copay') }],
    },
  );
  const without = plan(9, { drugCoverage: false, planType: 'MA' });
  fakeNetwork(answers([seeing, without]));
  openPage(addressOf(idsOf([seeing, without])));
  const eyes = within(await screen.findByRole('row', { name: /Routine eye exam/ }));
  expect(eyes.getByText(`${words.columns.outOfNetwork}: 40% coinsurance`)).toBeVisible();
  expect(eyes.getByText(texts.planFacts.notAvailable)).toBeVisible();
  expect(eyes.queryByText(compare.better.covered)).not.toBeInTheDocument();
  const drugs = within(await screen.findByRole('row', { name: new RegExp(compare.tier(1)) }));
  expect(drugs.getByText('Preferred Generic: $3 copay')).toBeVisible();
  expect(drugs.getByText(texts.planFacts.noDrugCoverage)).toBeVisible();
});

test('a benefit that one plan covers and another does not is marked where it is covered', async () => {
  const seeing = plan(8, {}, { benefits: [eyeExam()] });
  const blind = plan(9, {}, { benefits: [eyeExam({ inNetwork: parseCostShare('Not covered') })] });
  fakeNetwork(answers([seeing, blind]));
  openPage(addressOf(idsOf([seeing, blind])));
  const [covered, not] = within(await row('Routine eye exam')).getAllByRole('cell');
  expect(covered).toHaveTextContent(compare.better.covered);
  expect(not).toHaveTextContent(/^Not covered$/);
  expect(not).not.toHaveTextContent(compare.better.covered);
});
