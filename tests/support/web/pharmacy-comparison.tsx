import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { pharmacyCosts } from '#content/en/pharmacy-costs.ts';
import type { CostAtPharmacy, CostAtSupply, PharmacyCostsRequest } from '#contract/pharmacy-costs.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { aCost } from './cost-examples.ts';
import { teachDialogs } from './dialogs.ts';
import { aPlan, asSaved, drugPlan } from './examples.ts';
import { aPharmacy, MAIL_PHARMACY } from './fake-drug-search.ts';
import type { KeptDrugs } from './fake-drugs.ts';
import { type Answers, fakeNetwork } from './fake-network.ts';
import { fakeProfile } from './fake-profile.ts';
import { openPage } from './open-page.tsx';

const PAGE = '/health-plans/pharmacy-costs';
const { table } = pharmacyCosts;

/** What stands around the tests of the comparison in a file. */
export function testsOfPharmacyCosts() {
  beforeAll(async () => {
    teachDialogs();
    await Promise.all([
      import('#web/pages/pharmacy-costs-page.tsx'),
      import('#web/features/pharmacy-costs/comparison.tsx'),
      loadPageTexts('drug-cost', 'en'),
      loadPageTexts('pharmacy-costs', 'en'),
    ]);
  });
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());
}

export const MEADOW = asSaved(aPlan());
export const EVERGREEN = asSaved(drugPlan());
export const BARE = asSaved(aPlan({ planId: 'H9999002000', planName: 'Meadow Basic (HMO)', planType: 'MA' }));
export const NEAR = aPharmacy('Near Drugs', { pharmacyNumber: '109999000001', miles: 0.2 });
export const CORNER = aPharmacy('Corner Pharmacy', { miles: 1.24 });
export const OTHER = aPharmacy('Other Drugs', { pharmacyNumber: '109999000002', miles: 3 });

export const supply = (days: 30 | 90, total: number | null, change: Partial<CostAtSupply> = {}): CostAtSupply => ({
  days,
  parts: { covered: total, supplemental: 0, notCovered: 0, notCoveredDrugs: [] },
  total,
  notOffered: [],
  because: null,
  ...change,
});
export const costAt = (pharmacyNumber: string, month: number, quarter: number): CostAtPharmacy => ({
  pharmacyNumber,
  network: 'standard',
  supplies: [supply(30, month), supply(90, quarter)],
});

export const COSTS: Record<string, CostAtPharmacy> = {
  [CORNER.pharmacyNumber]: costAt(CORNER.pharmacyNumber, 500_00, 480_00),
  [NEAR.pharmacyNumber]: { ...costAt(NEAR.pharmacyNumber, 400_00, 390_00), network: 'preferred' },
  [MAIL_PHARMACY.pharmacyNumber]: costAt(MAIL_PHARMACY.pharmacyNumber, 300_00, 188_00),
};

export type ComparisonStory = {
  address?: string;
  plans?: (typeof MEADOW)[];
  kept?: KeptDrugs;
  costs?: Record<string, CostAtPharmacy>;
  more?: Answers;
  overrides?: object;
};

export function openComparison({
  plans = [MEADOW],
  kept,
  costs = {},
  more = {},
  overrides = {},
  address = PAGE,
}: ComparisonStory = {}) {
  const profile = fakeProfile(plans, [], kept ?? { drugs: [LISINOPRIL, PENS], pharmacy: CORNER_PHARMACY });
  const network = fakeNetwork({
    ...profile.answers,
    searchPharmacies: ({ body }) => ({
      pharmacies: body.kind === 'mail' ? [MAIL_PHARMACY] : body.name ? [CORNER, OTHER] : [NEAR, CORNER],
      hasMore: false,
    }),
    estimatePlanCost: () => ({ plans: [aCost(MEADOW.planId, 500_00)] }),
    comparePharmacies: ({ body }) => ({
      plans: body.plans.map(({ contractId, pbpNumber, segmentId, planYear }) => ({
        planId: contractId + pbpNumber + segmentId,
        planYear,
        pharmacies: body.pharmacies.map((number) => costs[number] ?? COSTS[number] ?? costAt(number, 450_00, 450_00)),
      })),
    }),
    ...more,
  });
  return { profile, ...network, ...openPage(address, overrides) };
}

export const costTable = async () => within(await screen.findByRole('table', { name: table.caption(2027) }));
export const bodies = (sent: { init: RequestInit }[]) =>
  sent.map(({ init }) => JSON.parse(init.body as string) as PharmacyCostsRequest);
export const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
