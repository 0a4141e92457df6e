import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { providerSearch } from '#content/en/provider-search.ts';
import { Problem } from '#contract/problem.ts';
import { aPlan, asSaved, drugPlan, planDetails } from '#tests/support/web/examples.ts';
import {
  aFoundProvider,
  aPlaceOf,
  bodiesOf,
  foundReply,
  openSearch,
  type SearchStory,
  testsOfProviderSearch,
} from '#tests/support/web/provider-search.tsx';

const { form, lists, results } = providerSearch;
const HMO = aPlan({ planId: 'H9999001000', planName: 'Green HMO' });
const PFFS = aPlan({ planId: 'H9999003000', planName: 'Free PFFS', planProductType: 'PFFS', isPffs: true });
const plans = [HMO, PFFS, drugPlan()].map((plan) => asSaved(plan));
const LEFT_OUT = { 'not-told': 3, otherwise: 1, 'not-listed': 2 };
const DIRECTORY = {
  planId: HMO.planId,
  state: 'current' as const,
  publisher: 'Cedar Health',
  asOf: '2026-11-09',
  readAt: '2026-11-15T12:00:00.000Z',
  ageInDays: 7,
};

testsOfProviderSearch();

const found = [
  aFoundProvider({
    places: [
      { ...aPlaceOf('12 Pine Street'), match: 'fits' },
      { ...aPlaceOf('9 Lake Road'), match: 'not-listed' },
    ],
  }),
];

const open = (reply: Parameters<typeof foundReply>[1] = {}, story: SearchStory = {}) =>
  openSearch({
    zip: '98101',
    plans,
    more: () => ({
      searchProviders: ({ body }) =>
        body.lists ? foundReply(found, { leftOut: LEFT_OUT, directory: DIRECTORY, ...reply }) : foundReply(found),
    }),
    ...story,
  });
type Page = Awaited<ReturnType<typeof open>>;
const press = ({ user }: Page) => user.click(screen.getByRole('button', { name: form.search }));
const asked = ({ sentTo }: Page) => bodiesOf(sentTo('searchProviders'));

test('the lists of saved plans with a network can be searched for new patients and a language', async () => {
  const page = await open();
  const plan = screen.getByLabelText(lists.plan);
  expect(
    within(plan)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([lists.anyPlan, HMO.planName, PFFS.planName]);
  await page.user.selectOptions(plan, HMO.planName);
  await page.user.selectOptions(screen.getByLabelText(lists.language), lists.languages.spanish);
  await page.user.click(screen.getByLabelText(lists.takesNew));
  await press(page);
  const doctor = await screen.findByRole('listitem', { name: 'Ann Lee' });
  expect(asked(page)).toEqual([
    {
      zipCode: '98101',
      miles: 10,
      lists: { planYear: 2027, planId: HMO.planId, takesNew: true, language: 'spanish' },
    },
  ]);
  const [here, there] = within(doctor).getAllByRole('listitem');
  for (const said of [lists.inNetwork, lists.takesNew, lists.speaks(lists.languages.spanish)]) {
    expect(within(here as HTMLElement).getByText(said)).toBeVisible();
    expect(within(there as HTMLElement).queryByText(said)).toBeNull();
  }
  expect(within(there as HTMLElement).getByText(lists.elsewhere['not-listed'])).toBeVisible();
});

test('who is not shown is counted by what is known of them, beside the list that says so, and one press shows all', async () => {
  const page = await open();
  await page.user.selectOptions(screen.getByLabelText(lists.plan), HMO.planName);
  await press(page);
  expect(await screen.findByText(lists.leftOut['not-told'](3))).toBeVisible();
  expect(screen.getByText(lists.leftOut.otherwise(1))).toBeVisible();
  expect(screen.getByText(lists.leftOut['not-listed'](2))).toBeVisible();
  expect(screen.getByText(lists.from('Cedar Health', 'November 9, 2026'))).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: lists.all }));
  await waitFor(() => expect(screen.getByRole('heading', { name: results.heading })).toHaveFocus());
  expect(asked(page).at(-1)).toEqual({ zipCode: '98101', miles: 10 });
  expect(screen.getByLabelText(lists.plan)).toHaveDisplayValue(lists.anyPlan);
  expect(screen.queryByText(lists.leftOut['not-told'](3))).toBeNull();
});

test('a plan without a list that can be used says so, and nobody is said to be missing', async () => {
  const directory = {
    ...DIRECTORY,
    state: 'absent' as const,
    publisher: null,
    asOf: null,
    readAt: null,
    ageInDays: null,
  };
  const page = await open({ directory, leftOut: { 'not-told': 4, otherwise: 0, 'not-listed': 0 }, providers: [] });
  await page.user.selectOptions(screen.getByLabelText(lists.plan), HMO.planName);
  await press(page);
  expect(await screen.findByText(lists.none(2027))).toBeVisible();
  expect(screen.queryByText(/not on the list/i)).toBeNull();
});

test('an old list tells how old it is', async () => {
  const page = await open({ directory: { ...DIRECTORY, state: 'old', ageInDays: 45 } });
  await page.user.selectOptions(screen.getByLabelText(lists.plan), HMO.planName);
  await press(page);
  expect(await screen.findByText(new RegExp(lists.old(45)))).toBeVisible();
});

test('private fee-for-service pays whoever accepts Medicare, so nobody is said to be in its network', async () => {
  const page = await open({ directory: { ...DIRECTORY, planId: PFFS.planId } });
  await page.user.selectOptions(screen.getByLabelText(lists.plan), PFFS.planName);
  await press(page);
  expect(await screen.findByText(lists.payWhoeverTakesMedicare)).toBeVisible();
  expect(screen.queryByText(lists.inNetwork)).toBeNull();
});

test('who comes from a plan searches in its list, saved or not', async () => {
  const page = await open(
    {},
    {
      plans: [],
      search: `?planId=${HMO.planId}&planYear=2027`,
      more: () => ({
        getPlanDetails: ({ params }) => {
          if (params.planId !== HMO.planId) throw new Problem('plan-not-found');
          return planDetails(HMO);
        },
        searchProviders: () => foundReply(found, { leftOut: LEFT_OUT, directory: DIRECTORY }),
      }),
    },
  );
  expect(await screen.findByLabelText(lists.plan)).toHaveDisplayValue(HMO.planName);
  await press(page);
  await screen.findByText(lists.inNetwork);
  expect(asked(page)).toMatchObject([{ lists: { planYear: 2027, planId: HMO.planId } }]);
});

test('without a plan that has a network the form says what to do, and can ask any list', async () => {
  const page = await open({ directory: null }, { plans: [asSaved(drugPlan())] });
  expect(await screen.findByText(lists.noPlans(2027))).toBeVisible();
  await page.user.click(screen.getByLabelText(lists.takesNew));
  await press(page);
  await screen.findByRole('listitem', { name: 'Ann Lee' });
  expect(asked(page)).toEqual([{ zipCode: '98101', miles: 10, lists: { planYear: 2027, takesNew: true } }]);
});
