import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { texts as english } from '#content/en/texts.ts';
import { texts as spanish } from '#content/es/texts.ts';
import { NOW } from '#tests/support/browser/journey.ts';
import { aShopper } from '#tests/support/browser/shopper.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { reach, STATE_NAMES } from '#tests/support/states/states.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { findChromium } from './chromium.ts';
import { build } from './prepare.mjs';

/** `npm run screenshots [-- <part of a name>]`: pictures of every state, to be looked at by a person. */
const FOLDER = 'var/screenshots';
/** What README shows: one screen each, and not the whole length of the page. */
const DOCUMENTS = 'docs/screenshots';
const SHOWN = new Set([
  'lantern-desktop/home',
  'lantern-desktop/plan-list-saved',
  'harbor-desktop/profile',
  'harbor-phone-dark/profile',
  'lantern-phone-spanish/profile',
  'lantern-desktop/drug-pricing',
  'harbor-phone/drug-receipt',
  'lantern-phone-spanish/drug-estimator-results',
]);

type Look = { brand: 'lantern' | 'harbor'; spanish?: true; options: BrowserContextOptions; media?: 'print' };

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** Letter paper at 96 dots to the inch, less half an inch of margin on each side. */
const PAPER = { viewport: { width: 720, height: 960 } };
const DARK = { colorScheme: 'dark' } as const;
/** Windows' contrast themes, where the page has no color of its own. */
const FORCED = { forcedColors: 'active' } as const;

/** Nobody prints a page that waits or fails. */
const PRINTED = [
  'plan-list-saved',
  'details',
  'compare',
  'compare-four',
  'profile',
  'application-review',
  'application-sent',
  'profile-applications',
  'profile-cash-calendar',
  'profile-empty',
  'drug-view',
  'drug-cards',
  'drug-cards-not-available',
  'drug-pricing',
  'drug-receipt',
  'drug-estimator-results',
  'pharmacy-costs',
  'claims-imported',
  'claims-conflicts',
  'drug-pricing-bills',
  'doctors-grid',
  'doctors-list',
  'doctors-year-changes',
  'doctors-evidence',
  'doctors-note',
  'provider-search',
  // Its page asks to be printed.
  'deletion-receipt',
];

const LOOKS: Record<string, Look> = {
  'lantern-desktop': { brand: 'lantern', options: DESKTOP },
  'lantern-desktop-dark': { brand: 'lantern', options: { ...DESKTOP, ...DARK } },
  'lantern-desktop-forced': { brand: 'lantern', options: { ...DESKTOP, ...FORCED } },
  'lantern-phone': { brand: 'lantern', options: PHONE },
  'lantern-phone-spanish': { brand: 'lantern', spanish: true, options: PHONE },
  'lantern-print': { brand: 'lantern', options: PAPER, media: 'print' },
  'harbor-desktop': { brand: 'harbor', options: DESKTOP },
  'harbor-desktop-spanish': { brand: 'harbor', spanish: true, options: DESKTOP },
  'harbor-phone': { brand: 'harbor', options: PHONE },
  'harbor-phone-dark': { brand: 'harbor', options: { ...PHONE, ...DARK } },
  'harbor-print': { brand: 'harbor', options: PAPER, media: 'print' },
};

build();
const wanted = process.argv[2] ?? '';
const folder = temporaryFolder();
const server = await startServerProcess({
  DATA_DIR: folder.path,
  SYSTEM_DATE_TIME: '2026-11-16T10:00:00',
  GUESTS_PER_MINUTE: '100000',
  WRITES_PER_MINUTE: '100000',
  WRITES_PER_MINUTE_FROM_ADDRESS: '100000',
  SIGN_INS_PER_MINUTE: '100000',
  AGENT_VIEWS_PER_HOUR: '100000',
  PRICES_PER_SECOND: '1000000',
  PRICES_PER_SECOND_FROM_ADDRESS: '1000000',
});
const browser = await chromium.launch(await findChromium());
const failed: string[] = [];

for (const [lookName, look] of Object.entries(LOOKS)) {
  for (const stateName of STATE_NAMES) {
    const name = `${lookName}/${stateName}`;
    if (!name.includes(wanted) || (look.media && !PRINTED.includes(stateName))) continue;
    const context = await browser.newContext({
      ...look.options,
      baseURL: server.origin.replace('localhost', `${look.brand}.localhost`),
      timezoneId: 'America/Chicago',
      reducedMotion: 'reduce',
    });
    await context.clock.install({ time: NOW });
    const page = await context.newPage();
    try {
      if (look.spanish) await page.goto('/?lang=es');
      await reach(aShopper(page, look.spanish ? spanish : english), stateName);
      await picture(page, name, look);
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message}`);
    }
    await context.close();
  }
  console.log(lookName);
}

await browser.close();
await server.stop();
folder.remove();
for (const line of failed) console.error(line);
process.exitCode = failed.length > 0 ? 1 : 0;

async function picture(page: Page, name: string, { media }: Look) {
  const path = join(FOLDER, `${name}.png`);
  mkdirSync(join(path, '..'), { recursive: true });
  await page.locator('h1:visible').waitFor();
  await page.evaluate(() => document.fonts.ready);
  if (media) {
    // Paper holds what comes after the first view too.
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media });
    await page.pdf({ path: join(FOLDER, `${name}.pdf`), format: 'Letter', preferCSSPageSize: true });
  }
  // The shade behind a dialog is as high as the window, and not as the page.
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  await page.screenshot({ path, fullPage });
  if (SHOWN.has(name))
    await page.screenshot({ path: join(DOCUMENTS, `${name.replace('/', '-')}.png`), clip: screenful(page) });
}

/** Wide pictures are cut low, so that README stays light. */
function screenful(page: Page) {
  const { width, height } = page.viewportSize() ?? DESKTOP.viewport;
  return { x: 0, y: 0, width, height: width > height ? 720 : height };
}
