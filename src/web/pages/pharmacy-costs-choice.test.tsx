import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pharmacyCosts } from '#content/en/pharmacy-costs.ts';
import { Problem } from '#contract/problem.ts';
import { aCloakedViewer } from '#tests/support/web/examples.ts';
import { MAIL_PHARMACY } from '#tests/support/web/fake-drug-search.ts';
import {
  bodies,
  CORNER,
  costTable,
  OTHER,
  openComparison,
  testsOfPharmacyCosts,
} from '#tests/support/web/pharmacy-comparison.tsx';

const { add, pharmacies: list, take } = pharmacyCosts;

testsOfPharmacyCosts();

test('one press takes the best pharmacy and its supply, says so, and can be undone', async () => {
  const { user, profile } = openComparison();
  await user.click(await screen.findByRole('button', { name: take.best('Prairie Mail', 90, '$188.00') }));
  const sentence = `${take.pharmacy('Prairie Mail')} ${take.supply(90)}`;
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(profile.drugs().pharmacyObj?.pharmacyName).toBe('Prairie Mail');
  expect(profile.drugs().drugInfoDetails.map((drug) => [drug.drugSupplyLength, drug.refillText])).toEqual([
    [90, 'every 3 months'],
    [90, 'every 3 months'],
  ]);
  expect(screen.getByText(take.isChosen)).toBeVisible();
  expect((await costTable()).getByRole('row', { name: /^Corner Pharmacy/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: take.undo }));
  await waitFor(() => expect(profile.drugs().pharmacyObj?.pharmacyName).toBe('Corner Pharmacy'));
  expect(profile.drugs().drugInfoDetails.map((drug) => drug.drugSupplyLength)).toEqual([30, 90]);
});

test('a pharmacy can be chosen for itself, and the supply of the drugs stays', async () => {
  const { user, profile } = openComparison();
  await user.click(await screen.findByRole('button', { name: list.chooseOne('Near Drugs') }));
  expect(await screen.findByText(take.pharmacy('Near Drugs'), { exact: false })).toBeVisible();
  expect(profile.drugs().drugInfoDetails.map((drug) => drug.drugSupplyLength)).toEqual([30, 90]);
  await user.click(screen.getByRole('button', { name: list.chooseOne('Corner Pharmacy') }));
  await waitFor(() => expect(profile.drugs().pharmacyObj?.pharmacyName).toBe('Corner Pharmacy'));
});

test('a choice that is refused says so, and changes nothing', async () => {
  const { user, profile } = openComparison({
    more: {
      saveDrugs: () => {
        throw new Problem('unexpected');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: list.chooseOne('Near Drugs') }));
  expect(await screen.findByText(new RegExp(take.notSaved))).toBeVisible();
  expect(profile.drugs().pharmacyObj?.pharmacyName).toBe('Corner Pharmacy');
});

test('a pharmacy is taken out and another one added from the search', async () => {
  const { user, sentTo } = openComparison();
  await user.click(await screen.findByRole('button', { name: list.takeOutOne('Near Drugs') }));
  expect((await costTable()).queryByRole('row', { name: /^Near Drugs/ })).not.toBeInTheDocument();

  await user.click(screen.getByText(add.heading));
  await user.type(screen.getByLabelText(add.name), 'drugs');
  await user.click(screen.getByRole('button', { name: add.search }));
  expect(await screen.findByText(add.found(1))).toBeVisible();
  await user.click(screen.getByRole('button', { name: add.addOne('Other Drugs') }));
  expect(await (await costTable()).findByRole('row', { name: /^Other Drugs/ })).toBeVisible();
  await waitFor(() =>
    expect(bodies(sentTo('comparePharmacies')).at(-1)?.pharmacies).toEqual([
      CORNER.pharmacyNumber,
      MAIL_PHARMACY.pharmacyNumber,
      OTHER.pharmacyNumber,
    ]),
  );
});

test('[ROLE-604] an agent who looks on sees the costs, and changes nothing', async () => {
  openComparison({ overrides: { viewer: aCloakedViewer() } });
  expect(await screen.findByRole('button', { name: take.best('Prairie Mail', 90, '$188.00') })).toBeDisabled();
  expect(screen.getByRole('button', { name: list.chooseOne('Near Drugs') })).toBeDisabled();
  expect(screen.getByRole('button', { name: list.takeOutOne('Near Drugs') })).toBeEnabled();
});
