import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ownData } from '#content/en/own-data.ts';
import { Problem } from '#contract/problem.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aSignedInViewer, aViewer } from '#tests/support/web/examples.ts';
import { watchExits } from '#tests/support/web/exits.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { remove: words, receipt: receiptWords } = ownData;
const RECEIPT = '5b0c0d6e-6c4e-4b6a-9f57-1d2c3b4a5f60';
const ACCOUNT = { email: 'ruth@example.org', firstName: 'Ruth', lastName: null };
const ASKED_AT = '2026-11-16T16:00:00.000Z';

beforeAll(async () => {
  teachDialogs();
  const texts = (['own-data', 'identity'] as const).map((name) => loadPageTexts(name, 'en'));
  const pages = [import('#web/pages/own-data-page.tsx'), import('#web/pages/deletion-receipt-page.tsx')];
  await Promise.all([...texts, ...pages]);
});
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function open(viewer = aSignedInViewer(), more: Answers = {}, address = '/your-data') {
  const left = watchExits();
  const network = fakeNetwork({
    ...fakeProfile([]).answers,
    readAccount: () => ACCOUNT,
    deleteProfile: () => ({ receipt: RECEIPT }),
    deleteAccount: () => ({ receipt: RECEIPT }),
    ...more,
  });
  return { left, ...network, ...openPage(address, { viewer }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const elsewhere = () => {
  throw new Problem('not-found');
};

test('a guest is asked once more, may keep all, and is led to the receipt once it is meant', async () => {
  const guest = aViewer();
  const { user, sentTo, left } = open(guest);
  await user.click(await button(words.button));
  await user.click(await button(words.dialog.keep));
  expect(sentTo('deleteProfile')).toEqual([]);
  await user.click(await button(words.button));
  await user.click(await button(words.dialog.confirm));
  await waitFor(() => expect(left).toEqual([`/your-data/receipt/${RECEIPT}`]));
  expect(sentTo('deleteProfile').map(({ url }) => url)).toEqual([`/landrover/api/Users/${guest.uuid}`]);
});

test('an account that this site keeps goes with its password, and a wrong one is said', async () => {
  let isWrong = true;
  const { user, sentTo, left } = open(aSignedInViewer(), {
    deleteAccount: () => {
      if (isWrong) throw new Problem('sign-in-refused');
      return { receipt: RECEIPT };
    },
  });
  expect(await screen.findByText(words.account(ACCOUNT.email))).toBeVisible();
  await user.click(await button(words.button));
  expect((await screen.findAllByText(words.needsPassword)).length).toBeGreaterThan(0);
  expect(sentTo('deleteAccount')).toEqual([]);
  await user.type(screen.getByLabelText(words.password), 'a long password');
  await user.click(await button(words.button));
  await waitFor(() => expect(sentTo('deleteAccount')).toHaveLength(1));
  expect(left).toEqual([]);
  isWrong = false;
  await user.click(await button(words.button));
  await waitFor(() => expect(left).toEqual([`/your-data/receipt/${RECEIPT}`]));
  const sent = JSON.stringify({ currentPassword: 'a long password' });
  expect(sentTo('deleteAccount').map(({ init }) => init.body)).toEqual([sent, sent]);
});

test('a shopper of another provider deletes the profile, and is told where the account is', async () => {
  const { user, left } = open(aSignedInViewer(), { readAccount: elsewhere });
  expect(await screen.findByText(words.elsewhere)).toBeVisible();
  await user.click(await button(words.button));
  await user.click(await button(words.dialog.confirm));
  await waitFor(() => expect(left).toHaveLength(1));
});

test('what could not be deleted is said to be there still; who has nothing has nothing to delete', async () => {
  const refuse = () => {
    throw new Problem('unexpected');
  };
  const { user, left } = open(aViewer(), { deleteProfile: refuse });
  await user.click(await button(words.button));
  await user.click(await button(words.dialog.confirm));
  expect(await screen.findByText(words.failed)).toBeVisible();
  expect(left).toEqual([]);
  cleanup();
  open(aViewer({ uuid: null }));
  expect(await screen.findByText(words.nothing)).toBeVisible();
});

test('the receipt waits until all is removed, and then counts it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const done = {
    doneAt: '2026-11-16T16:01:00.000Z',
    removed: { plans: 2, drugs: 3, pharmacies: 1, doctors: 4, accounts: 0 },
  };
  let isDone = false;
  open(
    aViewer({ uuid: null }),
    { readDeletionReceipt: () => ({ askedAt: ASKED_AT, ...(isDone ? done : { doneAt: null, removed: null }) }) },
    `/your-data/receipt/${RECEIPT}`,
  );
  expect(await screen.findByRole('heading', { name: receiptWords.waitingTitle })).toBeVisible();
  isDone = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByRole('heading', { name: receiptWords.doneTitle })).toBeVisible();
  expect(screen.getByText(receiptWords.counts.drugs).parentElement).toHaveTextContent('3');
  expect(screen.getByText(receiptWords.counts.doctors).parentElement).toHaveTextContent('4');
  vi.useRealTimers();
});

test('a number that names no receipt is said', async () => {
  open(aViewer({ uuid: null }), { readDeletionReceipt: elsewhere }, `/your-data/receipt/${RECEIPT}`);
  expect(await screen.findByText(receiptWords.none)).toBeVisible();
});
