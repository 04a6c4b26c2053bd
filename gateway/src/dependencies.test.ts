import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('lists a reason and a licence for each direct runtime dependency in docs/dependencies.md', () => {
  const { dependencies } = JSON.parse(read('gateway/package.json'));
  const rows = [
    ...read('docs/dependencies.md').matchAll(/^\| `(.+)` \| .+ \| .+ \| [\w.-]+ \|$/gm),
  ];
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(dependencies));
});
