import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { home } from '#content/en/home.ts';
import { homeExample } from '#content/en/home-example.ts';
import type { ExampleYear } from '#contract/example-year.ts';
import { aPlan, aViewer, kingCounty } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { openPage } from '#tests/support/web/open-page.tsx';

const example: ExampleYear = {
  plan: aPlan({ monthlyPremium: 10_00 }),
  county: kingCounty,
  parts: { covered: 250_50, supplemental: 0, notCovered: 0, notCoveredDrugs: [] },
  drugs: [{ name: 'atorvastatin 20 mg tablet', year: 250_50 }],
};

const openHome = (text: string | null) => {
  if (text !== null) {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = 'example';
    element.textContent = text;
    document.head.append(element);
  }
  fakeNetwork({});
  openPage('/', { viewer: aViewer({ uuid: null }) });
};

afterEach(() => document.getElementById('example')?.remove());

test('the example in the page is shown as one, with its figures added up', async () => {
  openHome(JSON.stringify(example));
  const receipt = within(await screen.findByRole('region', { name: homeExample.title('King County, WA') }));
  expect(receipt.getByText(homeExample.label)).toBeVisible();
  expect(receipt.getByText('$371')).toBeVisible();
  expect(receipt.getByText('$120.00')).toBeVisible();
  expect(receipt.getByText('atorvastatin 20 mg tablet')).toBeVisible();
});

test.each([
  ['there is none', null],
  ['it can not be read', '{'],
])('without an example home shows no figure, and the steps of a visit: %s', async (_story, text) => {
  openHome(text);
  expect(await screen.findByRole('heading', { name: home.steps[0]?.title ?? '' })).toBeVisible();
  expect(screen.queryByText(/\$\d/)).not.toBeInTheDocument();
});
