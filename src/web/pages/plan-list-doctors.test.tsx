import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browse } from '#content/en/browse.ts';
import { doctors } from '#content/en/doctors.ts';
import { doctors as spanishDoctors } from '#content/es/doctors.ts';
import type { NetworkAnswer } from '#domain/providers/network-answer.ts';
import { ANN_LEE, SAM_COLE } from '#tests/support/providers.ts';
import { aPlan, drugPlan, kingCounty } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { setScreenWidth } from '#tests/support/web/screen-width.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const words = doctors.planList;

beforeAll(() =>
  Promise.all([
    import('./plan-list-page.tsx'),
    import('./plan-list-with-doctors.tsx'),
    loadPageTexts('browse', 'en'),
    loadPageTexts('doctors', 'en'),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  setScreenWidth(1280);
});
afterEach(() => vi.unstubAllGlobals());

const ADDRESS = '/health-plans?zipcode=98101&county=53033&planYear=2027&planType=ALL';

const NONE = aPlan({ planId: 'H9999001000', planName: 'None listed' });
const UNKNOWN = aPlan({ planId: 'H9999002000', planName: 'No list' });
const ONE = aPlan({ planId: 'H9999003000', planName: 'One listed' });
const BOTH = aPlan({ planId: 'H9999004000', planName: 'Both listed', monthlyPremium: 90_00 });
const DRUGS = drugPlan({ planName: 'Drugs alone' });
const PLANS = [DRUGS, NONE, UNKNOWN, ONE, BOTH];

const ANSWERS: Record<string, readonly [NetworkAnswer, NetworkAnswer]> = {
  [BOTH.planId]: ['in-network', 'in-network'],
  [ONE.planId]: ['in-network', 'not-listed'],
  [NONE.planId]: ['not-listed', 'not-listed'],
};

function open(address: string, providers = [ANN_LEE, SAM_COLE], more: Answers = {}) {
  fakeNetwork({
    ...fakeProfile([], PLANS, { providers }).answers,
    getCounties: () => ({ data: { counties: [kingCounty] } }),
    getContent: () => ({ planCodes: [], years: {} }),
    searchPlans: () => ({ planYear: 2027, productType: 'ALL', plans: PLANS, yearsWithPlans: [2027], edition: null }),
    searchProviderCoverage: ({ body }) => ({
      directories: [],
      answers: body.planIds.flatMap((planId) =>
        body.providers.map(({ npi, place }, index) => ({
          planId,
          npi,
          place,
          answer: ANSWERS[planId]?.[index] ?? 'not-available',
          acceptingNewPatients: null,
          pcpIds: [],
          isPcpQualified: null,
          listedElsewhere: [],
          evidence: null,
          differs: [],
        })),
      ),
    }),
    ...more,
  });
  return openPage(address);
}

const names = () => screen.queryAllByRole('article').map((row) => within(row).getByRole('heading').textContent);
const namesOf = (plans: readonly { planName: string }[]) => plans.map(({ planName }) => planName);
const noAnswer = () => new Promise<never>(() => {});

test('[DOC-402] the filter keeps plans that have all doctors and those that may, and tells how many may', async () => {
  const { user } = open(ADDRESS);
  await user.click(await screen.findByRole('checkbox', { name: `${words.all} (2)` }));
  await waitFor(() => expect(names()).toEqual(namesOf([UNKNOWN, BOTH])));
  expect(screen.getByText(words.unknown(1))).toBeVisible();
  expect(screen.getByText(words.hint)).toBeVisible();
  // Nobody is named in the address.
  expect(new URLSearchParams(window.location.search).get('doctors')).toBe('all');
  expect(window.location.href).not.toMatch(new RegExp(`${ANN_LEE.nationalProviderId}|Lee|Cole`));

  await user.click(screen.getByRole('button', { name: browse.removeFilter(words.all) }));
  await waitFor(() => expect(names()).toHaveLength(PLANS.length));
  expect(screen.queryByText(words.unknown(1))).not.toBeInTheDocument();
});

test('[DOC-402][DOC-605] the order puts most known doctors first, then what may be, and drug plans last', async () => {
  const { user } = open(ADDRESS);
  await screen.findAllByRole('article');
  await user.selectOptions(screen.getByLabelText(browse.sort.label), words.sort);
  await waitFor(() => expect(names()).toEqual(namesOf([BOTH, ONE, UNKNOWN, NONE, DRUGS])));
  expect(window.location.search).toContain('sort=doctors');
});

test('the order and the filter of an address hold from the start, and go along with other filters', async () => {
  open(`${ADDRESS}&doctors=all&sort=doctors&premium=0`);
  await waitFor(() => expect(names()).toEqual(namesOf([UNKNOWN])));
  expect(screen.getByLabelText(browse.sort.label)).toHaveValue('doctors');
  expect(screen.queryByText(browse.ignored)).not.toBeInTheDocument();
});

test('without saved doctors there is neither, and an address that asks for them hides no plan', async () => {
  open(`${ADDRESS}&doctors=all&sort=doctors`, []);
  await waitFor(() => expect(names()).toHaveLength(PLANS.length));
  expect(await screen.findByLabelText(/^PPO|^HMO/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: new RegExp(words.all) })).not.toBeInTheDocument();
  expect(screen.queryByRole('option', { name: words.sort })).not.toBeInTheDocument();
  expect(screen.getByLabelText(browse.sort.label)).toHaveValue('total-cost');
});

test('until the answers are there no plan with a network is hidden, and nothing is said of what is not known', async () => {
  open(`${ADDRESS}&doctors=all`, undefined, { searchProviderCoverage: noAnswer });
  await waitFor(() => expect(names()).toEqual(namesOf([NONE, UNKNOWN, ONE, BOTH])));
  expect(screen.queryByText(words.unknown(4))).not.toBeInTheDocument();
});

test('one plan and several are told apart in both languages', () => {
  expect(words.unknown(1)).not.toBe(words.unknown(2).replace('2', '1'));
  expect(spanishDoctors.planList.unknown(1)).not.toBe(spanishDoctors.planList.unknown(2).replace('2', '1'));
});
