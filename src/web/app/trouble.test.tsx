import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { aPlan, aSignedInViewer, asSaved, aViewer } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { shell, savedPlans } = texts;

beforeAll(() => loadPageTexts('profile', 'en'));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const goes = (event: 'online' | 'offline') =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
    window.dispatchEvent(new Event(event));
  });

test('without a network the page says so, and reads by itself what it could not read, also at the first load', async () => {
  const profile = fakeProfile([asSaved(aPlan())]);
  let isOffline = true;
  fakeNetwork({
    ...profile.answers,
    readSectionOfYear: (request) => {
      if (isOffline) throw new Problem('unexpected');
      return profile.answers.readSectionOfYear(request);
    },
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPage('/shopper-profile');
  expect(await screen.findByText(shell.offline)).toBeVisible();
  expect(await screen.findByText(savedPlans.failed)).toBeVisible();
  isOffline = false;
  await goes('online');
  expect(await screen.findByRole('article', { name: aPlan().planName })).toBeVisible();
  expect(screen.queryByText(shell.offline)).not.toBeInTheDocument();
  await goes('offline');
  expect(screen.getByText(shell.offline)).toBeVisible();
  expect(screen.getByRole('article', { name: aPlan().planName })).toBeVisible();
});

test.each(['idle', 'age'] as const)('who was signed out without asking reads why, once: %s', async (because) => {
  sessionStorage.setItem('ucp_endedBecause', because);
  fakeNetwork(fakeProfile([]).answers);
  openPage('/', { viewer: aViewer({ uuid: null }) });
  expect(await screen.findByText(shell.signedOutBecause[because])).toBeVisible();
  expect(sessionStorage.getItem('ucp_endedBecause')).toBeNull();
});

test('who has signed in again meanwhile is not told of it', async () => {
  sessionStorage.setItem('ucp_endedBecause', 'idle');
  fakeNetwork(fakeProfile([]).answers);
  openPage('/shopper-profile', { viewer: aSignedInViewer() });
  await screen.findByText(savedPlans.empty);
  expect(screen.queryByText(shell.signedOutBecause.idle)).not.toBeInTheDocument();
});
