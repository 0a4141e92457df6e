import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { startServerProcess } from '#tests/support/server-process.ts';
import { findChromium } from '../../tools/chromium.ts';
import { type Figure, rounded } from '../measure.ts';

const WEB = 'dist/web';
const PAGES = {
  home: '/',
  'plan list': '/health-plans?zipcode=98101&county=033&planYear=2027',
  profile: '/shopper-profile',
};

/** What a first view downloads, and how far the page moves while it fills. Measured in the browser of the tests. */
export async function pageFigures(): Promise<Figure[]> {
  if (!existsSync(join(WEB, 'index.html'))) throw new Error('Build the pages first: npm start, or npx vite build.');
  const folder = mkdtempSync('/tmp/bench-');
  const server = await startServerProcess({ DATA_DIR: folder, SYSTEM_DATE_TIME: '2026-11-16T10:00:00' });
  const browser = await chromium.launch(await findChromium());
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const { scripts, shift } = await view(browser, server.origin + path);
      figures.push(
        {
          name: `${name}: scripts on first view`,
          value: rounded(scripts / 1000, 1),
          unit: 'kB gzipped',
          wanted: 'at most 150',
        },
        { name: `${name}: layout shift`, value: rounded(shift, 4), unit: 'CLS', wanted: '0' },
      );
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function view(browser: Awaited<ReturnType<typeof chromium.launch>>, url: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  await page.close();
  const scripts = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(WEB, file))).length, 0);
  return { scripts, shift };
}
