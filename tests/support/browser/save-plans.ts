import type { Page } from '@playwright/test';
import { ask, openSite, whoIsLooking } from './ask.ts';
import { ZIP } from './shopper.ts';

const KING_COUNTY = { zipCode: ZIP, stateCode: 'WA', fipsCountyCode: '033' };

/** The plan of each type that stands first on the list of King County. */
const FIRST = {
  MAPD: { id: 'H9921001000', name: 'Quillhaven Senior Care Everyday (HMO)' },
  MA: { id: 'H9919007001', name: 'Marrowby Mutual Care Companion Away (PPO)' },
  PDP: { id: 'S9983001000', name: 'Wickerwell Drug Cover Value (PDP)' },
  SNP: { id: 'H9918009000', name: 'Tumblewren Health Steady Heart and Sugar (HMO C-SNP)' },
};

/** What a tab remembers of the list that plans are saved on. */
const LEFT_BY_THE_LIST = {
  ucp_zipCode: ZIP,
  ucp_county: '53033',
  ucp_planYear: '2027',
  ucp_origin: 'planSummary',
};

/** Saves a plan of each type. Answers their names. */
export async function savePlans(page: Page, types: readonly (keyof typeof FIRST)[]): Promise<string[]> {
  await savePlansById(
    page,
    types.map((type) => FIRST[type].id),
  );
  return types.map((type) => FIRST[type].name);
}

/** Saves plans of King County, one after the other, with the calls that the list makes. */
export async function savePlansById(page: Page, ids: readonly string[]) {
  await openSite(page);
  for (const [index] of ids.entries()) {
    const { uuid, versions } = await whoIsLooking(page);
    const plans = ids.slice(0, index + 1).map((planId) => ({ planId, ...KING_COUNTY }));
    await ask(page, `/landrover/api/Users/${uuid}/plans/2027`, { plans }, versions['plans']);
  }
  await page.evaluate((left) => Object.assign(sessionStorage, left), LEFT_BY_THE_LIST);
}

/** An application of who is signed in, of which nothing is answered. */
export async function beginApplication(page: Page, type: keyof typeof FIRST) {
  const { uuid, versions } = await whoIsLooking(page);
  const address = `/landrover/api/Users/${uuid}/enrollments/${FIRST[type].id}/2027`;
  await ask(page, address, KING_COUNTY, versions['enrollments']);
}
