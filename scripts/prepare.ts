import { spawnSync } from 'node:child_process';
import { root } from './paths.ts';

/**
 * Creates the demo data in `dataDir` unless it exists.
 * @throws an Error if that fails; the command's output contains the reason.
 */
export function prepareDemoData(dataDir: string): void {
  const result = spawnSync(process.execPath, ['backend/src/catalogue/main.ts', 'prepare'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (result.status !== 0) throw new Error('Preparing the demo data failed. See above.');
}
