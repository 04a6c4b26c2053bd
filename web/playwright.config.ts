import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/** The main journeys, which also run in a stock Firefox over WebDriver BiDi (npm run test:journeys -- --browser=firefox). */
const FIREFOX_SPECS = [
  'account',
  'cart',
  'favorites',
  'guest-order',
  'journey',
  'listing',
  'sell-new',
  'sign-in',
].map((name) => `${name}.spec.ts`);

const chromium: PlaywrightTestConfig = {
  testMatch: '*.spec.ts',
  // stock.spec.ts needs a back end with STOCK=1.
  testIgnore: ['**/webkit/**', ...(process.env.E2E_STOCK ? [] : ['stock.spec.ts'])],
  use: {
    launchOptions: {
      executablePath:
        process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
};

/** Titles of tests that read or change request bodies or emulate print: Playwright cannot over WebDriver BiDi. */
const NEEDS_MORE_THAN_BIDI = /has been sold|displayed refund/;

const firefox: PlaywrightTestConfig = {
  testMatch: FIREFOX_SPECS,
  grepInvert: NEEDS_MORE_THAN_BIDI,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH || '/usr/bin/firefox-esr',
      // Scrollbars that take no space, as in the other browsers.
      firefoxUserPrefs: {
        'ui.useOverlayScrollbars': 1,
        'widget.gtk.overlay-scrollbars.enabled': true,
      },
    },
  },
};

/** WebKitGTK is controlled by Selenium: Playwright controls only its own build of WebKit. */
const webkit: PlaywrightTestConfig = { testMatch: '**/webkit/*.spec.ts' };

const browser = { firefox, webkit }[process.env.E2E_BROWSER ?? ''] ?? chromium;

/** The end-to-end tests. They need a running shop at E2E_BASE_URL, which `npm test` starts. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A test that passes on a retry is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  ...browser,
  use: {
    baseURL: process.env.E2E_BASE_URL || 'http://localhost:3000',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    ...browser.use,
  },
});
