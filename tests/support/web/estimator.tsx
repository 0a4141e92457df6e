import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { estimator } from '#content/en/drug-estimator.ts';
import type { Viewer } from '#contract/bootstrap.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { teachDialogs } from './dialogs.ts';
import { drugName, LISINOPRIL_FORMS } from './fake-drug-search.ts';
import type { KeptDrugs } from './fake-drugs.ts';
import { type Answers, fakeNetwork } from './fake-network.ts';
import { fakeProfile } from './fake-profile.ts';
import { openPage } from './open-page.tsx';

const { dose, find } = estimator;

// The design system is large, and a busy machine reads it slowly.
const A_MINUTE = 60_000;

/** What stands around the tests of the drug tools in a file. */
export function testsOfDrugTools() {
  beforeAll(async () => {
    teachDialogs();
    await Promise.all([
      import('#web/pages/estimate-drug-costs-page.tsx'),
      import('#web/pages/pharmacy-search-page.tsx'),
      loadPageTexts('drug-estimator', 'en'),
    ]);
  }, A_MINUTE);
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const ESTIMATOR = '/health-plans/estimate-drug-costs';

/** What is kept, what the server answers otherwise than it would, and who is looking. */
export type ToolStory = { plans?: SavedPlan[]; kept?: KeptDrugs; more?: Answers; viewer?: Viewer };

/** A page of the drug tools, beside a profile. */
export function openTool(address: string, { plans = [], kept = {}, more = {}, viewer }: ToolStory) {
  const profile = fakeProfile(plans, [], kept);
  const network = fakeNetwork({ ...profile.answers, searchDrugInfo: () => ({ forms: [] }), ...more });
  return { profile, ...network, ...openPage(address, viewer ? { viewer } : {}) };
}

export const NAMES = [drugName('Lisinopril'), drugName('Zestril', { isGeneric: false })];

/** The estimator's own page at its first step. */
export async function openEstimator({ more, ...story }: ToolStory = {}) {
  const tool = openTool(ESTIMATOR, {
    ...story,
    more: {
      findDrugNames: () => ({ drugs: NAMES }),
      listDrugForms: () => ({ forms: LISINOPRIL_FORMS }),
      getGenericDrugInfo: () => ({ generic: null }),
      ...more,
    },
  });
  await screen.findByRole('combobox', { name: find.label });
  return tool;
}

export const field = () => screen.getByRole('combobox', { name: find.label });
export const option = (name: RegExp) => screen.findByRole('option', { name });
export const quantity = () => screen.getByLabelText(dose.items.tablet.howMany);
export const saved = (profile: ReturnType<typeof fakeProfile>) => profile.drugs().drugInfoDetails;

export async function chooseLisinopril({ user }: { user: ReturnType<typeof openPage>['user'] }) {
  await user.type(field(), 'lisi');
  await user.click(await option(/^Lisinopril/));
  await user.selectOptions(await screen.findByLabelText(dose.form), 'Lisinopril 20 mg tablet');
}
