import { screen } from '@testing-library/react';
import { estimator } from '#content/en/estimator.ts';
import type { aCloakedViewer } from './examples.ts';
import { drugName, LISINOPRIL_FORMS } from './fake-drug-search.ts';
import type { KeptDrugs } from './fake-drugs.ts';
import { type Answers, fakeNetwork } from './fake-network.ts';
import { fakeProfile } from './fake-profile.ts';
import { openPage } from './open-page.tsx';

const { dose, find } = estimator;

export const NAMES = [drugName('Lisinopril'), drugName('Zestril', { isGeneric: false })];

type Story = { kept?: KeptDrugs; more?: Answers; viewer?: ReturnType<typeof aCloakedViewer> };

/** The estimator's own page at its first step. */
export async function openEstimator({ kept = {}, more = {}, viewer }: Story = {}) {
  const profile = fakeProfile([], [], kept);
  const network = fakeNetwork({
    ...profile.answers,
    findDrugNames: () => ({ drugs: NAMES }),
    listDrugForms: () => ({ forms: LISINOPRIL_FORMS }),
    getGenericDrugInfo: () => ({ generic: null }),
    ...more,
  });
  const page = openPage('/health-plans/estimate-drug-costs', viewer ? { viewer } : {});
  await screen.findByRole('combobox', { name: find.label });
  return { profile, ...network, ...page };
}

export const field = () => screen.getByRole('combobox', { name: find.label });
export const option = (name: RegExp) => screen.findByRole('option', { name });
export const quantity = () => screen.getByLabelText(dose.quantity);
export const saved = (profile: ReturnType<typeof fakeProfile>) => profile.drugs().drugInfoDetails;

export async function chooseLisinopril({ user }: { user: ReturnType<typeof openPage>['user'] }) {
  await user.type(field(), 'lisi');
  await user.click(await option(/^Lisinopril/));
  await user.selectOptions(await screen.findByLabelText(dose.form), 'Lisinopril 20 MG Oral Tablet');
}
