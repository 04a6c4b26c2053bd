import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** The end-to-end tests. They need a running shop at E2E_BASE_URL, which `npm test` starts. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // stock.spec.ts needs a back end with STOCK=1.
  testIgnore: process.env.E2E_STOCK ? [] : 'stock.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A test that passes on a retry is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL || 'http://localhost:3000',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
});
