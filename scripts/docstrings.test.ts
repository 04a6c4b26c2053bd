import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot, root } from './paths.ts';

const FUNCTION = /^export (?:default )?(?:async )?(?:function\*?|class|abstract class) (\w+)/;
const ARROW = /^export const (\w+)[^=]*= (?:async )?(?:<[^>]*>)?(?:\(|\w+ =>)/;

const files = globSync('{backend,bench,gateway,scripts,web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|build|generated|\.[\w-]+)$/.test(path),
}).filter((file) => !/\.test|\.spec\./.test(file));

/** Names of the exported functions and classes of a file that have no docstring. */
const bare = (text: string): string[] => {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = (FUNCTION.exec(line) ?? ARROW.exec(line))?.[1];
    const above = lines.slice(0, index).findLast((each) => !/^\s*\/\/ biome-ignore/.test(each));
    return name === undefined || above?.trimEnd().endsWith('*/') ? [] : [name];
  });
};

test('what has no docstring is found', () => {
  expect(bare('/** It. */\nexport const a = () => 1;\nexport function b() {}\n')).toEqual(['b']);
  expect(bare('export const c = async (x: number) => x;\nexport const d = 1;\n')).toEqual(['c']);
});

test('every exported function and class says what it is', () => {
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    bare(readFileSync(inRoot(file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
