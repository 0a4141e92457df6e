import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ownData as words } from '#content/en/own-data.ts';
import type { OwnData } from '#contract/own-data.ts';
import { Problem } from '#contract/problem.ts';
import { REPLIES } from '#tests/support/reply-examples.ts';
import { aCloakedViewer, aSignedInViewer, aViewer } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { watchSavedFiles } from '#tests/support/web/saved-files.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

/** What the browser was handed to keep. */
const saved = watchSavedFiles();

beforeAll(() =>
  Promise.all([
    import('./own-data-page.tsx'),
    loadPageTexts('own-data', 'en'),
    loadPageTexts('identity', 'en'),
    loadPageTexts('own-data', 'es'),
  ]),
);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Another provider keeps the account. */
const elsewhere = () => {
  throw new Problem('not-found');
};

function open(viewer = aSignedInViewer(), more: Answers = {}) {
  const network = fakeNetwork({ ...fakeProfile([]).answers, readAccount: elsewhere, ...more });
  return { ...network, ...openPage('/your-data', { viewer }) };
}

const button = () => screen.findByRole('button', { name: words.copy.button });

test('a copy is saved as a file that names the day and nobody, and the page says where to look', async () => {
  const data = REPLIES.exportOwnData as OwnData;
  const { user } = open(aSignedInViewer(), { exportOwnData: () => data });
  await user.click(await button());
  const name = `shopper-profile-${data.madeAt.slice(0, 10)}.json`;
  await screen.findByText(words.copy.done(name));
  expect(saved.map(({ name: ofFile }) => ofFile)).toEqual([name]);
  expect(JSON.parse((await saved[0]?.file.text()) ?? '')).toEqual(data);
});

test.each([
  ['a busy hour', 'too-many-requests', words.copy.tooMany],
  ['a server that fails', 'unexpected', words.copy.failed],
] as const)('%s is said, and nothing is saved', async (_what, code, sentence) => {
  const refuse = () => {
    throw new Problem(code);
  };
  const { user } = open(aSignedInViewer(), { exportOwnData: refuse });
  await user.click(await button());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(saved).toEqual([]);
});

test('a guest of whom nothing is kept is told so, and an agent who looks on sees neither list nor button', async () => {
  open(aViewer({ uuid: null }));
  await screen.findByText(words.copy.nothing);
  expect(screen.queryByRole('button', { name: words.copy.button })).toBeNull();
  cleanup();
  open(aCloakedViewer());
  await screen.findByText(words.onlyOwner);
  expect(screen.queryByText(words.kept.title)).toBeNull();
});
