import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compiledCode } from '../../../scripts/compiled-code.ts';
import { freePort } from '../../../scripts/test-ports.ts';
import type { OperationResponse } from './operation-data.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const SECONDS_TO_START = 60;

/** A gateway in its own process, which can be killed. */
export interface GatewayProcess {
  readonly ask: (query: string, variables?: object) => Promise<OperationResponse>;
  readonly kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** Starts a gateway with `env` on a free port and waits until it responds. */
export async function startGatewayProcess(env: NodeJS.ProcessEnv): Promise<GatewayProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: { ...compiledCode, ...env, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ask: GatewayProcess['ask'] = async (query, variables = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    // The gateway's JSON always has this shape.
    return (await response.json()) as OperationResponse;
  };
  const deadline = performance.now() + SECONDS_TO_START * 1_000;
  while (performance.now() < deadline && child.exitCode === null) {
    const response = await ask('{ __typename }').catch(() => undefined);
    if (response?.data) return { ask, kill: (signal) => end(child, signal) };
    await sleep(100);
  }
  await end(child, 'SIGKILL');
  throw new Error('The gateway did not respond.');
}
