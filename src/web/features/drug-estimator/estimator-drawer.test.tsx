import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { estimator } from '#content/en/drug-estimator.ts';
import { texts } from '#content/en/texts.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aStart } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { makeQueryClient } from '#web/app/query-client.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { StartContext } from '#web/lib/start-context.ts';
import { useReadAgain } from './after-close.ts';
import { EstimatorDrawerLater } from './estimator-drawer-later.tsx';
import type { Step } from './step.ts';

// The design system is large, and a busy machine reads it slowly.
const A_MINUTE = 60_000;

beforeAll(async () => {
  teachDialogs();
  await Promise.all([import('./estimator-drawer.tsx'), loadPageTexts('drug-estimator', 'en')]);
}, A_MINUTE);
afterEach(() => vi.unstubAllGlobals());

function Profile({ startAt }: { startAt: Step }) {
  const [isOpen, setOpen] = useState(false);
  const readAgain = useReadAgain();
  const close = (imported: boolean) => {
    setOpen(false);
    readAgain(imported);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <EstimatorDrawerLater
        isOpen={isOpen}
        startAt={startAt}
        onClose={close}
        plans={[]}
        isError={false}
        tryAgain={() => {}}
        planYear={2027}
        browseAddress={'/health-plans'}
      />
    </>
  );
}

async function openDrawer(startAt: Step) {
  const network = fakeNetwork({
    ...fakeProfile([], [], { drugs: [LISINOPRIL] }).answers,
    searchPharmacies: () => ({ pharmacies: [], hasMore: false }),
  });
  const { language, flags, editions, limits, providerPartnerCode, viewer, systemDate } = aStart();
  const start = { language, flags, editions, limits, providerPartnerCode, texts, site: BRAND_TABLE.aarp };
  render(
    <StartContext value={start}>
      <QueryClientProvider client={makeQueryClient({ viewer, systemDate })}>
        <MemoryRouter>
          <Profile startAt={startAt} />
        </MemoryRouter>
      </QueryClientProvider>
    </StartContext>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: estimator.title });
  return { user, ...network };
}

test('[DRUG-003][DRUG-006][DRUG-617][DRUG-603] the drawer opens with the drugs, and closing it reads them again', async () => {
  const { user, sentTo } = await openDrawer('drugs');
  expect(screen.getByRole('heading', { name: estimator.title })).toHaveFocus();
  expect(await screen.findByRole('heading', { name: estimator.list.heading(1) })).toBeVisible();
  const before = sentTo('readSection').length;
  await user.click(screen.getByRole('button', { name: estimator.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('heading', { name: estimator.list.heading(1) });
  expect(sentTo('readSection').length).toBeGreaterThan(before);
  expect(sentTo('readSectionOfYear')).toEqual([]);
});

test('[PHARM-601] it can open at the pharmacy', async () => {
  await openDrawer('pharmacy');
  expect(await screen.findByRole('heading', { name: estimator.pharmacy.heading })).toBeVisible();
});

test('Tab goes round in it', async () => {
  const { user } = await openDrawer('drugs');
  await screen.findByRole('heading', { name: estimator.list.heading(1) });
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: estimator.next.pharmacy })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: estimator.close })).toHaveFocus();
});

test('Back goes the steps back, and then closes the drawer', async () => {
  const { user } = await openDrawer('drugs');
  await screen.findByRole('heading', { name: estimator.list.heading(1) });
  await user.click(screen.getByRole('button', { name: estimator.next.pharmacy }));
  await waitFor(() => expect(screen.getByRole('heading', { name: estimator.pharmacy.heading })).toHaveFocus());
  window.history.back();
  await waitFor(() => expect(screen.getByRole('heading', { name: estimator.list.heading(1) })).toHaveFocus());
  expect(screen.getByRole('dialog', { name: estimator.title })).toBeVisible();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
