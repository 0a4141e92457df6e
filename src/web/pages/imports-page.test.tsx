import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { importsPage as words } from '#content/en/imports-page.ts';
import type { MemberImport } from '#contract/imports.ts';
import { addressOfEnd } from '#domain/imports/consent-end.ts';
import { CONFLICTS, FOUND } from '#tests/support/states/import-examples.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aSignedInViewer, aUser, aViewer } from '#tests/support/web/examples.ts';
import { watchExits } from '#tests/support/web/exits.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { aMemberImport, aMemberViewer, person } from '#tests/support/web/imports.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

beforeAll(async () => {
  teachDialogs();
  await Promise.all([
    import('./imports-page.tsx'),
    loadPageTexts('imports-page', 'en'),
    loadPageTexts('profile', 'en'),
  ]);
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PAGE = '/your-claims';

type Story = Parameters<typeof openPage>[1] & { memberImport?: Partial<MemberImport>; more?: Answers };

function open(address = PAGE, { memberImport = {}, more = {}, viewer = aMemberViewer(), ...start }: Story = {}) {
  const left = watchExits();
  const network = fakeNetwork({ ...person(aUser(), aMemberImport(memberImport)), ...more });
  return { left, ...network, ...openPage(address, { viewer, ...start }) };
}

const consentPanel = () => screen.findByRole('heading', { name: words.consent.title });

test.each(['refused', 'unavailable'] as const)(
  'who comes back from the keeper of their claims is told that it was %s',
  async (end) => {
    open(addressOfEnd(PAGE, end), { memberImport: { needsConsent: true } });
    expect(await screen.findByText(words.came[end])).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(words.came[end]);
    expect(await screen.findByRole('button', { name: words.consent.agree })).toBeVisible();
    // Loaded again, the page does not say it again.
    expect(window.location.search).toBe('');
  },
);

test('who comes back without a session is told too, and where to sign in', async () => {
  open(addressOfEnd(PAGE, 'unavailable'), { viewer: aViewer({ uuid: null }) });
  expect(await screen.findByText(words.came.unavailable)).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: words.signIn })).toBeVisible();
});

test('who is signed in and no member reads why there is nothing, and is not asked to sign in', async () => {
  open(PAGE, { viewer: aSignedInViewer() });
  expect(await screen.findByText(words.nobody)).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: words.signIn })).toBeNull();
});

test('a page that is just opened says nothing of it', async () => {
  open();
  await consentPanel();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who says yes reads first what it means, and goes to the keeper of the claims with the words that were read', async () => {
  const { user, left, sentTo } = open(PAGE, {
    memberImport: { needsConsent: true },
    more: { startClaimsConsent: () => ({ url: 'https://claims.example/authorize?state=abc' }) },
  });
  await consentPanel();
  expect(screen.getByText(aMemberImport().consent.text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.consent.agree }));
  await waitFor(() => expect(left).toEqual(['https://claims.example/authorize?state=abc']));
  expect(JSON.parse(sentTo('startClaimsConsent')[0]?.init.body as string)).toEqual({ version: '2026-11' });
});

test('leave is taken back after a question, and the page says so', async () => {
  const withdrawn = aMemberImport({ needsConsent: true });
  const { user, sentTo } = open(PAGE, {
    more: { withdrawClaimsConsent: () => ({ memberImport: withdrawn }) },
  });
  await user.click(await screen.findByRole('button', { name: words.consent.stop }));
  expect(sentTo('withdrawClaimsConsent')).toHaveLength(0);
  const dialog = within(await screen.findByRole('dialog', { name: words.consent.stopDialog.title }));
  await user.click(dialog.getByRole('button', { name: words.consent.stopDialog.confirm }));
  await waitFor(() => expect(sentTo('withdrawClaimsConsent')).toHaveLength(1));
});

test('both of what differs stand beside each other, and what is chosen is sent', async () => {
  const [drug] = CONFLICTS;
  const { user, sentTo } = open(PAGE, {
    memberImport: { conflicts: CONFLICTS, importedOn: '2026-11-16' },
    more: { resolveImportConflict: () => ({ memberImport: aMemberImport({ conflicts: CONFLICTS.slice(1) }) }) },
  });
  expect(await screen.findAllByRole('heading', { name: words.conflicts.mine })).toHaveLength(CONFLICTS.length);
  expect(screen.getAllByRole('heading', { name: words.conflicts.theirs })).toHaveLength(CONFLICTS.length);
  await user.click(screen.getAllByRole('button', { name: new RegExp(words.conflicts.choices.both) })[0] as HTMLElement);
  await waitFor(() => expect(sentTo('resolveImportConflict')).toHaveLength(1));
  expect(sentTo('resolveImportConflict')[0]?.url).toContain(drug?.conflictId);
  expect(JSON.parse(sentTo('resolveImportConflict')[0]?.init.body as string)).toEqual({ choice: 'both' });
});

test('what was found is named with what became of it, and goes back whole after a question', async () => {
  const done = { lastSummary: FOUND.much, importedOn: '2026-11-16' };
  const { user, sentTo } = open(PAGE, {
    memberImport: { ...done, undoable: true },
    more: { undoImport: () => ({ memberImport: aMemberImport(done) }) },
  });
  for (const outcome of ['added', 'not-in-our-lists', 'quantity-unknown', 'to-compare', 'already-there'] as const) {
    expect(await screen.findByText(new RegExp(words.last.outcomes[outcome]))).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: words.last.undo }));
  const dialog = within(await screen.findByRole('dialog', { name: words.last.undoDialog.title }));
  await user.click(dialog.getByRole('button', { name: words.last.undoDialog.confirm }));
  await waitFor(() => expect(sentTo('undoImport')).toHaveLength(1));
});
