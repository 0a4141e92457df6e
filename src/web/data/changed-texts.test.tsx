import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { aStart } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { makeQueryClient } from '#web/app/query-client.ts';
import { StartContext } from '#web/lib/start-context.ts';
import { useChangedTexts } from './changed-texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { outage, views } = profileTexts.profileShell;

function Page() {
  const { profileShell } = useChangedTexts(profileTexts, ['profile-redesign-profile', 'profile-redesign-shopper']);
  return (
    <>
      <h1>{profileShell.views.drugs}</h1>
      <p>{profileShell.outage.text}</p>
      <p>{profileShell.viewWithCount('Drugs', 3)}</p>
    </>
  );
}

function open(getContent: NonNullable<Answers['getContent']>) {
  const network = fakeNetwork({ getContent });
  const { language, flags, editions, ...rest } = aStart();
  const start = { ...rest, language, flags, editions, texts, site: BRAND_TABLE.aarp };
  render(
    <StartContext value={start}>
      <QueryClientProvider client={makeQueryClient(rest)}>
        <Page />
      </QueryClientProvider>
    </StartContext>,
  );
  return network;
}

const FAQ = {
  'saved-where': ['plans'],
  'when-to-join': ['plans'],
  'how-to-get-help': ['plans'],
  'drug-costs': ['plans'],
  'doctors-in-network': ['plans'],
} satisfies Record<string, ['plans']>;

test('[CONTENT-403][CONTENT-404] the page asks for each document once and says what they change', async () => {
  const { sentTo } = open(({ params }) =>
    params.name === 'profile-redesign-profile'
      ? {
          texts: {
            'profileShell.views.drugs': { en: 'Your medicines', es: 'x' },
            'profileShell.viewWithCount': { en: '{1}: {2}', es: 'x' },
          },
          faq: FAQ,
        }
      : { texts: { 'profileShell.outage.text': { en: 'Back at noon', es: 'x' } } },
  );
  expect(screen.getByRole('heading', { name: views.drugs })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Your medicines' })).toBeVisible();
  expect(await screen.findByText('Back at noon')).toBeVisible();
  expect(screen.getByText('Drugs: 3')).toBeVisible();
  expect(sentTo('getContent').map(({ url }) => url)).toEqual([
    '/content/api/assets/aarp/profile-redesign-profile',
    '/content/api/assets/aarp/profile-redesign-shopper',
  ]);
});

test('[CONTENT-411] a document that fails is one line on the console, and the page keeps its own texts', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  open(({ params }) => {
    if (params.name === 'profile-redesign-shopper') throw new Problem('unexpected');
    return { texts: { 'profileShell.views.drugs': { en: 'Your medicines', es: 'x' } }, faq: FAQ };
  });
  expect(await screen.findByRole('heading', { name: 'Your medicines' })).toBeVisible();
  expect(screen.getByText(outage.text)).toBeVisible();
  await waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(log).toHaveBeenCalledWith(expect.stringContaining('/content/api/assets/aarp/profile-redesign-shopper'));
});

test.each([
  ['a page of an error', '<html>'],
  ['null', null],
  ['an empty object', {}],
  ['texts that are none', { texts: { 'profileShell.outage.text': { en: 7 } } }],
])('[CONTENT-410] from %s nothing is taken', async (_story, document) => {
  open(({ params }) =>
    params.name === 'profile-redesign-shopper'
      ? (Response.json(document) as never)
      : { texts: { 'profileShell.views.drugs': { en: 'Your medicines', es: 'x' } }, faq: FAQ },
  );
  expect(await screen.findByRole('heading', { name: 'Your medicines' })).toBeVisible();
  expect(screen.getByText(outage.text)).toBeVisible();
});
