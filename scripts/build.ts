import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { ensureTypeScript } from './generated.ts';
import { inRoot, root } from './paths.ts';

const stamp = inRoot('web', 'build', '.inputs');

/** `web/*.ts` are the settings and plugins of the build, which know the gateway's paths from the proxy. */
const INPUTS = [
  'web/{src,public}/**/*',
  'web/*.ts',
  'web/server/gatewayProxy.ts',
  'web/{package,tsconfig}.json',
  'package-lock.json',
];

/** The input files of the web build. */
export const buildInputs = (): string[] =>
  globSync(INPUTS, { cwd: root })
    .filter((file) => statSync(inRoot(file)).isFile())
    .sort();

/** A digest of all inputs of the web build. */
function inputsHash(): string {
  const hash = createHash('sha256');
  for (const file of buildInputs()) hash.update(file).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/**
 * Builds the web app for production unless its inputs are unchanged.
 * @throws an Error with the build's output if the build fails.
 */
export function buildWeb(): void {
  ensureTypeScript();
  const hash = inputsHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the web app…');
  const result = spawnSync('react-router', ['build'], {
    cwd: inRoot('web'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) {
    throw new Error(`Building the web app failed:\n${result.stdout}${result.stderr}`);
  }
  mkdirSync(inRoot('web', 'build'), { recursive: true });
  writeFileSync(stamp, hash);
}
