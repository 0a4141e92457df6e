import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/chromium.ts';

const PORT = 4110;
const { LONG } = process.env;

const BRANDS = ['lantern', 'harbor'];
const SIZES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

const brandAndSize = (brand: string, size: keyof typeof SIZES) => ({
  name: `${brand}-${size}`,
  // Chromium itself sends every name below localhost to this machine.
  use: { ...SIZES[size], baseURL: `http://${brand}.localhost:${PORT}` },
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  // A slow machine is no fault of the page: the figures are printed, never judged.
  timeout: 180_000,
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
    ...BRANDS.map((brand) => brandAndSize(brand, 'desktop')),
    ...(LONG ? BRANDS.map((brand) => brandAndSize(brand, 'phone')) : []),
  ],
  webServer: {
    command: 'node --import tsx tests/support/serve-for-browser.ts',
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
