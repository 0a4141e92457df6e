import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { providerSearch } from '#content/en/provider-search.ts';
import { Problem } from '#contract/problem.ts';
import { ANN_LEE } from '#tests/support/providers.ts';
import {
  aFoundProvider,
  aPlaceOf,
  bodiesOf,
  openSearch,
  testsOfProviderSearch,
} from '#tests/support/web/provider-search.tsx';

const { form, save } = providerSearch;

testsOfProviderSearch();

const SECOND = '9 Lake Road';
const found = [aFoundProvider({ places: [aPlaceOf('12 Pine Street'), aPlaceOf(SECOND)] })];

async function searchAround(story: Parameters<typeof openSearch>[0] = {}) {
  const page = await openSearch({ zip: '98101', found, ...story });
  await page.user.click(screen.getByRole('button', { name: form.search }));
  await screen.findByText(providerSearch.results.places(2));
  return page;
}

const saveButton = (street: string) => screen.findByRole('button', { name: save.saveAt('Ann Lee', street) });
const savedButton = (street: string) => screen.findByRole('button', { name: save.savedAt('Ann Lee', street) });

test('a doctor is saved at one of the places, with the county of the ZIP code, and taken off again', async () => {
  const { user, profile } = await searchAround();
  await user.click(await saveButton(SECOND));
  await waitFor(() =>
    expect(profile.providers()).toMatchObject([
      {
        nationalProviderId: '9450000010',
        providerAddress: { line: SECOND },
        providerAddressObj: { selectedZipCode: '98101', selectedFipsCode: '53033' },
      },
    ]),
  );
  expect(await savedButton(SECOND)).toBePressed();
  expect(await saveButton('12 Pine Street')).not.toBePressed();
  await user.click(await savedButton(SECOND));
  await waitFor(() => expect(profile.providers()).toEqual([]));
});

test('what is pressed while a change is on its way is done after it, and the button keeps the focus', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { user, profile } = await searchAround({
    more: (answers) => ({
      saveProviders: async (request) => {
        await held;
        return answers.saveProviders(request);
      },
    }),
  });
  const button = await saveButton(SECOND);
  await user.click(button);
  expect(button).toBeEnabled();
  await user.click(button);
  expect(button).toBePressed();
  goOn();
  await waitFor(() => expect(button).not.toBePressed());
  expect(profile.providers()).toEqual([]);
  expect(button).toHaveFocus();
});

test('of a ZIP code of several counties none is kept that nobody chose', async () => {
  const { user, profile } = await searchAround({ counties: ['033', '061'] });
  await user.click(await saveButton(SECOND));
  await waitFor(() => expect(profile.providers()).toMatchObject([{ providerAddressObj: { selectedFipsCode: null } }]));
});

test('[ERR-414] a doctor who can not be saved is shown as not saved, with the reason, and the page stays usable', async () => {
  let isBroken = true;
  const { user, profile } = await searchAround({
    more: (answers) => ({
      saveProviders: (request) => {
        if (isBroken) throw new Problem('unexpected');
        return answers.saveProviders(request);
      },
    }),
  });
  await user.click(await saveButton(SECOND));
  expect(await screen.findByText(new RegExp(save.notSaved))).toBeVisible();
  expect(await saveButton(SECOND)).toBeEnabled();
  expect(profile.providers()).toEqual([]);
  isBroken = false;
  await user.click(await saveButton(SECOND));
  expect(await savedButton(SECOND)).toBePressed();
  expect(screen.queryByText(new RegExp(save.notSaved))).not.toBeInTheDocument();
});

test('a full list says so, and sends nothing', async () => {
  const providers = Array.from({ length: 20 }, (_, place) => ({
    ...ANN_LEE,
    providerAddressId: `98101 ${place} ELM ST`,
  }));
  const { user, sentTo } = await searchAround({ kept: { providers } });
  await user.click(await saveButton(SECOND));
  expect(await screen.findByText(save.full(20))).toBeVisible();
  expect(bodiesOf(sentTo('saveProviders'))).toEqual([]);
});
