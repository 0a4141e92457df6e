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
 * Whole journeys run on every brand. What is the same code and the same words on all of them runs on the first brand
 * alone: here by file, elsewhere by the tag @one-brand. The long suite leaves nothing out.
 */
const THE_SAME_ON_EVERY_BRAND = ['addresses', 'looks', 'real-rows', 'seasons', 'trouble', 'two-tabs', 'zip-code'];
const onlyJourneys = LONG
  ? {}
  : { testIgnore: THE_SAME_ON_EVERY_BRAND.map((file) => `${file}.spec.ts`), grepInvert: /@one-brand/ };

const brandAndSize = (brand: string, size: keyof typeof SIZES) => ({
  name: `${brand}-${size}`,
  // Chromium itself sends every name below localhost to this machine.
  use: { ...SIZES[size], baseURL: `http://${brand}.localhost:${SAMPLE_PORT}` },
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  // A slow machine is no fault of the page: the figures are printed, never judged.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: await findChromium(),
  },
  projects: [
    ...BRANDS.map((brand, index) => ({ ...brandAndSize(brand, 'desktop'), ...(index > 0 ? onlyJourneys : {}) })),
    ...(LONG ? BRANDS.map((brand) => brandAndSize(brand, 'phone')) : []),
  ],
  webServer: {
    command: 'node --import tsx tests/support/serve-for-browser.ts',
    url: `http://127.0.0.1:${SAMPLE_PORT}/readyz`,
    env: { PORT: String(SAMPLE_PORT) },
    reuseExistingServer: false,
    // It loads the real rows first, where they are at hand.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
