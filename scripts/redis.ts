import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.ts';

/** Installs Redis if possible; otherwise prints that its tests are skipped. Does not start it. */
export function ensureRedis(): void {
  const isInstalled = spawnSync('redis-server', ['--version']).error === undefined;
  if (isInstalled || installFromDebian('redis-server')) return;
  console.log('redis-server not found. Skipping the tests that need Redis.');
}
