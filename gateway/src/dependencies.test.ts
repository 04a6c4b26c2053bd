import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('docs/dependencies.md gives a reason and a licence for each direct dependency at run time', () => {
  const { dependencies } = JSON.parse(read('gateway/package.json'));
  const rows = [
    ...read('docs/dependencies.md').matchAll(/^\| `(.+)` \| .+ \| .+ \| [\w.-]+ \|$/gm),
  ];
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(dependencies));
});
