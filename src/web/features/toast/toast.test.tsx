import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { session } from '#content/en/session.ts';
import { texts } from '#content/en/texts.ts';
import type { Viewer } from '#contract/bootstrap.ts';
import type { ImportSummary } from '#domain/session/toast.ts';
import { aSignedInViewer, aStart, aViewer } from '#tests/support/web/examples.ts';
import { setScreenWidth } from '#tests/support/web/screen-width.ts';
import { makeQueryClient } from '#web/app/query-client.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { StartContext } from '#web/lib/start-context.ts';
import { ToastPlace } from './toast-place.tsx';

const { toast } = session;
const DESKTOP = 1024;

beforeAll(() => loadPageTexts('session', 'en'));
beforeEach(() => {
  sessionStorage.clear();
  setScreenWidth(DESKTOP);
});
afterEach(() => setScreenWidth(390));

type Story = { viewer: Viewer; imported?: ImportSummary | null };

function open({ viewer, imported = null }: Story) {
  const { language, flags, editions, limits, providerPartnerCode, systemDate } = aStart();
  return render(
    <StartContext value={{ language, flags, editions, limits, providerPartnerCode, texts, site: BRAND_TABLE.aarp }}>
      <QueryClientProvider client={makeQueryClient({ viewer, systemDate })}>
        <MemoryRouter>
          <ToastPlace imported={imported} />
        </MemoryRouter>
      </QueryClientProvider>
    </StartContext>,
  );
}

const shown = () => screen.findByRole('complementary', { name: toast.label });
const hidden = () => expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
/** Long enough for what would come by itself. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

const knownGuest = aViewer({ hasMemberSiteCookie: true });
const imported = { drugs: 1, providers: 0 };

test('[SHELL-025][SHELL-605][SHELL-607][ROLE-402] a guest whom the member site knows is asked to sign in, in no dialog', async () => {
  open({ viewer: knownGuest });
  expect(await shown()).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(/already a member/i)).toBeVisible();
  expect(screen.getByText(/sign in here to browse plans/i)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

test.each([
  [
    'with',
    'Margaret',
    'Margaret, your doctors and drugs have been added. You can view coverage while you browse plans.',
  ],
  ['without', null, 'Your doctors and drugs have been added. You can view coverage while you browse plans.'],
])('[SHELL-026][SHELL-608][ROLE-402] the message of an import %s a first name', async (_story, firstName, message) => {
  open({ viewer: aSignedInViewer({ firstName }), imported });
  await shown();
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${message}$`));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('[SHELL-027][SHELL-609] the close button hides it', async () => {
  open({ viewer: knownGuest });
  await shown();
  await userEvent.click(screen.getByRole('button', { name: toast.close }));
  hidden();
});

test('[SHELL-028][SHELL-401][SHELL-610] it is shown once in a session, and the mark is set when it shows', async () => {
  const { unmount } = open({ viewer: knownGuest });
  await shown();
  await waitFor(() => expect(sessionStorage.getItem('ucp_toastSeen')).not.toBeNull());
  unmount();
  const second = open({ viewer: knownGuest });
  await aMoment();
  hidden();
  second.unmount();
  sessionStorage.clear();
  open({ viewer: knownGuest });
  expect(await shown()).toBeVisible();
});

test.each([1023, 390])('[SHELL-024][SHELL-609] at %i px it is not there, and not marked as seen', async (width) => {
  setScreenWidth(width);
  open({ viewer: knownGuest });
  await aMoment();
  hidden();
  expect(sessionStorage.getItem('ucp_toastSeen')).toBeNull();
});

test.each([
  ['a guest without the cookie', aViewer(), null],
  ['a signed-in shopper without an import', aSignedInViewer(), null],
  ['an import that brought nothing', aSignedInViewer(), { drugs: 0, providers: 0 }],
])('[SHELL-029] %s sees none', async (_story, viewer, summary) => {
  open({ viewer, imported: summary });
  await aMoment();
  hidden();
});
