import { CheckFailure } from './probe.ts';

/** `skipped`: the check could not run, which is not an error of the shop. */
export type CheckState = 'ok' | 'warning' | 'failed' | 'skipped';

export interface Finding {
  readonly name: string;
  readonly state: CheckState;
  readonly found: string;
  /** What to do; only for warnings and failures. */
  readonly advice?: string;
  /** Lines of a table below the result. */
  readonly table?: readonly string[];
}

export type Result = Omit<Finding, 'name'>;

export interface Check {
  readonly name: string;
  /** The check on which this one depends: if that one fails, this one is skipped. */
  readonly needs?: string;
  /** Returns the result. Throws {@link CheckFailure} if the part does not work. */
  run(): Promise<Result>;
}

export function ok(found: string): Result {
  return { state: 'ok', found };
}

export function warning(found: string, advice: string): Result {
  return { state: 'warning', found, advice };
}

export function skipped(found: string): Result {
  return { state: 'skipped', found };
}

export function toRow(name: string, state: string, reason: string): string {
  return `${name.padEnd(20)} ${state.padEnd(8)} ${reason}`;
}

async function runCheck({ name, run }: Check): Promise<Finding> {
  try {
    return { name, ...(await run()) };
  } catch (error) {
    const found = error instanceof Error ? error.message : 'failed';
    const advice = error instanceof CheckFailure ? error.advice : 'See the message.';
    return { name, state: 'failed', found, advice };
  }
}

/** Runs all checks concurrently, except those that depend on another one. */
export function runChecks(checks: readonly Check[]): Promise<Finding[]> {
  const findings = new Map<string, Promise<Finding>>();
  for (const check of checks) {
    const { name, needs } = check;
    const needed = needs === undefined ? undefined : findings.get(needs);
    const run = async (): Promise<Finding> =>
      (await needed)?.state === 'failed'
        ? { name, ...skipped(`needs "${needs}"`) }
        : runCheck(check);
    findings.set(name, run());
  }
  return Promise.all(findings.values());
}

/** The next steps: failures first, in the order of the checks, then warnings. Equal advice is one step. */
export function nextSteps(findings: readonly Finding[]): string[] {
  const steps = new Map<string, string[]>();
  for (const state of ['failed', 'warning']) {
    for (const { name, state: own, advice } of findings) {
      if (own !== state || advice === undefined) continue;
      steps.set(advice, [...(steps.get(advice) ?? []), name]);
    }
  }
  return [...steps].map(([advice, names]) => `${names.join(', ')}: ${advice}`);
}
