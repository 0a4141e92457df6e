import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ContentSet, DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import type { BenefitItem } from '#contract/plan-card.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { parseCostShare } from '#domain/plans/benefits/cost-share.ts';
import type { DentalTable } from '#domain/plans/dental-coverage.ts';
import type { SnpType } from '#domain/plans/plan-type.ts';
import { aCard, aPlan, asSaved } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { planCard, benefits: labels, sourceWords } = profileTexts;
const { planFacts, savedPlans } = texts;

beforeAll(() => loadPageTexts('profile', 'en'));
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const facts = aPlan();

const open = async (saved: SavedPlan, changed: Partial<ContentSet> = {}) => {
  const documents = { ...DEFAULT_DOCUMENTS.aarp, ...changed };
  fakeNetwork({
    ...fakeProfile([saved]).answers,
    getContent: ({ params }) => documents[params.name as keyof ContentSet],
  });
  const page = openPage('/shopper-profile');
  const article = await screen.findByRole('article', { name: saved.planName });
  return { ...page, article, card: within(article) };
};

const costs = (english: string) => parseCostShare(english) ?? [];

const benefit = (change: Partial<BenefitItem>): BenefitItem => ({
  benefitId: 'M90',
  benefitName: 'Primary care',
  benefitcategory: 'Doctor',
  benefitDescription: null,
  value: costs('$0 copay'),
  coverage: 'covered',
  networkTypes: ['in-network'],
  hideShopperProfile: false,
  planBenefit: false,
  medicalBenefit: true,
  partDBenefit: false,
  ...change,
});

test('[PLAN-424] bullets stand in the order of the server, with their dollar amounts in bold', async () => {
  const marketingBullets = [
    { rank: 1, benefitId: 'M90', benefitName: 'Primary care', value: costs('$0 copay') },
    { rank: null, benefitId: 'new-to-us', benefitName: 'Something new', value: costs('Up to $1,200 a year') },
  ];
  const { card } = await open(asSaved(facts, { facts: aCard(facts, { marketingBullets }) }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${labels.M90}: $0 copay`,
    'Something new: Up to $1,200 a year',
  ]);
  expect(card.getByText('$1,200').tagName).toBe('STRONG');
});

test.each<[string, Partial<BenefitItem>, string]>([
  ['[PLAN-026] what the shopper pays is what the source says', {}, '$0 copay'],
  ['[ERR-420] known not to be covered', { coverage: 'not-covered', value: costs('Not covered') }, 'No Coverage'],
  ['[ERR-420] a missing value is not no cover', { coverage: 'unknown', value: null }, 'Not available'],
])('a benefit in the list: %s', async (_story, change, shown) => {
  const { card } = await open(asSaved(facts, { facts: aCard(facts, { benefits: [benefit(change)] }) }));
  expect((await card.findByText(labels.M90)).nextElementSibling).toHaveTextContent(shown);
});

test('[CONTENT-406] a benefit is called what the document of the operator calls it', async () => {
  const labels = { labels: { M90: { en: 'Family doctor', es: 'Médico de familia' } } };
  const bullet = { rank: 1, benefitId: 'M90', benefitName: 'Primary care', value: costs('$0 copay') };
  const { card } = await open(
    asSaved(facts, { facts: aCard(facts, { benefits: [benefit({})], marketingBullets: [bullet] }) }),
    { 'plan-benefits': labels },
  );
  expect(await card.findByText('Family doctor')).toBeInTheDocument();
  expect(card.getByRole('listitem')).toHaveTextContent('Family doctor: $0 copay');
});

test('[PLAN-025] a benefit that says so is left out of the card', async () => {
  const benefits = [benefit({}), benefit({ benefitId: 'dialysis', hideShopperProfile: true })];
  const { card } = await open(asSaved(facts, { facts: aCard(facts, { benefits }) }));
  expect(await card.findByText(labels.M90)).toBeInTheDocument();
  expect(card.queryByText(labels.dialysis)).not.toBeInTheDocument();
});

test.each([
  [
    'one that the source tells of',
    [
      {
        packageNumber: 1,
        benefitName: 'Package #1',
        preText: [{ kind: 'monthly-premium' as const, cents: 9_00 }],
        helpText: ['eyewear'],
      },
    ],
    1,
  ],
  ['none where it tells of none', [], 0],
])('[PLAN-019] what can be added to a plan stands in its card: %s', async (_story, rider, headings) => {
  const { card } = await open(asSaved(facts, { facts: aCard(facts, { benefits: [benefit({})], rider }) }));
  await card.findByText(labels.M90);
  expect(card.queryAllByText(planCard.riders)).toHaveLength(headings);
  if (headings > 0) {
    const [name, ...lines] = [sourceWords.rider(1), 'Monthly premium: $9.00', 'Includes eyewear'];
    expect((await card.findByText(name)).closest('li')).toHaveTextContent([name, ...lines].join(''));
  }
});

test('[PLAN-019] what a plan says of itself stands in its card', async () => {
  const planPositioningStatement = 'Care near you, at one price.';
  const { card } = await open(asSaved(facts, { facts: aCard(facts, { planPositioningStatement }) }));
  expect(card.getByText(planPositioningStatement)).toBeVisible();
});

test('[FORMAT-002][FORMAT-607] a card says when its plan was saved, to the minute, in Central time', async () => {
  const { card } = await open(asSaved(facts, { savedOn: '2026-07-04T19:05:00.000Z' }));
  expect(card.getByText(savedPlans.savedOn('07/04/2026 2:05 PM CT'), { exact: false })).toBeVisible();
});

test('[ERR-413] a time that can not be read is left out of the card, and logged once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { card } = await open(asSaved(facts, { savedOn: '0099-12-31T10:00:00.000Z' }));
  expect(card.queryByText(new RegExp(savedPlans.savedOn('').trim()))).not.toBeInTheDocument();
  expect(card.getByText(/98101/)).toBeVisible();
  expect(warn.mock.calls.flat().filter((text) => String(text).includes('was saved'))).toHaveLength(1);
  warn.mockRestore();
});

test('[ERR-419] a plan of which no benefits are known says so', async () => {
  const { card } = await open(asSaved(facts));
  expect(card.getByText('Benefits not found !!')).toBeVisible();
});

test('[PLAN-426] a missing out-of-pocket maximum is not available, and a zero is a zero', async () => {
  const { card } = await open(asSaved(aPlan({ outOfPocketMaximum: null, partDDeductible: 0 })));
  expect(card.getByText(planFacts.outOfPocketMaximum).nextElementSibling).toHaveTextContent('Not available');
  expect(card.getByText(planFacts.drugDeductible).nextElementSibling).toHaveTextContent('$0.00');
});

test.each<[string, DentalTable, string]>([
  ['the document says it is covered', { H9999: { 2027: 'covered' } }, 'Covered'],
  ['[ERR-420] the document says it is not', { H9999: { 2027: 'not-covered' } }, 'No Coverage'],
  ['the document says it of another year', { H9999: { 2026: 'covered' } }, 'Not available'],
])('dental cover goes by prefix and year: %s', async (_story, dental, shown) => {
  const { card } = await open(asSaved(facts, { facts: aCard(facts, { benefits: [benefit({})] }) }), {
    'dental-covered-plans': { plans: dental },
  });
  await waitFor(() => expect(card.getByText(planCard.dentalNetwork).nextElementSibling).toHaveTextContent(shown));
});

test('[PLAN-605] an open card folds at a press outside, and stays open at one inside', async () => {
  const { user, article, card } = await open(asSaved(facts, { facts: aCard(facts, { benefits: [benefit({})] }) }));
  const fold = article.querySelector('details');
  await user.click(card.getByText(planCard.benefits));
  expect(fold).toHaveAttribute('open');
  await user.click(card.getByRole('heading', { name: facts.planName }));
  expect(fold).toHaveAttribute('open');
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(fold).not.toHaveAttribute('open');
});

test.each<[string, SnpType, string, boolean]>([
  ['[ERR-416]', 'C&S', 'Medicaid required', false],
  ['[ERR-417][PLAN-408]', 'Chronic', 'Chronic condition required', true],
  ['[ERR-418][PLAN-408]', 'Institutional', 'Nursing home level of care required', true],
  ['[ERR-418][PLAN-408]', 'Institutional - IESNP', 'Nursing home level of care required', true],
])('%s a special needs plan of type %s says what it asks for', async (_ids, snpType, label, hasTip) => {
  const { user, card } = await open(asSaved(aPlan({ planType: 'SNP', snpType })));
  expect(card.getByText(label)).toBeVisible();
  const about = card.queryByRole('button', { name: planCard.aboutEligibility(label) });
  expect(about !== null).toBe(hasTip);
  if (!about) return;
  for (const openTip of [() => user.hover(about), () => about.focus(), () => user.click(about)]) {
    openTip();
    expect(await card.findByRole('tooltip')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.unhover(about);
    about.blur();
    await waitFor(() => expect(card.queryByRole('tooltip')).not.toBeInTheDocument());
  }
});

test.each([
  ['[PLAN-409] a high deductible', { isHighDeductible: true }, ['14'], /^With a high-deductible plan you pay more/],
  ['[PLAN-410] wellness extras', { isWellnessExtras: true }, ['10'], /^Wellness extras are added/],
  ['neither', {}, [], null],
])('a plan carries its footnote, and the page explains it: %s', async (_story, change, markers, words) => {
  const { card } = await open(asSaved(aPlan(change)));
  expect(card.queryAllByText(/^1[04]$/).map(({ textContent }) => textContent)).toEqual(markers);
  const notes = screen.queryByRole('region', { name: planCard.footnotes.title });
  expect(
    notes
      ? within(notes)
          .getAllByRole('term')
          .map(({ textContent }) => textContent)
      : [],
  ).toEqual(markers);
  if (words) expect(within(notes as HTMLElement).getByRole('definition')).toHaveTextContent(words);
});

test('[PLAN-409][PLAN-410] the notes of several plans stand in the order of their numbers, each once', async () => {
  const saved = ['001', '002', '003'].map((number) =>
    asSaved(
      aPlan({ planId: `H9999${number}000`, isHighDeductible: number !== '002', isWellnessExtras: number === '002' }),
    ),
  );
  fakeNetwork({
    ...fakeProfile(saved).answers,
    getContent: ({ params }) => DEFAULT_DOCUMENTS.aarp[params.name as keyof ContentSet],
  });
  openPage('/shopper-profile');
  const notes = within(await screen.findByRole('region', { name: planCard.footnotes.title }));
  expect(notes.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['10', '14']);
  expect(notes.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    planCard.footnotes.wellnessExtras,
    planCard.footnotes.highDeductible,
  ]);
});

test('a card leads to the details of its plan, at the place and for the year it was saved for', async () => {
  const { card } = await open(asSaved(facts));
  expect(card.getByRole('link', { name: /View details/ })).toHaveAttribute(
    'href',
    '/health-plans/details/H9999001000?zipcode=98101&county=53033&planYear=2027&planType=ALL',
  );
});
