import type { Browser } from '@playwright/test';
import { type Figure, median, rounded } from '../measure.ts';

const VIEWS = 3;
/** A slow page has idle moments before it is painted whole. */
const SETTLED_MS = 3000;
const CPU_SLOWER = 4;
/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** When the largest part of a page is painted, on a slow phone that has never been here. */
export async function largestPaint(browser: Browser, baseURL: string, pages: Record<string, string>) {
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const views: number[] = [];
    for (let view = 0; view < VIEWS; view += 1) views.push(await paintOf(browser, baseURL, path));
    figures.push({
      name: `${name}: largest paint, slow 4G and a processor ${CPU_SLOWER} times slower`,
      value: rounded(median(views) / 1000, 2),
      unit: 's',
      ...(WANTED[name] && { wanted: WANTED[name] }),
      note: `middle of ${views.map((view) => rounded(view / 1000, 1)).join(', ')}`,
    });
  }
  return figures;
}

const WANTED: Record<string, string> = { 'plan list': 'at most 2', comparison: 'at most 1.9' };

async function paintOf(browser: Browser, baseURL: string, path: string): Promise<number> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { largest: list.getEntries().at(-1)?.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'largest' in window);
  await page.waitForTimeout(SETTLED_MS);
  const largest = await page.evaluate(() => (window as unknown as { largest: number }).largest);
  await context.close();
  return largest;
}
