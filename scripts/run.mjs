/**
 * Runs every npm script: ensures that the dependencies are installed, then runs scripts/<name>.ts
 * with the Node among them. Plain JavaScript for Node 18 and later, because it runs before
 * anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const node = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** True if node_modules contains every package in the version of package-lock.json. */
function isInstalled() {
  const installedList = join(modules, '.package-lock.json');
  if (!existsSync(node) || !existsSync(installedList)) return false;
  const installed = packagesOf(installedList);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, link, optional, devOptional }]) =>
      !path.includes('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      installed[path]?.version === version,
  );
}

/** Installs the packages of package-lock.json unless node_modules is up to date. */
function install() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (first run, about a minute)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('Installing the dependencies failed. See above, then run the command again.');
    process.exit(1);
  }
}

install();
const [name, ...args] = process.argv.slice(2);
const script = name?.includes('/') ? name : join('scripts', `${name}.ts`);
// Commands for the configured shop read .env; checks and benchmarks start separate shops.
const flags = /^(backend|doctor|gateway|indexer)\/src\/|^backend\/test\/contract\//.test(script)
  ? ['--env-file-if-exists=.env']
  : [];
const child = spawn(node, [...flags, script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Without compiled code, each process loads Node's TypeScript parser: 35 MB, and twice the time to start.
    NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
    ...process.env,
    PATH: join(modules, '.bin') + delimiter + process.env.PATH,
  },
});
// The terminal sends Ctrl-C to the child as well; this process only waits for it to exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm forwards SIGTERM only to its shell, which exits without forwarding it. Without npm, a command started with nohup
// and & outlives its shell.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) child.kill('SIGTERM');
  }, 250).unref();
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
