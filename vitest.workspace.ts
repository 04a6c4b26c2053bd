import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Vite resolves graphql's ES module, Node its CommonJS one; two copies reject each other's types. */
const oneGraphql = { find: /^graphql$/, replacement: 'graphql/index.js' };

/** Apollo's suite for HTTP layers is written for Jest; see gateway/test/helpers/jest-globals.ts. */
const jestIsVitest = {
  find: '@jest/globals',
  replacement: fileURLToPath(new URL('gateway/test/helpers/jest-globals.ts', import.meta.url)),
};

/** Hashing passwords at the real cost takes most of the back end's test time. */
const cheapScrypt = fileURLToPath(new URL('backend/test/setup/cheap-scrypt.ts', import.meta.url));

const resetDocument = fileURLToPath(new URL('web/test/reset-document.ts', import.meta.url));
const setupFiles: Readonly<Record<string, string[]>> = {
  backend: [cheapScrypt],
  web: [resetDocument],
};

const hasDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');

/**
 * Runs the files with a document last. A worker ends when the next file needs another environment, so mixed files
 * would load React and Chakra ten times as often: a third of the shop's CPU time.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const last = new Set(sorted.filter(hasDocument));
    return [...sorted.filter((file) => !last.has(file)), ...last];
  }
}

const WORKSPACES = ['gateway', 'backend', 'indexer', 'doctor', 'web', 'schema', 'scripts', 'bench'];

/** One Vitest project per workspace. Vitest 5 has no separate workspace file, so this is passed with --config. */
export default defineConfig({
  test: {
    // One more than there are cores: some tests mostly wait for timeouts.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ByEnvironment },
    tags: [
      {
        name: 'simulation',
        description: 'Many requests, kills, large photos: only `npm test` runs these.',
        timeout: 400_000,
      },
    ],
    projects: WORKSPACES.map((workspace) => ({
      resolve: { alias: [oneGraphql, jestIsVitest] },
      test: {
        name: workspace,
        root: workspace,
        include: ['**/*.test.{ts,tsx}'],
        exclude: ['**/node_modules/**', '**/build/**', 'e2e/**'],
        environment: 'node',
        setupFiles: setupFiles[workspace] ?? [],
        // Shared modules are evaluated once per worker instead of once per file: half of the CPU time.
        isolate: false,
        server: { deps: { inline: ['@apollo/server-integration-testsuite'] } },
        testTimeout: 90_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 20_000 } },
      },
    })),
  },
});
