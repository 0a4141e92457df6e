import type { BrowserContext } from '@playwright/test';

/** In milliseconds from the start of the visit. */
export type Paint = {
  first: number;
  largest: number;
  /** What was the largest, by its tag, class and words. */
  element: string;
  shift: number;
  /** When what the page waited for had come, one line for each kind. */
  chain: string[];
};

/** Slow 4G as Lighthouse has it, by the browser's own throttling. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;
/** After the last answer, so that nothing larger is painted later. */
const QUIET_MS = 1500;

type Largest = PerformanceEntry & { element: Element | null; startTime: number };
type Seen = { largest: { at: number; element: string }; shift: number };

export async function countPaint(context: BrowserContext, address: string): Promise<Paint> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const seen: Seen = { largest: { at: 0, element: '' }, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { element, startTime } of list.getEntries() as Largest[]) {
        const words = element?.textContent?.trim().slice(0, 60) ?? '';
        seen.largest = { at: startTime, element: `${element?.tagName.toLowerCase()}.${element?.className} '${words}'` };
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  // No function is named inside: the page does not have what some runners of TypeScript name functions with.
  const { seen, first, entries } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: Seen }).seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    entries: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) =>
      entry.toJSON(),
    ) as Fetched[],
  }));
  const { largest, shift } = seen;
  return { first, largest: largest.at, element: largest.element, shift, chain: chainOf(entries, largest.at) };
}

type Fetched = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'encodedBodySize'>;

/** Files of the build by their kind, everything else by its address. */
function chainOf(entries: Fetched[], until: number): string[] {
  const kinds = new Map<string, Fetched[]>();
  for (const entry of entries) {
    if (entry.startTime >= until) continue;
    const { pathname } = new URL(entry.name);
    const kind = pathname.startsWith('/assets/') ? (pathname.split('.').at(-1) ?? '') : pathname;
    kinds.set(kind, [...(kinds.get(kind) ?? []), entry]);
  }
  return [...kinds].map(([kind, of]) => {
    const begun = Math.round(Math.min(...of.map(({ startTime }) => startTime)));
    const ended = Math.round(Math.max(...of.map(({ responseEnd }) => responseEnd)));
    const bytes = of.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return `${of.length} x ${kind}: ${begun} to ${ended} ms, ${bytes} bytes`;
  });
}
