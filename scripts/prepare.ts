import { spawnSync } from 'node:child_process';
import { root } from './paths.ts';

/**
 * Makes the demo data in `dataDir` unless it is there already.
 * @throws an Error when it cannot be made; the command's own output says why.
 */
export function prepareDemoData(dataDir: string): void {
  const result = spawnSync(process.execPath, ['backend/src/catalogue/main.ts', 'prepare'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (result.status !== 0) throw new Error('Preparing the demo data failed. See above.');
}
