import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, devices } from '@playwright/test';
import { NOW } from '#tests/support/browser/journey.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import { KING_COUNTY_PLANS, PROFILE } from '#tests/support/browser/shopper.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { findChromium } from './chromium.ts';
import { countPaint, type Paint } from './largest-paint/paint.ts';
import { build } from './prepare.mjs';

/**
 * `npm run largest-paint [-- <part of a page's name> [<folder of an older checkout>]]`: when the largest thing on the
 * first screen of a page is painted, on a phone of 390 px with slow 4G and a slow processor. An older checkout, which
 * has been built, is measured in turns with this one, since seconds of two runs say little about each other.
 */
const ROUNDS = 5;
const THREE_OF_THEM = ['H9921001000', 'H9919007001', 'H9918009000'];

const PAGES: Record<string, string> = {
  home: '/',
  'plan-list': KING_COUNTY_PLANS,
  'plan-details': KING_COUNTY_PLANS.replace('?', `/details/${THREE_OF_THEM[0]}?`),
  'plan-compare': KING_COUNTY_PLANS.replace('?', `/compare?compareplanIds=${THREE_OF_THEM.join()}&`),
  profile: PROFILE,
};

/** An iPhone's width, and dots as fine as most phones have. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  userAgent: devices['Pixel 7'].userAgent,
  hasTouch: true,
  isMobile: true,
  timezoneId: 'America/Chicago',
};

const [wanted = '', older] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'largest-paint-'));
build();
const checkouts = older ? { before: older, after: '.' } : { after: '.' };
const servers = await Promise.all(
  Object.entries(checkouts).map(async ([name, checkout]) => {
    const environment = { DATA_DIR: join(folder, name), SYSTEM_DATE_TIME: '2026-11-16T10:00:00' };
    const server = await startServerProcess(environment, undefined, checkout);
    return { name, server, origin: server.origin.replace('localhost', 'lantern.localhost') };
  }),
);
const browser = await chromium.launch(await findChromium());
try {
  const sites = await Promise.all(servers.map(async (site) => ({ ...site, keeps: await threePlans(site.origin) })));
  for (const [page, path] of Object.entries(PAGES)) {
    if (!page.includes(wanted)) continue;
    const painted = new Map(sites.map(({ name }) => [name, [] as Paint[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, origin, keeps } of sites) {
        const context = await browser.newContext({ ...PHONE, storageState: keeps });
        painted.get(name)?.push(await countPaint(context, origin + path));
        await context.close();
      }
    }
    for (const [name, paints] of painted) console.log(`${page} ${older ? name : ''}: ${summaryOf(paints)}`);
  }
} finally {
  await browser.close();
  await Promise.all(servers.map(({ server }) => server.stop()));
  rmSync(folder, { recursive: true });
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

async function threePlans(origin: string): Promise<Kept> {
  const context = await browser.newContext({ baseURL: origin });
  await context.clock.setFixedTime(NOW);
  await savePlans(await context.newPage(), ['MAPD', 'MA', 'PDP']);
  const kept = await context.storageState();
  await context.close();
  return kept;
}

function summaryOf(paints: Paint[]): string {
  const middle = paints.toSorted((one, other) => one.largest - other.largest)[Math.floor(paints.length / 2)] as Paint;
  const seconds = paints.map(({ largest }) => (largest / 1000).toFixed(2));
  return [
    `largest paint ${(middle.largest / 1000).toFixed(2)} s (${seconds.join(', ')}), first ${(middle.first / 1000).toFixed(2)} s`,
    `of ${middle.element}; layout shift ${middle.shift.toFixed(3)}`,
    ...middle.chain,
  ].join('\n  ');
}
