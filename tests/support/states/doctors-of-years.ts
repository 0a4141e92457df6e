import { expect } from '@playwright/test';
import { doctorsNear, saveDoctors } from '#tests/support/browser/save-doctors.ts';
import { KING_COUNTY_PLANS, PROFILE, type Shopper } from '#tests/support/browser/shopper.ts';

/**
 * The companies of King County. The first two publish lists of this month, the third one that is old, the fourth none;
 * the internist leaves the first one with 2027.
 */
export const CARRIERS = [
  'Tumblewren Health',
  'Marrowby Mutual Care',
  'Saltglim Health Plan',
  'Quillhaven Senior Care',
] as const;

/** Saves the plan of each company that stands first on the list of the year. Answers their names. */
export async function savesPlansOf(shopper: Shopper, year: number, carriers: readonly string[]): Promise<string[]> {
  const { page } = shopper;
  const plans: string[] = [];
  await page.goto(KING_COUNTY_PLANS.replace('planYear=2027', `planYear=${year}`));
  await shopper.looksAt('MAPD');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  for (const carrier of carriers) {
    const plan = (await shopper.names()).find((name) => name.startsWith(carrier)) ?? carrier;
    await shopper.saves(plan);
    plans.push(plan);
  }
  return plans;
}

/** Doctors of whom the lists of the new year say something else. */
export async function opensYearChanges(shopper: Shopper) {
  const { page } = shopper;
  await savesPlansOf(shopper, 2027, CARRIERS);
  await saveDoctors(page, await doctorsNear(page, ['internal-medicine', 'cardiology', 'dentistry']));
  await page.goto(`${PROFILE}#providers`);
}
