import { CheckFailure } from './probe.ts';

/** `skipped`: it could not be tried, which is no fault of the shop. */
export type CheckState = 'ok' | 'warning' | 'wrong' | 'skipped';

/** What one check found. */
export interface Finding {
  readonly name: string;
  readonly state: CheckState;
  readonly found: string;
  /** What to do, unless all is well. */
  readonly advice?: string;
  /** Lines of a table below it. */
  readonly table?: readonly string[];
}

export type Result = Omit<Finding, 'name'>;

/** One look at one part of the shop. */
export interface Check {
  readonly name: string;
  /** The check without which this one says nothing: it is skipped when that one fails. */
  readonly needs?: string;
  /** Resolves to what it found; throws {@link CheckFailure} when the part does not work. */
  run(): Promise<Result>;
}

export function ok(found: string): Result {
  return { state: 'ok', found };
}

export function warning(found: string, advice: string): Result {
  return { state: 'warning', found, advice };
}

async function runCheck({ name, run }: Check): Promise<Finding> {
  try {
    return { name, ...(await run()) };
  } catch (error) {
    const found = error instanceof Error ? error.message : 'failed';
    const advice = error instanceof CheckFailure ? error.advice : 'See the message.';
    return { name, state: 'wrong', found, advice };
  }
}

/** Runs every check side by side, except those that need another one. */
export function examine(checks: readonly Check[]): Promise<Finding[]> {
  const findings = new Map<string, Promise<Finding>>();
  for (const check of checks) {
    const { name, needs } = check;
    const needed = needs === undefined ? undefined : findings.get(needs);
    const run = async (): Promise<Finding> =>
      (await needed)?.state === 'wrong'
        ? { name, state: 'skipped', found: `needs "${needs}"` }
        : runCheck(check);
    findings.set(name, run());
  }
  return Promise.all(findings.values());
}

/** What to do next, in order: what is wrong first, in the order of the checks, then what could be better. */
export function nextSteps(findings: readonly Finding[]): string[] {
  const adviceOf = (state: CheckState): string[] =>
    findings.flatMap((finding) =>
      finding.state === state && finding.advice !== undefined
        ? [`${finding.name}: ${finding.advice}`]
        : [],
    );
  return [...new Set([...adviceOf('wrong'), ...adviceOf('warning')])];
}
