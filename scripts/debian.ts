import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command and shows only its errors. Returns whether it succeeded. */
export const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Installs a Debian package. Returns false if that is not possible: another system, not root, no network. */
export function installFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing the Debian package ${name} …`);
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', name]);
}
