import { expect } from '@playwright/test';
import { banners as bannerTexts } from '#content/en/banners.ts';
import { texts } from '#content/en/texts.ts';
import { test } from '#tests/support/browser/journey.ts';
import { mustBeAccessibleAgain } from '#tests/support/browser/must-be-accessible.ts';
import { PROFILE, ZIP } from '#tests/support/browser/shopper.ts';

const { savedPlans } = texts;

for (const [story, systemDateTime, device, years, activeYear] of [
  ['the last day of September', '2026-09-30T23:00:00', '2026-09-30T23:00:00-05:00', [2026], 2026],
  ['the first day of October', '2026-10-01T00:00:00', '2026-10-01T00:00:00-05:00', [2026, 2027], 2027],
  ['the last day of December', '2026-12-31T23:00:00', '2026-12-31T23:00:00-06:00', [2026, 2027], 2027],
  ['the first day of the new year', '2027-01-01T00:00:00', '2027-01-01T00:00:00-06:00', [2027], 2027],
  ['September on the server, and a wrong clock in the device', '2026-09-30T12:00:00', '2031-11-05', [2026], 2026],
] as const) {
  test(`[DATA-406] the server's date decides the plan years: ${story}`, async ({ page, shopper, context }) => {
    await page.goto('/');
    await shopper.setsOverrides({ systemDateTime });
    await context.clock.setSystemTime(device);

    await shopper.entersZip(ZIP);
    await expect(page).toHaveURL(new RegExp(`planYear=${activeYear}`));
    await page.goto(PROFILE);
    await expect(page.getByText(savedPlans.emptyOfYear(activeYear))).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(years.length > 1 ? years.length : 0);
    await expect(page.getByText(savedPlans.caption(2026, 2027))).toHaveCount(years.length > 1 ? 1 : 0);
    for (const year of years.length > 1 ? years : []) {
      await expect(shopper.year(year)).toBeChecked({ checked: year === activeYear });
    }
    await mustBeAccessibleAgain(page);
  });
}

test('what was saved for this year waits behind the turn of the year, and is not lost', async ({ page, shopper }) => {
  await shopper.entersZip(ZIP);
  const [ofNextYear = ''] = await shopper.savesOneOfEach(['PDP']);
  await shopper.year(2026).click();
  const [ofThisYear = ''] = await shopper.savesOneOfEach(['MAPD']);

  await shopper.setsOverrides({ systemDateTime: '2027-01-01T08:00:00' });
  await page.goto(PROFILE);
  await expect(shopper.card(ofNextYear)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await shopper.seesCount(1);

  await shopper.setsOverrides({ systemDateTime: '2026-12-31T08:00:00' });
  await page.reload();
  await shopper.seesCount(2);
  await shopper.year(2026).click();
  await expect(shopper.card(ofThisYear)).toBeVisible();
});

for (const [story, bannering, banners] of [
  ['on', true, 1],
  ['off', false, 0],
] as const) {
  test(`[ENV-403] with the flag ${story} the guest banner shows or not`, async ({ page, shopper }) => {
    await page.goto('/');
    await shopper.setsOverrides({ flags: { bannering } });
    await page.goto(PROFILE);
    await expect(page.getByRole('heading', { name: savedPlans.empty })).toBeVisible();
    await expect(page.getByRole('complementary', { name: bannerTexts.guest.title })).toHaveCount(banners);
    await mustBeAccessibleAgain(page);
  });
}
