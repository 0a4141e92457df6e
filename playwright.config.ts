import { defineConfig } from '@playwright/test';
import { SAMPLE_PORT } from './tests/support/browser/ports.ts';
import { findChromium } from './tools/chromium.ts';

const { LONG } = process.env;

const BRANDS = ['lantern', 'harbor'];
const SIZES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

/**
 * Brands differ in names, numbers, addresses and colours. The page states try every brand's colours, and the journeys
 * with this tag all that a brand's own site decides. The long suite leaves nothing out.
 */
const onlyOwnToTheBrand = LONG ? {} : { grep: /@both-brands/ };

const brandAndSize = (brand: string, size: keyof typeof SIZES) => ({
  name: `${brand}-${size}`,
  // Chromium itself sends every name below localhost to this machine.
  use: { ...SIZES[size], baseURL: `http://${brand}.localhost:${SAMPLE_PORT}` },
});

const browser = await findChromium();
/** Axe makes many objects that live for a moment: with more room for those they are cleared away less often. */
const ROOM_FOR_AXE = '--js-flags=--min-semi-space-size=32';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  // Far more than any test takes, since a slow machine is no fault of the page: figures are printed, never judged.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    // What can not be pressed is told while its page still stands.
    actionTimeout: 120_000,
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    // A trace costs a third of the time of each test. `--trace on` makes one of a test that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...browser, args: [...browser.args, ROOM_FOR_AXE] },
  },
  projects: [
    ...BRANDS.map((brand, index) => ({ ...brandAndSize(brand, 'desktop'), ...(index > 0 ? onlyOwnToTheBrand : {}) })),
    ...(LONG ? BRANDS.map((brand) => brandAndSize(brand, 'phone')) : []),
  ],
  webServer: {
    command: 'node --import tsx tests/support/serve-for-browser.ts',
    url: `http://127.0.0.1:${SAMPLE_PORT}/readyz`,
    env: { PORT: String(SAMPLE_PORT) },
    reuseExistingServer: false,
    timeout: 600_000,
    // Who ends early waits until the real rows are loaded.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 600_000 },
  },
});
