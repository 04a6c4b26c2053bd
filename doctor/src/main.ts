import { parseArgs } from 'node:util';
import { type Env, EnvError, readEnv } from '../../gateway/src/env.ts';
import { type Check, type CheckState, type Finding, nextSteps, runChecks } from './check.ts';
import { type Account, checkClock, checkGraphql, checkRest, checkSignIn } from './commerce.ts';
import { findProductionProblems, type IndexerEnv, readIndexerEnv } from './env.ts';
import { checkIntegration } from './integration.ts';
import { checkMagentoSettings, checkPages } from './magento-settings.ts';
import { checkFeatures, checkIndexer, checkRedis } from './others.ts';
import { checkPaymentMethods } from './payments.ts';
import { checkPictures } from './pictures.ts';
import { checkIndex, checkKey, checkRecords, searchAddress } from './search.ts';
import { checkSearchProducts, checkSearchSettings } from './search-features.ts';
import { checkPublicUrl, checkSettings } from './shop.ts';

const usage = `npm run doctor -- [options]
Checks every configured service and prints problems and next steps.
  --customer EMAIL:PASSWORD  checks how long the sign-in of this customer lasts
  --json                     prints the report as JSON
Exit code: 0 all checks passed (possibly with warnings), 1 a check failed, 2 the settings are invalid.`;

const options = {
  customer: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const LABELS: Readonly<Record<CheckState, string>> = {
  ok: 'ok',
  warning: 'WARNING',
  failed: 'FAIL',
  skipped: 'skipped',
};
const LABEL_WIDTH = 8;
const NAME_WIDTH = 28;

interface DoctorOptions {
  readonly indexer?: IndexerEnv;
  /** Why a production process would not start. */
  readonly problems?: readonly string[];
  /** The account for the sign-in duration; without it, the check is skipped. */
  readonly account?: Account | undefined;
  readonly now?: () => number;
}

/** The checks of all services in `env`, in the order of the report. */
export function createChecks(
  env: Env,
  { indexer = {}, problems = [], account, now = Date.now }: DoctorOptions = {},
): Check[] {
  const rest = 'commerce REST';
  const graphql = 'commerce GraphQL';
  const search = `search ${searchAddress(env)}`;
  const hosts = env.SEARCH_HOSTS.map((host) => ({ ...env, SEARCH_HOSTS: [host] }));
  const { REDIS_URL: redis } = env;
  return [
    { name: 'settings', run: () => checkSettings(env, problems, indexer) },
    { name: rest, run: () => checkRest(env) },
    { name: graphql, run: () => checkGraphql(env, indexer.PUBLIC_URL) },
    { name: 'Magento settings', needs: graphql, run: () => checkMagentoSettings(env) },
    { name: 'content pages', needs: graphql, run: () => checkPages(env) },
    { name: 'clock', needs: rest, run: () => checkClock(env, now) },
    { name: 'sign-in duration', needs: rest, run: () => checkSignIn(env, account) },
    { name: 'payment methods', needs: rest, run: () => checkPaymentMethods(env) },
    ...(hosts.length === 0 ? [env] : hosts).map((service) => ({
      name: `search ${searchAddress(service)}`,
      run: () => checkIndex(service),
    })),
    { name: 'search key', needs: search, run: () => checkKey(env) },
    { name: 'search records', needs: search, run: () => checkRecords(env) },
    { name: 'search settings', needs: search, run: () => checkSearchSettings(env) },
    { name: 'search products', needs: search, run: () => checkSearchProducts(env) },
    { name: 'shop', run: () => checkPublicUrl(env, indexer) },
    { name: 'pictures', needs: search, run: () => checkPictures(env) },
    ...(redis === undefined ? [] : [{ name: 'Redis', run: () => checkRedis(redis) }]),
    { name: 'indexer', needs: search, run: () => checkIndexer(env, indexer) },
    { name: 'integration', needs: rest, run: () => checkIntegration(env, indexer, now) },
    { name: 'features', needs: rest, run: () => checkFeatures(env) },
  ];
}

export function toLine({ name, state, found }: Finding): string {
  return `${LABELS[state].padEnd(LABEL_WIDTH)}${name.padEnd(NAME_WIDTH)} ${found}`;
}

function print(findings: readonly Finding[]): void {
  for (const finding of findings) {
    console.log(toLine(finding));
    for (const row of finding.table ?? []) console.log(`${' '.repeat(LABEL_WIDTH)}${row}`);
  }
  const steps = nextSteps(findings);
  console.log(steps.length === 0 ? '\nNo further steps.' : '\nNext steps:');
  for (const [index, step] of steps.entries()) console.log(`${index + 1}. ${step}`);
}

function toAccount(text: string | undefined): Account | undefined {
  const [username = '', password = ''] = text?.split(/:(.*)/s) ?? [];
  return text === undefined ? undefined : { username, password };
}

/** Runs the doctor and returns the exit code. */
async function main(): Promise<number> {
  const values = parseArgs({ options, strict: true }).values;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const checks = createChecks(readEnv(), {
    indexer: readIndexerEnv(),
    problems: findProductionProblems(),
    account: toAccount(values.customer),
  });
  const findings = await runChecks(checks);
  const isHealthy = findings.every(({ state }) => state !== 'failed');
  if (values.json) {
    console.log(JSON.stringify({ isHealthy, findings, next: nextSteps(findings) }, null, 2));
  } else {
    print(findings);
  }
  return isHealthy ? 0 : 1;
}

if (import.meta.main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error;
    if (!(error instanceof EnvError) && !isUsage) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
