import { spawnSync } from 'node:child_process';
import { root } from './paths.ts';

/** Runs `npm run catalogue` for the data in `dataDir`. @throws if it fails; its output contains the reason */
function runCatalogue(dataDir: string, args: readonly string[]): void {
  const result = spawnSync(process.execPath, ['backend/src/catalogue/main.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (result.status !== 0) throw new Error('Preparing the demo data failed. See above.');
}

/** Creates the demo data in `dataDir` unless it exists. @throws if that fails */
export function prepareDemoData(dataDir: string): void {
  runCatalogue(dataDir, ['prepare']);
}

/** Adds the items of a JSON file to the demo data. @throws if that fails */
export function addItems(dataDir: string, file: string): void {
  runCatalogue(dataDir, ['add', file]);
}
