import { spawnSync } from 'node:child_process';
import { root } from './paths.ts';

/** A named check with its command; it fails if the command fails. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs a step and prints its name, and its output if it fails or `showOutput` is set. Returns whether it passed. */
export function runStep({ name, command, args, env }: Step, showOutput = false): boolean {
  const started = Date.now();
  process.stdout.write(`${name} … `);
  if (showOutput) process.stdout.write('\n');
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', showOutput ? 'inherit' : 'pipe', showOutput ? 'inherit' : 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  });
  const passed = result.status === 0;
  console.log(`${passed ? 'ok' : 'FAILED'} (${seconds(started)})`);
  if (!passed && !showOutput) console.log(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  return passed;
}
