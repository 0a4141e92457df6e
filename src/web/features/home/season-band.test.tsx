import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { home } from '#content/en/home.ts';
import { aViewer } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { openPage } from '#tests/support/web/open-page.tsx';

const { season } = home;

const openHome = async (systemDate: string | null) => {
  fakeNetwork({
    getSystemDate: () => {
      throw new Error('nobody answers');
    },
  });
  openPage('/', { viewer: aViewer({ uuid: null }), systemDate });
  return within(await screen.findByRole('region', { name: season.label }));
};

test.each([
  ['the day before open enrollment', '2026-10-14T23:59:59-05:00', 'until-enrollment', '1 day until October 15, 2026'],
  ['its first day', '2026-10-15T00:00:00-05:00', 'open-enrollment', '53 days until December 7, 2026'],
  ['its last evening, in Central time', '2026-12-07T23:59:59-06:00', 'open-enrollment', 'Today is the last day'],
  ['the night after it', '2026-12-08T00:00:00-06:00', 'until-cover-starts', '24 days until January 1, 2027'],
  ['the new year', '2027-01-01T00:00:00-06:00', 'advantage-enrollment', '89 days until March 31, 2027'],
  ['a summer day', '2027-07-01T12:00:00-05:00', 'until-enrollment', '106 days until October 15, 2027'],
] as const)('home counts the days to the next date that matters: %s', async (_story, now, phase, sentence) => {
  const band = await openHome(now);
  expect(band.getByRole('heading', { name: season[phase].title })).toBeVisible();
  expect(
    band.getByText((_text, element) => element?.tagName === 'P' && element.textContent === sentence),
  ).toBeVisible();
});

test('where the server does not tell the day, nothing is counted', async () => {
  const band = await openHome(null);
  expect(band.getByText(season.everyYear)).toBeVisible();
  expect(band.queryByRole('heading')).not.toBeInTheDocument();
});
