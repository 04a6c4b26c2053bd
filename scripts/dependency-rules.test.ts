import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, expect, test } from 'vitest';
import { inRoot } from './paths.ts';

const config = createRequire(import.meta.url)(inRoot('.dependency-cruiser.cjs'));
const projects: string[] = [];

afterEach(() => {
  for (const project of projects.splice(0)) rmSync(project, { recursive: true, force: true });
});

/** Names of the rules that a project with these files violates. Keys are paths, values the content. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const project = mkdtempSync(join(tmpdir(), 'encore-rules-'));
  projects.push(project);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const { tsConfig, ...options } = config.options;
  const cruiseOptions: ICruiseOptions = {
    ...options,
    baseDir: project,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  };
  const { output } = await cruise(['.'], cruiseOptions);
  const violations = (output as ICruiseResult).summary.violations;
  return [...new Set(violations.map((violation) => violation.rule.name))];
}

const anything = 'export const thing = 1;\n';
const imports = (path: string) => `import { thing } from '${path}';\nexport const x = thing;\n`;

test.each([
  ['web-stands-alone', 'web/src/a.ts', '../../gateway/src/b.ts', 'gateway/src/b.ts'],
  ['gateway-stands-alone', 'gateway/src/a.ts', '../../backend/src/b.ts', 'backend/src/b.ts'],
  [
    'backend-shares-search-records-alone',
    'backend/src/a.ts',
    '../../indexer/src/env.ts',
    'indexer/src/env.ts',
  ],
  ['indexer-stands-alone', 'indexer/src/a.ts', '../../backend/src/b.ts', 'backend/src/b.ts'],
  [
    'doctor-reads-settings-like-the-gateway',
    'doctor/src/a.ts',
    '../../gateway/src/server.ts',
    'gateway/src/server.ts',
  ],
  [
    'records-import-nothing',
    'indexer/src/records/product-record.ts',
    '../shop.ts',
    'indexer/src/shop.ts',
  ],
  [
    'gateway-domains-are-apart',
    'gateway/src/domains/cart/loaders.ts',
    '../catalog/loaders.ts',
    'gateway/src/domains/catalog/loaders.ts',
  ],
  [
    'context-imports-no-domain',
    'gateway/src/context.ts',
    './domains/cart/loaders.ts',
    'gateway/src/domains/cart/loaders.ts',
  ],
  [
    'core-imports-nothing-above',
    'gateway/src/core/money.ts',
    '../sources/http.ts',
    'gateway/src/sources/http.ts',
  ],
  [
    'sources-import-core-alone',
    'gateway/src/sources/http.ts',
    '../session/session.ts',
    'gateway/src/session/session.ts',
  ],
  [
    'resolvers-know-no-client',
    'gateway/src/domains/cart/resolvers.ts',
    '../../sources/commerce-rest/client.ts',
    'gateway/src/sources/commerce-rest/client.ts',
  ],
  [
    'sources-know-no-domain',
    'gateway/src/sources/search/client.ts',
    '../../domains/catalog/mappers.ts',
    'gateway/src/domains/catalog/mappers.ts',
  ],
  [
    'mappers-and-rules-do-no-io',
    'backend/src/domains/cart/rules.ts',
    './repository.ts',
    'backend/src/domains/cart/repository.ts',
  ],
  [
    'mappers-and-rules-do-no-io',
    'gateway/src/domains/catalog/product-mapper.ts',
    '../../sources/search/client.ts',
    'gateway/src/sources/search/client.ts',
  ],
  [
    'web-domains-import-each-other-through-index',
    'web/src/domains/cart/components/BagPanel.tsx',
    '../../catalog/components/ProductCard.tsx',
    'web/src/domains/catalog/components/ProductCard.tsx',
  ],
  [
    'ui-and-theme-know-no-domain',
    'web/src/ui/Button.tsx',
    '../domains/cart/index.ts',
    'web/src/domains/cart/index.ts',
  ],
])('reports an import that breaks %s', async (rule, from, specifier, to) => {
  expect(await brokenRules({ [from]: imports(specifier), [to]: anything })).toEqual([rule]);
});

test.each(['import', 'import type'])(
  'reports files that import each other by "%s"',
  async (keyword) => {
    const rules = await brokenRules({
      'backend/src/a.ts': imports('./b.ts').replace('const x', 'const thing2'),
      'backend/src/b.ts': `${keyword} { thing2 } from './a.ts';\nexport const thing: typeof thing2 = 1;\n`,
    });
    expect(rules).toEqual(['no-cycles']);
  },
);

test('accepts allowed imports', async () => {
  expect(
    await brokenRules({
      'gateway/src/domains/cart/resolvers.ts': imports('./mappers.ts'),
      'gateway/src/domains/cart/mappers.ts': anything,
      'web/src/domains/cart/components/A.tsx': imports('../../catalog/index.ts'),
      'web/src/domains/catalog/index.ts': anything,
      'backend/src/a.ts': imports('../../indexer/src/records/settings.ts'),
      'indexer/src/records/settings.ts': anything,
    }),
  ).toEqual([]);
});
