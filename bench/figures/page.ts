import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { startServerProcess } from '#tests/support/server-process.ts';
import { findChromium } from '../../tools/chromium.ts';
import { type Figure, rounded } from '../measure.ts';
import { largestPaint } from './largest-paint.ts';

const WEB = 'dist/web';
const WHERE = 'zipcode=98101&county=53033&planYear=2027&planType=ALL';
/** As the issue asks: a profile that somebody has used. */
const SAVED_PLANS = 12;
const LATER = 'scripts fetched while idle';
const FETCHED_AHEAD_BY_THEN = 3000;

/** What a first view downloads, and how far the page moves while it fills. Measured in the browser of the tests. */
export async function pageFigures(): Promise<Figure[]> {
  if (!existsSync(join(WEB, 'index.html'))) throw new Error('Build the pages first: npm start, or npx vite build.');
  const folder = mkdtempSync('/tmp/bench-');
  const server = await startServerProcess({ DATA_DIR: folder, SYSTEM_DATE_TIME: '2026-11-16T10:00:00' });
  const browser = await chromium.launch(await findChromium());
  try {
    const context = await newShopper(browser, server.origin);
    const figures: Figure[] = [];
    const pages = await addresses(context);
    for (const [name, path] of Object.entries(pages)) {
      const { first, later, shift } = await view(context, path);
      figures.push(
        { name: `${name}: scripts on first view`, value: first, unit: 'kB gzipped', wanted: 'at most 150' },
        {
          name: `${name}: ${LATER}`,
          value: later,
          unit: 'kB gzipped',
          note: 'the browsing pages, once the line is free',
        },
        { name: `${name}: layout shift`, value: shift, unit: 'CLS', wanted: '0' },
      );
    }
    const { 'plan list': list = '', comparison = '' } = pages;
    return [...figures, ...(await largestPaint(browser, server.origin, { 'plan list': list, comparison }))];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** What is fetched ahead waits for an idle moment: here it waits until it is let go. */
type Watched = { seen: { shift: number }; waiting: (() => void)[] };

async function newShopper(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => {
    const seen = { shift: 0 };
    const waiting: (() => void)[] = [];
    Object.assign(window, { seen, waiting, requestIdleCallback: waiting.push.bind(waiting) });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return context;
}

/** Saves some plans first, and answers an address of each page. */
async function addresses({ request }: BrowserContext): Promise<Record<string, string>> {
  const county = { stateCode: 'WA', fipsCountyCode: '033' };
  const search = `/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/WA/fips-county-codes/033`;
  const { plans } = (await (await request.get(search)).json()) as { plans: { planId: string; isPffs: boolean }[] };
  const ids = plans.filter(({ isPffs }) => !isPffs).map(({ planId }) => planId);
  const { uuid } = (await (await request.post('/landrover/api/guests', { data: {} })).json()) as { uuid: string };
  const saved = await request.post(`/landrover/api/Users/${uuid}/plans/2027`, {
    headers: { 'if-match': '"1"' },
    data: { plans: ids.slice(0, SAVED_PLANS).map((planId) => ({ planId, zipCode: '98101', ...county })) },
  });
  if (!saved.ok()) throw new Error(await saved.text());
  return {
    home: '/',
    'plan list': `/health-plans?${WHERE}`,
    'plan details': `/health-plans/details/${ids[0]}?${WHERE}`,
    comparison: `/health-plans/compare?compareplanIds=${ids.slice(0, 3).join(',')}&${WHERE}`,
    education: '/medicare-education',
    [`profile with ${SAVED_PLANS} plans`]: '/shopper-profile',
  };
}

async function view(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const files = scriptsOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const ofFirstView = new Set(files);
  const shift = await page.evaluate(() => (window as unknown as Watched).seen.shift);

  await page.evaluate(() => {
    for (const callback of (window as unknown as Watched).waiting.splice(0)) callback();
  });
  await page.waitForTimeout(FETCHED_AHEAD_BY_THEN);
  const later = [...files].filter((file) => !ofFirstView.has(file));
  await page.close();
  return { first: sizeOf([...ofFirstView]), later: sizeOf(later), shift: rounded(shift, 4) };
}

function scriptsOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  return files;
}

const sizeOf = (files: readonly string[]) =>
  rounded(files.reduce((sum, file) => sum + gzipSync(readFileSync(join(WEB, file))).length, 0) / 1000, 1);
