import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { providerSearch } from '#content/en/provider-search.ts';
import type { FoundProvider } from '#contract/providers.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import type { Reply } from '#contract/schemas.ts';
import { placeKeyOf } from '#domain/providers/place-key.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { remember } from '#web/lib/session-memory.ts';
import { teachDialogs } from './dialogs.ts';
import { type Answers, fakeNetwork, type SentRequest } from './fake-network.ts';
import { fakeProfile } from './fake-profile.ts';
import { openPage } from './open-page.tsx';

// The design system is large, and a busy machine reads it slowly.
const A_MINUTE = 60_000;

/** What stands around the tests of the doctor search in a file. */
export function testsOfProviderSearch() {
  beforeAll(async () => {
    teachDialogs();
    await Promise.all([import('#web/pages/provider-search-page.tsx'), loadPageTexts('provider-search', 'en')]);
  }, A_MINUTE);
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());
}

export const aPlaceOf = (street: string): FoundProvider['places'][number] => ({
  place: placeKeyOf({ street, zip: '98101' }),
  street,
  city: 'Seattle',
  stateCode: 'WA',
  zipCode: '98101',
  phone: '2065550100',
  miles: 0.44,
  match: null,
});

export const aFoundProvider = (more: Partial<FoundProvider> = {}): FoundProvider => ({
  npi: '9450000010',
  name: 'Ann Lee',
  isPerson: true,
  credential: null,
  gender: 'F',
  specialties: ['cardiology'],
  specialtyWords: 'CARDIOLOGY',
  coverageType: 'medical',
  acceptsMedicare: true,
  madeUp: false,
  places: [aPlaceOf('12 Pine Street')],
  ...more,
});

export const foundReply = (providers: FoundProvider[], more: Partial<Reply<'searchProviders'>> = {}) => ({
  providers,
  hasMore: false,
  leftOut: null,
  directory: null,
  ...more,
});

const countyOf = (zipcode: string, fipsCountyCode: string) => ({
  zipcode,
  fipsCountyCode,
  fipsCountyName: fipsCountyCode,
  fipsStateCode: '53',
  stateCode: 'WA',
  cmsCountyCodes: [],
  cmscode: null,
  cmsname: null,
});

type Profile = ReturnType<typeof fakeProfile>;

export type SearchStory = {
  found?: FoundProvider[];
  zip?: string;
  plans?: SavedPlan[];
  /** Of the address. */
  search?: string;
  counties?: readonly string[];
  kept?: Parameters<typeof fakeProfile>[2];
  more?: (answers: Profile['answers']) => Answers;
};

/** What the server answers the search, beside a profile. The ZIP code 99999 is nobody's. */
export function serveSearch(story: SearchStory = {}) {
  const { found = [aFoundProvider()], zip, counties = ['033'], plans = [], kept = {}, more } = story;
  if (zip) remember('zipCode', zip);
  const profile = fakeProfile(plans, [], kept);
  const network = fakeNetwork({
    ...profile.answers,
    getCounties: ({ params }) => ({
      data: { counties: params.zip === '99999' ? [] : counties.map((code) => countyOf(params.zip, code)) },
    }),
    searchProviders: () => foundReply(found),
    ...more?.(profile.answers),
  });
  return { profile, ...network };
}

/** The page of the search. */
export async function openSearch(story: SearchStory = {}) {
  const served = serveSearch(story);
  const page = openPage(`/health-plans/provider-search${story.search ?? ''}`);
  await screen.findByRole('button', { name: providerSearch.form.search });
  return { ...served, ...page };
}

export const bodiesOf = (sent: readonly SentRequest[]) =>
  sent.map(({ init }) => JSON.parse(init.body as string) as unknown);
