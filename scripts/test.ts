import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBrowser, toBrowser } from './browsers.ts';
import { buildWeb } from './build.ts';
import { exitOnSignals } from './children.ts';
import { type Cluster, createCluster } from './cluster-stack.ts';
import { countPlaywright, countVitest, listFailedTests, sum } from './count.ts';
import { freePort } from './ports.ts';
import { addItems, prepareDemoData } from './prepare.ts';
import { main } from './report.ts';
import { createServices, launch, separateStack } from './services.ts';
import { startAll, stopAll } from './stack.ts';
import { runStep } from './steps.ts';
import { toStockArgs } from './stock-journeys.ts';
import { verify } from './verify.ts';

/** Disables load shedding: on a slow machine the gateway's event loop lags. */
const gatewaySettings = { MAX_LAG_MS: '0', NEWS_MS: '500' };
const settings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  web: { NODE_ENV: 'production' },
  gateway: gatewaySettings,
};

/** The shop under test: one process of each service, or the services of docker-compose.yml. */
async function createShop(
  dataDir: string,
  { isCluster, isStock }: { isCluster: boolean; isStock: boolean },
): Promise<Cluster> {
  if (isCluster) {
    const proxyPort = await freePort();
    const both = { 'gateway-1': gatewaySettings, 'gateway-2': gatewaySettings };
    return createCluster({ dataDir, proxyPort, settings: both });
  }
  const stack = await separateStack(dataDir);
  const services = createServices(stack).map((service) => ({
    ...service,
    env: { ...service.env, ...settings[service.name], ...(isStock && { STOCK: '1' }) },
  }));
  const local = (port: number): string => `http://localhost:${port}`;
  return { services, url: local(stack.web), commerceUrl: local(stack.commerce) };
}

/**
 * Runs the browser tests against the whole product with a production build; with --cluster through the proxy, with
 * --stock the tests for a stock Magento over the embedded back end in stock mode, with --browser=firefox or
 * --browser=webkit the main ones in that browser. Returns whether they passed.
 */
async function journeys(report: string, args: readonly string[]): Promise<boolean> {
  const isStock = args.includes('--stock');
  const isCluster = args.includes('--cluster');
  const otherArgs = args.filter((arg) => !/^--(cluster$|stock$|browser=)/.test(arg));
  const browser = prepareBrowser(toBrowser(args));
  buildWeb();
  const dataDir = mkdtempSync(join(tmpdir(), 'encore-test-'));
  try {
    prepareDemoData(dataDir);
    // The demo has no configurable product.
    addItems(dataDir, 'web/e2e/variants.json');
    const shop = await createShop(dataDir, { isCluster, isStock });
    const running = await startAll(shop.services, (service) => launch(service, 'ignore'));
    const passed = await runStep(
      {
        name: 'browser journeys',
        command: 'playwright',
        args: [
          ...['test', '--config', 'web/playwright.config.ts', '--reporter=list,json'],
          ...(isStock ? toStockArgs(otherArgs) : otherArgs),
        ],
        env: {
          ...browser,
          E2E_BASE_URL: shop.url,
          E2E_COMMERCE_URL: shop.commerceUrl,
          E2E_STOCK: isStock ? '1' : '',
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      },
      true,
    );
    await stopAll(running);
    return passed;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main(async () => {
  exitOnSignals();
  const onlyJourneys = process.argv[2] === '--journeys';
  const reports = mkdtempSync(join(tmpdir(), 'encore-reports-'));
  const unit = join(reports, 'unit.json');
  const browser = join(reports, 'browser.json');
  const failedChecks = onlyJourneys ? [] : await verify(unit);
  const travelled = await journeys(browser, onlyJourneys ? process.argv.slice(3) : []);
  const { passed, failed } = sum([countVitest(unit), countPlaywright(browser)]);
  const failedTests = listFailedTests(unit);
  rmSync(reports, { recursive: true });
  // Once more at the end: what the checks printed stands before the long list of journeys.
  if (failedChecks.length > 0) console.log(`Failed checks: ${failedChecks.join(', ')}`);
  for (const title of failedTests) console.log(`Failed test: ${title}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failedChecks.length === 0 && travelled ? 0 : 1;
});
