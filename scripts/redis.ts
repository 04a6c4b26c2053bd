import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.ts';

/** Installs Redis where that is possible; where it is not, says that its tests are skipped. Never starts it. */
export function ensureRedis(): void {
  const isInstalled = spawnSync('redis-server', ['--version']).error === undefined;
  if (isInstalled || installFromDebian('redis-server')) return;
  console.log('redis-server not found. Skipping the tests that need Redis.');
}
