import { parseArgs } from 'node:util';
import { type Env, EnvError, type IndexerEnv, readEnv, readIndexerEnv } from '../env.ts';
import { type Check, type CheckState, examine, type Finding, nextSteps } from './check.ts';
import { type Account, commerceChecks } from './commerce.ts';
import { otherChecks } from './others.ts';
import { pictureChecks } from './pictures.ts';
import { searchChecks } from './search.ts';

const usage = `npm run doctor -- [options]
Tries every service that .env names and says what is wrong and what to do next.
  --customer EMAIL:PASSWORD  an account of the shop: how long a sign-in lasts
  --json                     the report for machines
Exit code: 0 all works (there may be warnings), 1 something is wrong, 2 the settings cannot be read.`;

const options = {
  customer: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const SIGNS: Readonly<Record<CheckState, string>> = {
  ok: 'ok',
  warning: 'WARNING',
  wrong: 'WRONG',
  skipped: 'skipped',
};
const SIGN_WIDTH = 8;
const NAME_WIDTH = 28;

interface DoctorOptions {
  readonly indexer?: IndexerEnv;
  /** Tells how long a sign-in lasts; not tried when left out. */
  readonly account?: Account | undefined;
  /** The time in milliseconds; the clock when left out. */
  readonly now?: () => number;
}

/** A check for every service that `env` names. */
export function createChecks(env: Env, { indexer = {}, ...options }: DoctorOptions = {}): Check[] {
  return [
    ...commerceChecks(env, options),
    ...searchChecks(env),
    ...pictureChecks(env),
    ...otherChecks(env, indexer),
  ];
}

export function toLine({ name, state, found }: Finding): string {
  return `${SIGNS[state].padEnd(SIGN_WIDTH)}${name.padEnd(NAME_WIDTH)} ${found}`;
}

function print(findings: readonly Finding[]): void {
  for (const finding of findings) {
    console.log(toLine(finding));
    for (const row of finding.table ?? []) console.log(`${' '.repeat(SIGN_WIDTH)}${row}`);
  }
  const steps = nextSteps(findings);
  console.log(steps.length === 0 ? '\nNothing is left to do.' : '\nNext, in this order:');
  for (const [index, step] of steps.entries()) console.log(`${index + 1}. ${step}`);
}

function toAccount(text: string | undefined): Account | undefined {
  const [username = '', password = ''] = text?.split(/:(.*)/s) ?? [];
  return text === undefined ? undefined : { username, password };
}

/** Runs the doctor; the code to end with. */
async function main(): Promise<number> {
  const values = parseArgs({ options, strict: true }).values;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const checks = createChecks(readEnv(), {
    indexer: readIndexerEnv(),
    account: toAccount(values.customer),
  });
  const findings = await examine(checks);
  const isWell = findings.every(({ state }) => state !== 'wrong');
  if (values.json) {
    console.log(JSON.stringify({ isWell, findings, next: nextSteps(findings) }, null, 2));
  } else {
    print(findings);
  }
  return isWell ? 0 : 1;
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
