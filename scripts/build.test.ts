import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildInputs } from './build.ts';
import { inRoot } from './paths.ts';

test('the web build is stale after a change to any file that its settings import', () => {
  const settings = ['web/vite.config.ts', 'web/react-router.config.ts'];
  const imported = settings.flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/ from '\.\/([^']+)'/g)].map(
      ([, name]) => `web/${name}`,
    ),
  );
  expect(imported).toContain('web/vite.chunks.ts');
  expect(buildInputs()).toEqual(
    expect.arrayContaining([...settings, ...imported, 'web/src/root.tsx', 'package-lock.json']),
  );
});
