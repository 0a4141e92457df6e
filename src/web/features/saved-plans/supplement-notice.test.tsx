import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import { aPlan, aStart, asSaved, kingCounty } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { makeQueryClient } from '#web/app/query-client.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { StartContext } from '#web/lib/start-context.ts';
import { PlansView } from './plans-view.tsx';

const { supplement } = profileTexts;
const documents = DEFAULT_DOCUMENTS.aarp;
const NOTICE = 'Plan Card Unavailable for Medicare Supplement Insurance Plans';

beforeAll(() => loadPageTexts('profile', 'en'));
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const open = async (stateCode: string) => {
  const saved = asSaved(aPlan(), { county: { ...kingCounty, stateCode } });
  const { sentTo } = fakeNetwork({
    ...fakeProfile([saved]).answers,
    getContent: ({ params }) => documents[params.name as keyof typeof documents],
  });
  const page = openPage('/shopper-profile');
  await screen.findByRole('article', { name: aPlan().planName });
  await waitFor(() => expect(sentTo('getContent').some(({ url }) => url.endsWith('/approved-states'))).toBe(true));
  await waitFor(() => expect(page.client.isFetching()).toBe(0));
  return page;
};

test('[SUPP-402] in an approved state the notice gives the number for Supplement, until it is closed', async () => {
  const { user } = await open('WA');
  const section = within(await screen.findByRole('region', { name: supplement.title }));
  expect(section.getByRole('heading', { name: NOTICE })).toBeVisible();
  const phone = BRAND_TABLE.aarp.phones.enroll.MS;
  expect(section.getByText(phone)).toHaveAttribute('href', `tel:${phone}`);
  await user.click(section.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[SUPP-402] in another state there is neither notice nor section', async () => {
  await open('TX');
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: supplement.title })).not.toBeInTheDocument();
});

test('while it is not known whether the notice shows, its place is kept and nobody is told of it', async () => {
  let tell = (_states: string[]) => {};
  const states = new Promise<string[]>((resolve) => {
    tell = resolve;
  });
  fakeNetwork({
    ...fakeProfile([asSaved(aPlan())]).answers,
    getContent: async ({ params }) =>
      params.name === 'approved-states' ? { states: await states } : documents[params.name as keyof typeof documents],
  });
  openPage('/shopper-profile');
  await screen.findByRole('article', { name: aPlan().planName });
  expect(screen.getByText(NOTICE).closest('section')).toHaveAttribute('inert');
  expect(screen.queryByRole('region', { name: supplement.title })).not.toBeInTheDocument();
  tell(['WA']);
  expect(await screen.findByRole('region', { name: supplement.title })).toBeVisible();
});

const openWithInterface = async (today: string, medSuppV2Cards: boolean) => {
  const network = fakeNetwork({
    ...fakeProfile([asSaved(aPlan())]).answers,
    getContent: ({ params }) =>
      ({ ...documents, 'state-flip': { states: { WA: '2026-11-16' } } })[params.name as keyof typeof documents],
  });
  const { flags, ...rest } = aStart();
  const start = { ...rest, flags: { ...flags, medSuppV2Cards }, texts, site: BRAND_TABLE.aarp };
  const client = makeQueryClient({ ...rest, systemDate: `${today}T10:00:00-06:00` });
  render(
    <StartContext value={start}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <PlansView
            planYear={2027}
            otherYear={2026}
            browseAddress="/"
            onYear={() => {}}
            knownOf={() => ({ year: null, cover: null, doctors: null, drugs: null })}
            hasDrugs={false}
            isInterfaceLoaded
          />
        </MemoryRouter>
      </QueryClientProvider>
    </StartContext>,
  );
  await screen.findByRole('article', { name: aPlan().planName });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return network;
};

test.each([
  ['the day before the state has the interface', '2026-11-15', true, 1],
  ['from that day on', '2026-11-16', true, 0],
  ['with its flag off', '2026-11-16', false, 1],
])('[CONTENT-401] the document of the days decides on the notice: %s', async (_story, today, flag, notices) => {
  const { sentTo } = await openWithInterface(today, flag);
  expect(screen.queryAllByRole('region', { name: supplement.title })).toHaveLength(notices);
  const requests = sentTo('getContent').filter(({ url }) => url === '/content/api/assets/aarp/state-flip');
  expect(requests).toHaveLength(1);
});
