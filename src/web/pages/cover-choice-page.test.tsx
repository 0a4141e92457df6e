import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { coverChoice } from '#content/en/cover-choice.ts';
import { coverExplained } from '#content/en/cover-explained.ts';
import { texts } from '#content/en/texts.ts';
import { MEDICARE_PHONE } from '#content/medicare-phone.ts';
import { aPlan, aViewer, kingCounty } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { openPage } from '#tests/support/web/open-page.tsx';

beforeEach(() => sessionStorage.clear());

const PLACE = 'zipcode=98101&county=53033&planYear=2027';
const LIST = `/health-plans?${PLACE}&planType=ALL`;
const newcomer = { viewer: aViewer({ uuid: null }) };

const open = (address = LIST, viewer = newcomer.viewer) => {
  fakeNetwork({
    getCounties: () => ({ data: { counties: [kingCounty] } }),
    searchPlans: () => ({
      planYear: 2027,
      productType: 'ALL' as const,
      plans: [aPlan()],
      yearsWithPlans: [2027],
      edition: null,
    }),
  });
  return openPage(address, { viewer });
};

const question = () => screen.queryByRole('heading', { name: coverChoice.title });
const listIsThere = () => screen.findByRole('article', { name: aPlan().planName });

test('a first visit asks what kind of cover is wanted; the place and the year stay with the answer', async () => {
  const { user } = open();
  await listIsThere();
  expect(question()).toBeVisible();

  await user.click(screen.getByRole('link', { name: new RegExp(coverChoice.kinds.advantage.name) }));
  expect(window.location.search).toBe(`?${PLACE}&planType=MAPD`);
  expect(question()).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the question is left out with one press, and does not come back', async () => {
  const { user } = open();
  await listIsThere();
  await user.click(screen.getByRole('button', { name: coverChoice.showAll }));
  expect(question()).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(window.location.search).toBe(`?${PLACE}&planType=ALL`);
  expect(sessionStorage.getItem('ucp_coverAsked')).toBe('yes');
});

test.each([
  ['an address with a type', LIST.replace('ALL', 'PDP'), newcomer.viewer],
  ['an address with another filter', `${LIST}&premium=0`, newcomer.viewer],
  ['somebody who has saved something', LIST, aViewer()],
])('nobody is asked who has shown what they want: %s', async (_story, address, viewer) => {
  open(address, viewer);
  expect(await screen.findByRole('heading', { level: 1, name: texts.planList.title('King County, WA') })).toBeVisible();
  expect(question()).not.toBeInTheDocument();
});

test('a second tab page of the same visit does not ask again', async () => {
  sessionStorage.setItem('ucp_coverAsked', 'yes');
  open();
  await listIsThere();
  expect(question()).not.toBeInTheDocument();
});

test('who is not sure sees the three kinds, and comes back to the plans of the same place and year', async () => {
  const { user } = open();
  await listIsThere();
  await user.click(screen.getByRole('link', { name: new RegExp(coverChoice.notSure.name) }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: coverExplained.title })).toHaveFocus());
  for (const { title } of Object.values(coverExplained.kinds)) {
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  await user.click(screen.getByRole('link', { name: coverExplained.kinds['drug-plan'].action }));
  expect(window.location.search).toBe(`?${PLACE}&planType=PDP`);
  await screen.findByRole('heading', { level: 1, name: texts.planList.title('King County, WA') });
  expect(question()).not.toBeInTheDocument();
});

test('a Supplement is no dead end: what it is, that it is not listed, whom to ask, and where to go on', async () => {
  const { user } = open();
  await listIsThere();
  await user.click(screen.getByRole('link', { name: new RegExp(coverChoice.kinds.supplement.name.slice(0, 12)) }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: coverExplained.kinds.supplement.title })).toHaveFocus(),
  );
  expect(screen.getByText(`${coverExplained.notListed.title}.`)).toBeVisible();
  expect(screen.getAllByRole('link', { name: '1-800-MEDICARE' })[0]).toHaveAttribute(
    'href',
    `tel:${MEDICARE_PHONE.number}`,
  );
  await user.click(screen.getByRole('link', { name: coverExplained.kinds.supplement.action }));
  expect(window.location.search).toBe(`?${PLACE}&planType=PDP`);
});
