import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { providerSearch } from '#content/en/provider-search.ts';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { ANN_LEE, LAKE_HOSPITAL, SAM_COLE } from '#tests/support/providers.ts';
import { aStart, aViewer } from '#tests/support/web/examples.ts';
import {
  aFoundProvider,
  type SearchStory,
  serveSearch,
  testsOfProviderSearch,
} from '#tests/support/web/provider-search.tsx';
import { makeQueryClient } from '#web/app/query-client.ts';
import { remember } from '#web/lib/session-memory.ts';
import { StartContext } from '#web/lib/start-context.ts';
import { ProviderSearchOverlay } from './provider-search-overlay.tsx';
import { TOOL_CLOSED } from './tool-settings.ts';

const { form, save } = providerSearch;

testsOfProviderSearch();

async function openOverlay(story: SearchStory = {}) {
  const overlay = renderOverlay({ zip: '98101', kept: { providers: [ANN_LEE, SAM_COLE] }, ...story });
  await screen.findByRole('dialog', { name: providerSearch.title });
  await waitFor(() => expect(overlay.profile.providerDraft()?.providers).toHaveLength(2));
  return overlay;
}

function renderOverlay(story: SearchStory, viewer = aStart().viewer) {
  const served = serveSearch(story);
  const { language, flags, editions, limits, providerPartnerCode, systemDate } = aStart();
  let closed = 0;
  const onClose = () => {
    closed += 1;
  };
  render(
    <StartContext value={{ language, flags, editions, limits, providerPartnerCode, texts, site: BRAND_TABLE.aarp }}>
      <QueryClientProvider client={makeQueryClient({ viewer, systemDate })}>
        <MemoryRouter>
          <ProviderSearchOverlay planYear={2027} onClose={onClose} />
        </MemoryRouter>
      </QueryClientProvider>
    </StartContext>,
  );
  return { ...served, user: userEvent.setup(), closings: () => closed };
}

type Overlay = Awaited<ReturnType<typeof openOverlay>>;
const names = ({ profile }: Overlay) => profile.providers().map(({ providerName }) => providerName);
const tool = () => document.querySelector('[data-consumer]');
const done = ({ user }: Overlay) => user.click(screen.getByRole('button', { name: save.done }));

async function adds(overlay: Overlay) {
  await overlay.user.click(screen.getByRole('button', { name: form.search }));
  const { name, places } = aFoundProvider();
  await overlay.user.click(await screen.findByRole('button', { name: save.saveAt(name, places[0]?.street ?? '') }));
  await waitFor(() => expect(overlay.profile.providerDraft()?.providers).toHaveLength(3));
}

test('[DOC-606][DOC-614] the tool is started in consumer mode vpp with the partner code of the site', async () => {
  await openOverlay();
  expect(tool()).toHaveAttribute('data-consumer', 'vpp');
  expect(tool()).toHaveAttribute('data-partner', aStart().providerPartnerCode);
});

test('[DOC-606][DOC-613] what was changed becomes the saved list when the tool raises its close event, and not before', async () => {
  const overlay = await openOverlay();
  const raised: unknown[] = [];
  document.addEventListener(TOOL_CLOSED, (event) => raised.push((event as CustomEvent).detail), { once: true });
  await adds(overlay);
  expect(names(overlay)).toEqual(['Ann Lee', 'Sam Cole']);
  await done(overlay);
  await waitFor(() => expect(overlay.closings()).toBe(1));
  expect(raised).toEqual([{ consumer: 'vpp', partnerCode: aStart().providerPartnerCode }]);
  expect(names(overlay)).toEqual(['Ann Lee', 'Sam Cole', 'Ann Lee']);
  expect(overlay.profile.providerDraft()).toBeNull();
  const calls = overlay.sent.map(({ id, url }) => (id === 'readSection' && url.includes('providers') ? 'read' : id));
  expect(calls.lastIndexOf('read')).toBeGreaterThan(calls.indexOf('saveProviders'));
});

test('[DOC-613] a close without any change saves the same doctors, since the tool was filled with them', async () => {
  const overlay = await openOverlay();
  await done(overlay);
  await waitFor(() => expect(overlay.closings()).toBe(1));
  expect(names(overlay)).toEqual(['Ann Lee', 'Sam Cole']);
});

test('[DOC-613] when plans are looked at for another ZIP code meanwhile, the saved list stays', async () => {
  const overlay = await openOverlay();
  await adds(overlay);
  remember('zipCode', '10001');
  await done(overlay);
  await waitFor(() => expect(overlay.closings()).toBe(1));
  expect(names(overlay)).toEqual(['Ann Lee', 'Sam Cole']);
  expect(overlay.profile.providerDraft()).toBeNull();
});

test('[DOC-613] who is saved in another tab while the search is open stays, with what was noted of the others', async () => {
  const overlay = await openOverlay();
  await adds(overlay);
  const note = { planId: 'H9999001000', planYear: 2027, calledOn: '2026-11-10', answer: 'yes', words: 'Bo' } as const;
  overlay.profile.savesProvidersElsewhere([{ ...ANN_LEE, callNotes: [note] }, LAKE_HOSPITAL]);
  await done(overlay);
  await waitFor(() => expect(overlay.closings()).toBe(1));
  expect(names(overlay)).toEqual(['Ann Lee', LAKE_HOSPITAL.providerName, 'Ann Lee']);
  expect(overlay.profile.providers()[0]?.callNotes).toEqual([note]);
});

test('[DOC-613] the search of another tab, which has taken the store, decides nothing of this one', async () => {
  const other = { zipCode: '98101', providers: [SAM_COLE] };
  const overlay = await openOverlay({ more: () => ({ readProviderDraft: () => ({ draft: other }) }) });
  await adds(overlay);
  await done(overlay);
  await waitFor(() => expect(overlay.closings()).toBe(1));
  expect(names(overlay)).toEqual(['Ann Lee', 'Sam Cole', 'Ann Lee']);
  // It is still needed there.
  expect(overlay.sentTo('dropProviderDraft')).toEqual([]);
});

test.each([
  ['an earlier search left', () => ({ draft: { zipCode: '98101', providers: [] } })],
  [
    'can not be read',
    () => {
      throw new Problem('unexpected');
    },
  ],
])('[DOC-613] a store that %s takes nobody off the list', async (_story, readProviderDraft) => {
  const overlay = await openOverlay({ more: () => ({ readProviderDraft }) });
  await done(overlay);
  await waitFor(() => expect(overlay.closings()).toBe(1));
  expect(overlay.sentTo('saveProviders')).toEqual([]);
  expect(names(overlay)).toEqual(['Ann Lee', 'Sam Cole']);
});

test('[DOC-613] where the store could not be filled, what an earlier search left in it takes nobody off the list', async () => {
  const overlay = renderOverlay({
    zip: '98101',
    kept: { providers: [ANN_LEE, SAM_COLE], providerDraft: { zipCode: '98101', providers: [] } },
    more: () => ({
      keepProviderDraft: () => {
        throw new Problem('unexpected');
      },
    }),
  });
  expect(await screen.findByText(new RegExp(save.notSaved))).toBeVisible();
  await done(overlay);
  await waitFor(() => expect(overlay.closings()).toBe(1));
  expect(names(overlay)).toEqual(['Ann Lee', 'Sam Cole']);
});

test('[ERR-608] a save that fails ends the loading, keeps what was saved, and can be tried again or left', async () => {
  let isBroken = true;
  const overlay = await openOverlay({
    more: (answers) => ({
      saveProviders: (request) => {
        if (isBroken) throw new Problem('unexpected');
        return answers.saveProviders(request);
      },
    }),
  });
  await adds(overlay);
  await done(overlay);
  expect(await screen.findByText(new RegExp(save.notSaved))).toBeVisible();
  expect(screen.queryByText(save.saving)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: save.closeWithout })).toBeVisible();
  expect(overlay.closings()).toBe(0);
  expect(names(overlay)).toEqual(['Ann Lee', 'Sam Cole']);
  isBroken = false;
  await done(overlay);
  await waitFor(() => expect(overlay.closings()).toBe(1));
  expect(names(overlay)).toHaveLength(3);
});

test('while the list is on its way nothing more can be chosen, since it would be lost', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const overlay = await openOverlay({
    more: (answers) => ({
      saveProviders: async (request) => {
        await held;
        return answers.saveProviders(request);
      },
    }),
  });
  await adds(overlay);
  await done(overlay);
  const { name, places } = aFoundProvider();
  const button = screen.getByRole('button', { name: save.savedAt(name, places[0]?.street ?? '') });
  await waitFor(() => expect(button).toBeDisabled());
  letGo();
  await waitFor(() => expect(overlay.closings()).toBe(1));
});

test('[DOC-606] the first doctor of a newcomer stays chosen when the profile that was made for it is read', async () => {
  const overlay = renderOverlay({ kept: { providers: [] } }, aViewer({ uuid: null }));
  const zip = await screen.findByLabelText(form.zip);
  await overlay.user.type(zip, '98101');
  await overlay.user.click(screen.getByRole('button', { name: form.search }));
  const { name, places } = aFoundProvider();
  const words = [name, places[0]?.street ?? ''] as const;
  await overlay.user.click(await screen.findByRole('button', { name: save.saveAt(...words) }));
  await waitFor(() => expect(overlay.profile.providerDraft()?.providers).toHaveLength(1));
  const isRead = ({ id, url }: { id: string; url: string }) => id === 'readSection' && url.includes('providers');
  await waitFor(() => expect(overlay.sent.some(isRead)).toBe(true));
  expect(screen.getByRole('button', { name: save.savedAt(...words) })).toBeVisible();
  await done(overlay);
  await waitFor(() => expect(overlay.closings()).toBe(1));
  expect(names(overlay)).toEqual([name]);
});

test('the sign at the top closes as the button does', async () => {
  const overlay = await openOverlay();
  await overlay.user.click(screen.getByRole('button', { name: providerSearch.close }));
  await waitFor(() => expect(overlay.closings()).toBe(1));
});
