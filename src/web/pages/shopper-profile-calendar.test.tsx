import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { cashCalendar as words } from '#content/en/cash-calendar.ts';
import { dashboard } from '#content/en/dashboard.ts';
import { paymentPlan } from '#content/en/drug-cost-payment-plan.ts';
import { texts } from '#content/en/texts.ts';
import type { Enrollment } from '#contract/applications.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { PlanReceipt } from '#contract/drug-receipt.ts';
import { readOf } from '#contract/profile-sections.ts';
import type { MemberPlan, SavedPlan } from '#contract/saved-plans.ts';
import { APPLICATION_REPLIES, ENROLLMENT } from '#tests/support/application-examples.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';
import { ENROLLED } from '#tests/support/import-examples.ts';
import { aCost, aPeriod, aReceipt, JANUARY_ALONE } from '#tests/support/web/cost-examples.ts';
import { aPlan, aSessionLeft, asSaved, aViewer } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { aMemberViewer } from '#tests/support/web/imports.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { watchSavedFiles } from '#tests/support/web/saved-files.ts';
import { tidySessions } from '#tests/support/web/signed-in-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const saved = watchSavedFiles();
tidySessions();
beforeAll(() => loadPageTexts('cash-calendar', 'en'));

const MEADOW = asSaved(aPlan());
const OTHER = asSaved(aPlan({ planId: 'H9999003000', planName: 'Brookside Care (HMO)', monthlyPremium: null }));
const { notAvailable } = texts.planFacts;

type Story = {
  plans?: SavedPlan[];
  members?: MemberPlan[];
  viewer?: ReturnType<typeof aViewer>;
  cost?: Partial<PlanDrugCost>;
  months?: Partial<PlanReceipt['months']>;
  drugs?: (typeof LISINOPRIL)[];
  applications?: Enrollment[];
};

async function open(story: Story = {}) {
  const { plans = [MEADOW, OTHER], members = [], viewer = aMemberViewer(), drugs = [LISINOPRIL] } = story;
  const { cost = {}, months = { fullYear: aPeriod() }, applications = [] } = story;
  const { answers } = fakeProfile(plans, [], { drugs });
  fakeNetwork({
    ...answers,
    getSession: () => aSessionLeft(),
    readSection: (request) => ({
      ...answers.readSection(request),
      ...(request.params.section === readOf('enrollments') && { enrollmentsDetails: { enrollments: applications } }),
    }),
    readApplication: ({ params }) => ({
      ...APPLICATION_REPLIES.readApplication,
      enrollment: applications.find(({ enrollmentId }) => enrollmentId === params.applicationId) ?? ENROLLMENT,
      answers: { ProposedEffectiveDate: '2027-01-01' },
    }),
    refreshApplications: () => APPLICATION_REPLIES.refreshApplications,
    readSectionOfYear: (request) => ({
      ...answers.readSectionOfYear(request),
      ...(request.params.section === 'plans' && { memberEnrolledPlans: members }),
    }),
    estimatePlanCost: ({ body }) => ({
      plans: body.plans.map((plan) => aCost(plan.contractId + plan.pbpNumber + plan.segmentId, 600_00, cost)),
    }),
    explainPlanCost: () => ({
      receipt: aReceipt({ months: { fullYear: null, restOfYear: null, ...months } }),
      because: null,
    }),
  });
  const { user } = openPage('/shopper-profile', { viewer });
  await screen.findByRole('article', { name: MEADOW.planName });
  const show = async () => user.click(await screen.findByRole('button', { name: dashboard.calendar.show }));
  return { user, show };
}

const tableOf = async ({ planName }: SavedPlan) =>
  within(await screen.findByRole('table', { name: words.table(planName, 2027) }));

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a year in money: premium, pharmacy and both together, month by month, and the days of the season', async () => {
  const { show } = await open();
  await show();
  const table = await tableOf(MEADOW);
  const premium = MEADOW.facts?.monthlyPremium ?? Number.NaN;
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  expect(table.getAllByRole('row')).toHaveLength(14);
  expect(cellsOf(table.getByRole('row', { name: /^January/ }))).toEqual([
    dollars(premium),
    '$600.00',
    dollars(premium + 600_00),
  ]);
  expect(cellsOf(table.getByRole('row', { name: /^December/ }))).toEqual([dollars(premium), '$0.00', dollars(premium)]);
  expect(cellsOf(table.getByRole('row', { name: new RegExp(words.year(2027)) })).at(-1)).toBe(
    dollars(12 * premium + 600_00).replace(/(\d)(\d{3}\.)/, '$1,$2'),
  );
  const days = within(screen.getByRole('heading', { name: words.dates.title }).parentElement as HTMLElement);
  expect(days.getByText(words.kinds['open-enrollment-ends']()).closest('li')).toHaveTextContent('December 7, 2026');
  expect(days.getByText(words.kinds['advantage-period-ends']()).closest('li')).toHaveTextContent('March 31, 2027');
});

test('bills of the Payment Plan take the place of what they spread, once somebody wants to see them', async () => {
  const { user, show } = await open();
  await show();
  await tableOf(MEADOW);
  await user.click(screen.getByRole('switch', { name: paymentPlan.show }));
  const january = cellsOf((await tableOf(MEADOW)).getByRole('row', { name: /^January/ }));
  expect(january.slice(1, 3)).toEqual(['$0.00', '$175.00']);
});

test.each<[string, Story, string]>([
  ['no saved drugs', { drugs: [] }, words.unknown['no-drugs']],
  ['a drug without a price', { cost: { because: 'price-unknown', annualDrugCost: null } }, words.unknown['no-figure']],
  ['months that nobody tells', { months: {} }, words.unknown['no-months']],
])('what nobody can tell is not available, nor is a sum with it: %s', async (_story, story, sentence) => {
  const { show } = await open(story);
  await show();
  const table = await tableOf(MEADOW);
  expect(cellsOf(table.getByRole('row', { name: /^January/ })).slice(1)).toEqual([notAvailable, notAvailable]);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('switch', { name: paymentPlan.show })).not.toBeInTheDocument();
});

test('another plan can be chosen, and one without a premium has no sums', async () => {
  const { user, show } = await open();
  await show();
  await tableOf(MEADOW);
  await user.selectOptions(screen.getByRole('combobox', { name: words.plan }), OTHER.planName);
  const table = await tableOf(OTHER);
  expect(cellsOf(table.getByRole('row', { name: /^January/ }))).toEqual([notAvailable, '$600.00', notAvailable]);
});

const NEXT: MemberPlan = {
  ...ENROLLED,
  planId: 'H5050009000',
  planName: 'Harvest Care',
  effectiveDate: '2027-01-01',
  isActive: false,
  isFuture: true,
  planYear: 2027,
  planType: 'MAPD',
  monthlyPremium: 19_00,
};

test('the plan that somebody will be in stands first', async () => {
  const { show } = await open({ members: [NEXT] });
  await show();
  const table = await screen.findByRole('table', { name: words.table('Harvest Care', 2027) });
  expect(cellsOf(within(table).getByRole('row', { name: /^February/ }))).toEqual(['$19.00', '$0.00', '$19.00']);
  expect(screen.getByRole('option', { name: words.theirs('Harvest Care') })).toBeInTheDocument();
});

test('cover that begins within the year has no months before, and no figures of another period', async () => {
  const { show } = await open({ members: [{ ...NEXT, effectiveDate: '2027-03-01' }] });
  await show();
  const table = await screen.findByRole('table', { name: words.table('Harvest Care', 2027) });
  expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('March');
  expect(screen.getByText(words.unknown['no-months'])).toBeVisible();
});

test('the file holds the days and the months, and no id of a person', async () => {
  const { user, show } = await open({ months: { fullYear: aPeriod({ months: JANUARY_ALONE }) } });
  await show();
  await tableOf(MEADOW);
  await user.click(screen.getByRole('button', { name: words.file.button }));
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([
    ['medicare-days.ics', 'text/calendar;charset=utf-8'],
  ]);
  const file = (await saved[0]?.file.text()) ?? '';
  const uids = [...file.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
  expect(uids).toEqual([
    'open-enrollment-ends-2026-12-07@shopper-profile',
    'advantage-period-starts-2027-01-01@shopper-profile',
    'advantage-period-ends-2027-03-31@shopper-profile',
    'open-enrollment-starts-2027-10-15@shopper-profile',
    ...Array.from({ length: 12 }, (_, place) => `costs-2027-${String(place + 1).padStart(2, '0')}-01@shopper-profile`),
  ]);
});

const DRAFT: Enrollment = { ...ENROLLMENT, status: 'In Progress', isSubmitted: false, confirmationNo: null };
const SENT: Enrollment = { ...ENROLLMENT, status: 'Submitted', keptUntil: null };

const DRAFT_DAY = words.kinds['draft-kept-until'](ENROLLMENT.planName);
const START_DAY = words.kinds['cover-starts'](ENROLLMENT.planName);

test.each<[string, Enrollment, string[]]>([
  ['a draft', DRAFT, [DRAFT_DAY, START_DAY]],
  ['one that was sent', SENT, [START_DAY]],
  ['one that was denied', { ...SENT, status: 'Denied' }, []],
  ['one that was withdrawn', { ...SENT, status: 'Withdrawn' }, []],
  ['one of an earlier season', { ...DRAFT, listed: false }, []],
])('days of an application that is open are among those not to miss: %s', async (_story, application, told) => {
  const { show } = await open({ applications: [application] });
  await show();
  await tableOf(MEADOW);
  for (const sentence of told) expect(await screen.findByText(sentence)).toBeVisible();
  const others = [DRAFT_DAY, START_DAY].filter((sentence) => !told.includes(sentence));
  for (const sentence of others) expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('a guest has no calendar', async () => {
  await open({ plans: [MEADOW], viewer: aViewer() });
  expect(screen.queryByRole('button', { name: dashboard.calendar.show })).not.toBeInTheDocument();
});
