import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browse } from '#content/en/browse.ts';
import { texts } from '#content/en/texts.ts';
import type { PlanSummary } from '#contract/plan.ts';
import { aPlan, drugPlan, kingCounty, specialNeedsPlan } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { setScreenWidth } from '#tests/support/web/screen-width.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { planList } = texts;

// The first page would else wait for its program within the time of a test's question.
beforeAll(() => Promise.all([import('./plan-list-page.tsx'), loadPageTexts('browse', 'en')]));
beforeEach(() => {
  sessionStorage.clear();
  // The filters stand beside the list.
  setScreenWidth(1280);
});
afterEach(() => vi.unstubAllGlobals());

const ADDRESS = '/health-plans?zipcode=98101&county=53033&planYear=2027&planType=ALL';

const named = (number: number, planName: string, change: Partial<PlanSummary>) =>
  aPlan({ planId: `H9999${String(number).padStart(3, '0')}000`, planName, ...change });

const DEAR = named(11, 'Cedar Roam (PPO)', {
  organizationName: 'Cedar Health',
  planProductType: 'PPO',
  monthlyPremium: 60_00,
  coveredBenefits: ['dental'],
  starRating: { year: 2026, overall: 5, medical: null, drug: null, reason: null },
});
const FREE = named(12, 'Meadow Everyday (HMO)', { coveredBenefits: ['dental', 'vision'] });
const SILENT = named(13, 'Meadow Silent (HMO)', { coveredBenefits: null, monthlyPremium: null, starRating: null });
const FEE = named(14, 'Cedar Fee (PFFS)', { planProductType: 'PFFS', isPffs: true, monthlyPremium: 1_00 });

const answers = (plans: readonly PlanSummary[], suppressed: string[] = []): Answers => ({
  ...fakeProfile([]).answers,
  getCounties: () => ({ data: { counties: [kingCounty] } }),
  searchPlans: ({ params: { planYear } }) => ({
    planYear,
    productType: 'ALL',
    plans: [...plans],
    yearsWithPlans: [2026, 2027],
    edition: null,
  }),
  getContent: () => ({ planCodes: [], years: { '2027': { suppressed, acquired: [] } } }),
});

const names = () => screen.queryAllByRole('article').map((row) => within(row).getByRole('heading').textContent);
const choice = (label: string, count: number) => screen.findByLabelText(`${label} (${count})`);

test('filters narrow the list, each with its count, and stand in the address', async () => {
  fakeNetwork(answers([FREE, DEAR, SILENT]));
  const { user } = openPage(ADDRESS);
  await screen.findAllByRole('article');
  await user.click(await choice(browse.benefits.names.dental, 2));
  await waitFor(() => expect(names()).toEqual([FREE.planName, DEAR.planName]));
  await user.click(await choice('PPO', 1));
  await waitFor(() => expect(names()).toEqual([DEAR.planName]));
  expect(window.location.search).toContain('network=PPO&covers=dental');
  expect(screen.getByText(browse.shown(1, 3))).toBeVisible();
  // Beside the kind of network, nobody covers the eyes.
  expect(await choice(browse.benefits.names.vision, 0)).toBeVisible();

  await user.click(screen.getByRole('button', { name: browse.removeFilter('PPO') }));
  await waitFor(() => expect(names()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: browse.clearFilters }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('a plan that says nothing of its benefits is no match, and is counted', async () => {
  fakeNetwork(answers([FREE, SILENT]));
  openPage(`${ADDRESS}&covers=dental`);
  expect(await screen.findByRole('article', { name: FREE.planName })).toBeVisible();
  expect(names()).toEqual([FREE.planName]);
  expect(await screen.findByText(browse.leftOut(1), { exact: false })).toBeVisible();
});

test('an address that was sent to somebody shows what it says', async () => {
  fakeNetwork(answers([FREE, DEAR, SILENT]));
  openPage(`${ADDRESS}&premium=100&carrier=Cedar+Health&stars=4.5&sort=stars`);
  expect(await screen.findByRole('article')).toHaveAccessibleName(DEAR.planName);
  expect(screen.getByLabelText(browse.sort.label)).toHaveValue('stars');
  expect(screen.queryByText(browse.ignored)).not.toBeInTheDocument();
});

test.each([
  ['a premium of its own', '&premium=-1'],
  ['a carrier that is none', '&carrier=%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['a benefit nobody has', '&covers=__proto__'],
  ['stars of heaven', '&stars=1e9'],
  ['another order', '&sort=constructor'],
  ['a place that is none', '&show=-5'],
])('%s in the address is left out, and said', async (_story, extra) => {
  fakeNetwork(answers([FREE, DEAR]));
  openPage(ADDRESS + extra);
  expect(await screen.findByText(browse.ignored)).toBeVisible();
  expect(names()).toEqual([FREE.planName, DEAR.planName]);
});

test.each<[story: string, extra: string, best: string, count: number, left: string[]]>([
  ['a premium that its only PPO has not', '&premium=0&network=PPO', browse.premium.zero, 1, [DEAR.planName]],
  [
    'a benefit that nobody has',
    '&covers=dental&covers=meals',
    browse.benefits.names.meals,
    2,
    [FREE.planName, DEAR.planName],
  ],
  ['a type that nobody offers', '&planType=SNP', planList.types.SNP, 2, [FREE.planName, DEAR.planName]],
])('a list that no plan fits says which filter to take off: %s', async (_story, extra, best, count, left) => {
  fakeNetwork(answers([FREE, DEAR]));
  const { user } = openPage(
    ADDRESS.replace(/&planType=ALL/, extra.includes('planType') ? '' : '&planType=ALL') + extra,
  );
  expect(await screen.findByText(browse.noneFit)).toBeVisible();
  expect(screen.getByText(browse.dropFilter(best, count), { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: browse.showWithout(best, count) }));
  await waitFor(() => expect(names()).toEqual(left));
  await waitFor(() => expect(screen.getByRole('heading', { name: left[0] ?? '' })).toHaveFocus());
});

test('where no single filter helps, all of them can be cleared', async () => {
  fakeNetwork(answers([FREE, DEAR]));
  const { user } = openPage(`${ADDRESS}&premium=0&network=PPO&covers=meals`);
  const sentence = await screen.findByText(browse.dropSeveral, { exact: false });
  const notice = sentence.parentElement as HTMLElement;
  await user.click(within(notice).getByRole('button', { name: browse.clearFilters }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('on a phone filters are chosen in a sheet, whose button counts what they would leave', async () => {
  setScreenWidth(390);
  fakeNetwork(answers([FREE, DEAR, SILENT]));
  const { user } = openPage(ADDRESS);
  await screen.findAllByRole('article');
  const opener = screen.getByRole('button', { name: browse.filters });
  await user.click(opener);
  const sheet = within(await screen.findByRole('dialog', { name: browse.filters }));
  await waitFor(() => expect(sheet.getByRole('heading', { name: browse.filters })).toHaveFocus());
  await user.click(await sheet.findByLabelText('PPO (1)'));
  expect(sheet.getByRole('button', { name: browse.showFitting(1) })).toBeVisible();
  // Until it is asked for, the list stays.
  expect(window.location.search).not.toContain('network');
  await user.click(sheet.getByRole('button', { name: browse.closeFilters }));
  await waitFor(() => expect(opener).toHaveFocus());
  expect(names()).toHaveLength(3);

  await user.click(opener);
  const again = within(await screen.findByRole('dialog', { name: browse.filters }));
  expect(await again.findByLabelText('PPO (1)')).not.toBeChecked();
  await user.click(again.getByLabelText('HMO (2)'));
  await user.click(again.getByRole('button', { name: browse.showFitting(2) }));
  await waitFor(() => expect(names()).toEqual([FREE.planName, SILENT.planName]));
  expect(window.location.search).toContain('network=HMO');
  expect(opener).toHaveAccessibleName(`${browse.filters}, ${browse.filtersOn(1)}`);
});

test('plans whose premium is not known come last, and the month stands before the year', async () => {
  fakeNetwork(answers([DEAR, SILENT, FREE]));
  const { user } = openPage(ADDRESS);
  await waitFor(() => expect(names()).toEqual([FREE.planName, DEAR.planName, SILENT.planName]));
  const labels = within(screen.getByRole('article', { name: DEAR.planName })).getAllByRole('term');
  expect(labels.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    texts.planFacts.monthlyPremium,
    browse.yearlyPremium,
  ]);
  await user.selectOptions(screen.getByLabelText(browse.sort.label), browse.sort.orders.stars);
  await waitFor(() => expect(names()).toEqual([DEAR.planName, FREE.planName, SILENT.planName]));
  expect(window.location.search).toContain('sort=stars');
});

test('[PLAN-406] [PLAN-407] the tray takes two to four plans, and no suppressed or fee-for-service plan', async () => {
  const more = [21, 22, 23, 24].map((number) => named(number, `Cedar ${number} (HMO)`, {}));
  fakeNetwork(answers([FREE, FEE, SILENT, ...more], [SILENT.planId]));
  const { user } = openPage(ADDRESS);
  const row = async (name: string) => within(await screen.findByRole('article', { name }));
  expect((await row(FEE.planName)).getByText(browse.tray.notComparable)).toBeVisible();
  await waitFor(async () => expect((await row(SILENT.planName)).getByText(browse.tray.notComparable)).toBeVisible());

  await user.click((await row(FREE.planName)).getByRole('checkbox'));
  const tray = within(await screen.findByRole('region', { name: browse.tray.title }));
  expect(tray.getByText(browse.tray.needTwo)).toBeVisible();
  expect(tray.queryByRole('link', { name: browse.tray.compare })).not.toBeInTheDocument();
  for (const plan of more.slice(0, 3)) await user.click((await row(plan.planName)).getByRole('checkbox'));
  expect(tray.getByText(browse.tray.full(4))).toBeVisible();
  const fifth = (await row('Cedar 24 (HMO)')).getByRole('checkbox');
  await user.click(fifth);
  expect(fifth).not.toBeChecked();

  await user.click(tray.getByRole('button', { name: browse.tray.removePlan('Cedar 21 (HMO)') }));
  expect(tray.getByRole('link', { name: browse.tray.compare })).toHaveAttribute(
    'href',
    expect.stringContaining(
      'compareplanIds=H9999012000,H9999022000,H9999023000&zipcode=98101&county=53033&planYear=2027',
    ),
  );
  expect(sessionStorage.getItem('ucp_compare')).toBe('2027,H9999012000,H9999022000,H9999023000');
});

test('the tray is kept for the tab, and what does not belong there falls out', async () => {
  sessionStorage.setItem('ucp_compare', `2027,<script>,${DEAR.planId},H0000000000,${FREE.planId}`);
  fakeNetwork(answers([FREE, DEAR]));
  openPage(ADDRESS);
  const tray = within(await screen.findByRole('region', { name: browse.tray.title }));
  expect(tray.getAllByRole('listitem')).toHaveLength(2);
});

test('[PLAN-416] a tool on the page is asked to show details and comparison', async () => {
  const tool = { navigate: vi.fn(), setPlanYear: vi.fn() };
  vi.stubGlobal('planTool', tool);
  sessionStorage.setItem('ucp_compare', `2027,${DEAR.planId},${FREE.planId}`);
  fakeNetwork(answers([FREE, DEAR]));
  const { user } = openPage(ADDRESS);
  const place = { zipcode: '98101', county: '53033', planYear: 2027 };
  await user.click(await screen.findByRole('link', { name: `${browse.details} ${FREE.planName}` }));
  await user.click(await screen.findByRole('link', { name: browse.tray.compare }));
  expect(tool.navigate.mock.calls).toEqual([
    [{ page: 'details', ...place, planType: 'MAPD', planId: FREE.planId }],
    [{ page: 'compare', ...place, planType: 'ALL', compareplanIds: `${DEAR.planId},${FREE.planId}` }],
  ]);
  expect(window.location.pathname).toBe('/health-plans');

  await user.click(screen.getByRole('radio', { name: '2026' }));
  expect(tool.setPlanYear.mock.calls).toEqual([[2026]]);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    drugPlan({ planId: `S${String(index).padStart(4, '0')}001000`, planName: `Evergreen ${index} (PDP)` }),
  );

test('ten thousand plans are drawn twenty at a time, and the address keeps how many', async () => {
  fakeNetwork(answers([...many(10_000), specialNeedsPlan()]));
  const { user } = openPage(ADDRESS);
  expect(await screen.findByText(planList.count(10_001, 2027))).toBeVisible();
  await waitFor(() => expect(names()).toHaveLength(20));
  await user.click(screen.getByRole('button', { name: browse.showMore(20) }));
  await waitFor(() => expect(names()).toHaveLength(40));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Evergreen 20 (PDP)' })).toHaveFocus());
  expect(window.location.search).toContain('show=40');
});

test('an address that keeps a place shows as many plans, to the last of them', async () => {
  fakeNetwork(answers(many(52)));
  const { user } = openPage(`${ADDRESS}&show=40`);
  await waitFor(() => expect(names()).toHaveLength(40));
  expect(screen.getByText(browse.seen(40, 52))).toBeVisible();
  await user.click(screen.getByRole('button', { name: browse.showMore(12) }));
  await waitFor(() => expect(names()).toHaveLength(52));
  expect(screen.queryByRole('button', { name: /^Show \d+ more/ })).not.toBeInTheDocument();
});

test.each([
  ['another year, and a type before the list has changed', ['year', 'type']],
  ['a type, and another year before the list has changed', ['type', 'year']],
] as const)('who chooses %s, sees that type of that year', async (_story, order) => {
  fakeNetwork(answers([FREE, DEAR]));
  openPage(ADDRESS);
  await screen.findAllByRole('article');
  const types = screen.getByRole('combobox', { name: planList.typesOfPlan });
  // Both before React draws anything, as on a slow phone.
  const choose = {
    year: () => fireEvent.click(screen.getByRole('radio', { name: '2026' })),
    type: () => fireEvent.change(types, { target: { value: 'MAPD' } }),
  };
  act(() => {
    for (const one of order) choose[one]();
  });
  await waitFor(() => expect(screen.getByRole('radio', { name: '2026' })).toBeChecked());
  expect(window.location.search).toContain('planYear=2026&planType=MAPD');
});
