import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { aPlan, aViewer, borderCounties, kingCounty } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { openPage } from '#tests/support/web/open-page.tsx';

const { place, planList } = texts;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const newcomer = { viewer: aViewer({ uuid: null }) };

const answers = {
  getCounties: ({ params: { zip } }: { params: { zip: string } }) => ({
    data: { counties: zip === '98101' ? [kingCounty] : zip === '42223' ? borderCounties : [] },
  }),
  searchPlans: () => ({
    planYear: 2027,
    productType: 'ALL' as const,
    plans: [aPlan()],
    yearsWithPlans: [2027],
    edition: null,
  }),
};

const open = async () => {
  const network = fakeNetwork(answers);
  const page = openPage('/', newcomer);
  const field = await screen.findByLabelText(place.zipLabel);
  const find = async (zip: string) => {
    await page.user.clear(field);
    await page.user.type(field, `${zip}{Enter}`);
  };
  return { ...network, ...page, field, find };
};

test('[GEO-404] the ZIP field takes five digits and nothing else', async () => {
  const { user, field } = await open();
  await user.type(field, 'a5-53 4x319');
  expect(field).toHaveValue('55343');
});

test('[GEO-405][GEO-406] a ZIP code in one county leads to the plans of that county', async () => {
  const { find, sentTo } = await open();
  await find('98101');
  expect(sentTo('getCounties').map(({ url }) => url)).toEqual(['/geolocationinfo/counties/98101']);
  await waitFor(() => expect(screen.getByRole('heading', { name: planList.title('King County, WA') })).toHaveFocus());
  expect(window.location.search).toBe('?zipcode=98101&county=53033&planYear=2027&planType=ALL');
});

test('[GEO-408][DATA-614] the tab remembers the place, the year and the tool, and nothing else', async () => {
  const { find } = await open();
  await find('98101');
  await screen.findByRole('heading', { name: aPlan().planName });
  expect({ ...sessionStorage }).toEqual({
    ucp_zipCode: '98101',
    ucp_county: '53033',
    ucp_planYear: '2027',
    ucp_origin: 'planSummary',
  });
  expect({ ...localStorage }).toEqual({});
});

test('a ZIP code in several states asks for the county and picks none by itself', async () => {
  const { user, find } = await open();
  await find('42223');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Christian County, KY' })).toHaveFocus());
  for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked();

  await user.click(screen.getByRole('button', { name: place.goOn }));
  expect(screen.getByText(place.countyNeeded)).toBeVisible();

  await user.click(screen.getByRole('radio', { name: 'Montgomery County, TN' }));
  await user.click(screen.getByRole('button', { name: place.goOn }));
  expect(await screen.findByRole('heading', { name: planList.title('Montgomery County, TN') })).toBeVisible();
});

test('counties are asked for in the order of their names, in whichever order they come', async () => {
  fakeNetwork({ getCounties: () => ({ data: { counties: borderCounties.toReversed() } }) });
  const { user } = openPage('/', newcomer);
  await user.type(await screen.findByLabelText(place.zipLabel), '42223{Enter}');
  const [first, second] = await screen.findAllByRole('radio');
  expect(first).toHaveAccessibleName('Christian County, KY');
  expect(second).toHaveAccessibleName('Montgomery County, TN');
});

test('after a ZIP code that nobody knows the field has the focus, for the next one', async () => {
  const { user } = await open();
  const field = await screen.findByLabelText(place.zipLabel);
  await user.type(field, '99998');
  await user.click(screen.getByRole('button', { name: place.findPlans }));
  expect(await screen.findByText(place.zipUnknown('99998'))).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
});

test('[GEO-406][ERR-400] what is no ZIP code is said so in the given words, and is not looked up', async () => {
  const { find, sentTo } = await open();
  await find('981');
  expect(await screen.findByText('Error: Please enter a valid ZIP code')).toBeVisible();
  expect(sentTo('getCounties')).toEqual([]);
});

test.each([
  ['too few digits', '981', place.zipNeeded],
  ['only zeros', '00000', place.zipNeeded],
  ['a ZIP code that nobody knows', '99998', place.zipUnknown('99998')],
])('%s: the sentence stands at the field', async (_story, zip, sentence) => {
  const { find, field } = await open();
  await find(zip);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
});

test('[ERR-615] when the look-up fails, the sentence is ours and the ZIP code stays', async () => {
  fakeNetwork({
    getCounties: () => {
      throw new Problem('unexpected');
    },
  });
  const { user } = openPage('/', newcomer);
  const field = await screen.findByLabelText(place.zipLabel);
  await user.type(field, '98101{Enter}');
  expect(await screen.findByText(texts.problems.unexpected.detail)).toBeVisible();
  expect(screen.queryByText(/raw/)).not.toBeInTheDocument();
  expect(field).toHaveValue('98101');
});
