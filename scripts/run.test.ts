import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from './paths.ts';

/** A temporary folder for the running test. */
function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'encore-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Resolves with true when the process has exited, with false after the time in ms. */
async function hasGone(pid: number, within = 10_000): Promise<boolean> {
  for (const deadline = Date.now() + within; Date.now() < deadline; await sleep(50)) {
    if (!isAlive(pid)) return true;
  }
  return false;
}

/** Runs a command in a shell and ends the shell; resolves with true if the command ends as well. */
async function endsWithItsShell(npmScript: string | undefined): Promise<boolean> {
  const script = join(aFolder(), 'waits.ts');
  writeFileSync(script, 'console.log(process.pid); setInterval(() => {}, 1000);');
  // The second command prevents the shell from replacing itself with the first one.
  const shell = spawn('sh', ['-c', `node "${inRoot('scripts/run.mjs')}" "${script}"; true`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: npmScript },
  });
  let pid = Number.NaN;
  for await (const line of createInterface({ input: shell.stdout })) {
    pid = Number(line);
    break;
  }
  expect(isAlive(pid)).toBe(true);
  shell.kill('SIGTERM');
  const isGone = await hasGone(pid, npmScript === undefined ? 1500 : 10_000);
  if (!isGone) process.kill(pid);
  return isGone;
}

test('a command exits with the shell that npm started it in', async () => {
  expect(await endsWithItsShell('start')).toBe(true);
});

test('a command started without npm outlives its shell', async () => {
  expect(await endsWithItsShell(undefined)).toBe(false);
});

test.each([
  ['doctor', 'doctor/src/main.ts', 'from .env'],
  ['index', 'indexer/src/main.ts', 'from .env'],
  ['bench', 'bench/src/main.ts', 'undefined'],
])('npm run %s reads .env only for the configured shop', async (_, script, expected) => {
  const project = aFolder();
  for (const file of ['scripts/run.mjs', 'package-lock.json', script]) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
  }
  for (const file of ['scripts/run.mjs', 'package-lock.json']) {
    copyFileSync(inRoot(file), join(project, file));
  }
  symlinkSync(inRoot('node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, '.env'), 'ENCORE_PROBE=from .env');
  writeFileSync(join(project, script), 'console.log(process.env.ENCORE_PROBE)');
  const run = spawn(process.execPath, ['scripts/run.mjs', script], { cwd: project });
  expect(await text(run.stdout)).toBe(`${expected}\n`);
});

test('a signal during the start stops the services that were started', async () => {
  const script = join(aFolder(), 'starts.ts');
  const waits = 'console.log(process.pid); setInterval(() => {}, 1000);';
  const service = { name: 'a', port: 1, args: ['-e', waits], env: {}, health: 'tcp://127.0.0.1:1' };
  writeFileSync(
    script,
    `import { startAll } from '${inRoot('scripts/stack.ts')}'; await startAll([${JSON.stringify(service)}]);`,
  );
  const start = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let pid = Number.NaN;
  for await (const line of createInterface({ input: start.stdout })) {
    pid = Number(line);
    break;
  }
  start.kill('SIGTERM');
  const isGone = await hasGone(pid);
  if (!isGone) process.kill(pid);
  expect(isGone).toBe(true);
  expect(await hasGone(start.pid ?? 0)).toBe(true);
});

test('a signal during a step of npm test stops the step and the services', async () => {
  const script = join(aFolder(), 'tests.ts');
  const waits = 'console.log(process.pid); setInterval(() => {}, 1000);';
  const step = { name: 'a', command: process.execPath, args: ['-e', waits] };
  writeFileSync(
    script,
    `import { exitOnSignals } from '${inRoot('scripts/children.ts')}';
     import { launch } from '${inRoot('scripts/services.ts')}';
     import { runStep } from '${inRoot('scripts/steps.ts')}';
     exitOnSignals();
     launch({ name: 'b', port: 1, args: ${JSON.stringify(step.args)}, env: {}, health: '' });
     await runStep(${JSON.stringify(step)}, true);`,
  );
  const tests = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pids: number[] = [];
  for await (const line of createInterface({ input: tests.stdout })) {
    if (/^\d+$/.test(line)) pids.push(Number(line));
    if (pids.length === 2) break;
  }
  tests.kill('SIGTERM');
  const gone = await Promise.all(pids.map((pid) => hasGone(pid)));
  for (const pid of pids.filter(isAlive)) process.kill(pid);
  expect(gone).toEqual([true, true]);
});
