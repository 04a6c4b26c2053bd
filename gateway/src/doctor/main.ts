import { EnvError, readEnv } from '../env.ts';
import { type Check, createChecks } from './checks.ts';

/** One line of the doctor's report. */
interface Finding {
  readonly isWell: boolean;
  readonly line: string;
}

const WIDTH = 34;

/** Runs every check side by side; none stops another. */
export function examine(checks: readonly Check[]): Promise<Finding[]> {
  return Promise.all(
    checks.map(async ({ name, run }) => {
      try {
        return { isWell: true, line: `ok      ${name.padEnd(WIDTH)} ${await run()}` };
      } catch (error) {
        const why = error instanceof Error ? error.message : 'failed';
        return { isWell: false, line: `WRONG   ${name.padEnd(WIDTH)} ${why}` };
      }
    }),
  );
}

async function report(): Promise<boolean> {
  const findings = await examine(createChecks(readEnv()));
  for (const { line } of findings) process.stdout.write(`${line}\n`);
  return findings.every(({ isWell }) => isWell);
}

if (import.meta.main) {
  const isWell = await report().catch((error: unknown) => {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return false;
  });
  process.exitCode = isWell ? 0 : 1;
}
