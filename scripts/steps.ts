import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithParent } from './children.ts';
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
export async function runStep(
  { name, command, args, env }: Step,
  showOutput = false,
): Promise<boolean> {
  const started = Date.now();
  if (showOutput) console.log(`${name} …`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', showOutput ? 'inherit' : 'pipe', showOutput ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
  });
  endWithParent(child);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const [code] = await once(child, 'close');
  const passed = code === 0;
  console.log(`${name}: ${passed ? 'ok' : 'FAILED'} (${seconds(started)})`);
  if (!passed && !showOutput) console.log(Buffer.concat(output).toString());
  return passed;
}
