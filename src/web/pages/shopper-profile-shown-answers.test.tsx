import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { doctors as words } from '#content/en/doctors.ts';
import { Problem } from '#contract/problem.ts';
import type { ShownAnswer } from '#contract/shown-answer.ts';
import { ANN_LEE } from '#tests/support/providers.ts';
import { aPlan, asSaved, aViewer, drugPlan } from '#tests/support/web/examples.ts';
import { fakeCoverage } from '#tests/support/web/fake-coverage.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

beforeAll(async () => {
  await loadPageTexts('profile', 'en');
  await loadPageTexts('doctors', 'en');
});
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const HMO = aPlan({ planId: 'H9999001000', planName: 'Green HMO' });
const IN_NETWORK: ShownAnswer = {
  planId: HMO.planId,
  planYear: 2027,
  shownOn: '2026-11-02',
  answer: 'in-network',
  list: { publisher: 'Evergreen Health', file: 'a.json', asOf: '2026-10-20', readAt: '2026-11-01T08:00:00.000Z' },
};
const NOT_LISTED: ShownAnswer = {
  ...IN_NETWORK,
  shownOn: '2026-11-16',
  answer: 'not-listed',
  list: { publisher: 'Evergreen Health', file: 'a.json', asOf: null, readAt: '2026-11-10T08:00:00.000Z' },
};

function open(
  shownAnswers: ShownAnswer[] | undefined,
  { path = '#providers', more = {} as Answers, overrides = {} } = {},
) {
  const ann = { ...ANN_LEE, ...(shownAnswers && { shownAnswers }) };
  const profile = fakeProfile([asSaved(HMO), asSaved(drugPlan())], [], { providers: [ann] });
  const says = fakeCoverage(({ planYear }) => (planYear === 2027 ? 'not-listed' : 'not-available'));
  const network = fakeNetwork({ ...profile.answers, ...says, ...more });
  return { ...network, ...openPage(`/shopper-profile${path}`, overrides) };
}
const seesAnswer = () => screen.findAllByText(words.answers['not-listed']);

test('what was shown is kept once, for the year of the answers', async () => {
  const { sentTo } = open(undefined);
  await seesAnswer();
  await waitFor(() =>
    expect(sentTo('keepShownAnswers').map(({ url }) => url)).toEqual([expect.stringMatching(/\/2027$/)]),
  );
  await waitFor(() => expect(sentTo('keepShownAnswers')).toHaveLength(1));
});

test('what was kept before is not kept again', async () => {
  const { sentTo } = open([IN_NETWORK, NOT_LISTED]);
  await seesAnswer();
  expect(sentTo('keepShownAnswers')).toEqual([]);
});

test('who looks on keeps nothing', async () => {
  const { sentTo } = open(undefined, {
    overrides: { viewer: aViewer({ kind: 'cloaked', may: [] }) },
  });
  await seesAnswer();
  expect(sentTo('keepShownAnswers')).toEqual([]);
});

test('a refusal says nothing, is not tried again, and the answers stay', async () => {
  let refused = 0;
  open(undefined, {
    more: {
      keepShownAnswers: () => {
        refused += 1;
        throw new Problem('unexpected');
      },
    },
  });
  await waitFor(() => expect(refused).toBe(1));
  expect((await seesAnswer()).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(refused).toBe(1);
});

test('beside an answer stands what was shown before it, and the evidence has both with their lists', async () => {
  const { user } = open([IN_NETWORK, NOT_LISTED]);
  expect(
    await screen.findByText(words.grid.showedBefore('November 2, 2026', words.answers['in-network'])),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${words.grid.details}`) }));
  const dialog = within(await screen.findByRole('dialog'));
  const { shown } = words.evidence;
  const part = dialog.getByRole('heading', { name: shown.heading }).parentElement;
  expect(
    within(part ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual([
    `${shown.on('November 16, 2026', 'Not listed')} ${shown.listOfNoDate('Evergreen Health', 'November 10, 2026')}`,
    `${shown.on('November 2, 2026', 'In network')} ${shown.list('Evergreen Health', 'October 20, 2026', 'November 1, 2026')}`,
  ]);
  expect(dialog.getByText(shown.changed)).toBeVisible();
});

test('what was shown of one answer alone is no change', async () => {
  const { user } = open([NOT_LISTED]);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.grid.details}`) }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(new RegExp(words.evidence.shown.on('November 16, 2026', 'Not listed')))).toBeVisible();
  expect(dialog.queryByText(words.evidence.shown.changed)).toBeNull();
  expect(screen.queryByText(/we showed: In network/)).toBeNull();
});
