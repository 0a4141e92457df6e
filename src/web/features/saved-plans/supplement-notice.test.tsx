import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { aPlan, asSaved, kingCounty } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/lib/page-texts.ts';

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
  await vi.waitFor(() => expect(sentTo('getContent').some(({ url }) => url.endsWith('/approved-states'))).toBe(true));
  await vi.waitFor(() => expect(page.client.isFetching()).toBe(0));
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
