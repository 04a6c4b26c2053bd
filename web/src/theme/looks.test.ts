import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getSystem } from './system.ts';

const SOURCE = new URL('..', import.meta.url);
const RAW = /['"`{ ](#[0-9a-f]{3,8}|\d+(\.\d+)?px)\b/i;

/** Text outside of the page's styles: the theme color, `sizes` attributes, and other companies' logos. */
const NOT_LOOKS = /name="theme-color"|\bsizes[=:]|SIZES|\/\/|^\s*\*|to="#|href="#|fill="#/;

function findRawValues(file: string): string[] {
  return readFileSync(new URL(file, SOURCE), 'utf8')
    .split('\n')
    .filter((line) => RAW.test(line) && !NOT_LOOKS.test(line))
    .map((line) => `${file}: ${line.trim()}`);
}

test('components use tokens of the theme instead of raw pixels and colors', () => {
  const files = globSync('**/*.tsx', { cwd: SOURCE }).filter((file) => !/\.test\b/.test(file));
  expect(files.flatMap(findRawValues)).toEqual([]);
});

test('the system has every condition that styles use', () => {
  const files = globSync('{domains,layouts,theme,ui}/**/*.{ts,tsx}', { cwd: SOURCE }).filter(
    (file) => !/\.test\b/.test(file),
  );
  const used = files.flatMap((file) => {
    const source = readFileSync(new URL(file, SOURCE), 'utf8');
    return [...source.matchAll(/(?<=[{\s,])_[a-z]\w*(?=:|=\{)/g)].map(([name]) => name);
  });
  const known = getSystem().conditions.keys();
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
  expect(used).toContain('_hover');
});

const KEYWORDS = new Set(['transparent', 'currentcolor', 'inherit', 'none']);

test('styles name only colors of the theme', () => {
  const files = globSync('{domains,layouts,theme/recipes,ui}/**/*.{ts,tsx}', { cwd: SOURCE });
  const named = files.flatMap((file) => {
    const source = readFileSync(new URL(file, SOURCE), 'utf8');
    const values = source.matchAll(
      /\b(?:bg|color|\w+Color|fill|stroke)(?:: |=)['"]([a-z][\w.]*)['"]/g,
    );
    return [...values].map(([, color = '']) => color);
  });
  const { token } = getSystem();
  const unknown = named.filter((color) => !KEYWORDS.has(color) && !token(`colors.${color}`));
  expect(unknown).toEqual([]);
  expect(named).toContain('fg.muted');
});

test('style props name only sizes of the theme', () => {
  const files = globSync('{domains,layouts,ui}/**/*.tsx', { cwd: SOURCE });
  const named = files.flatMap((file) => {
    const source = readFileSync(new URL(file, SOURCE), 'utf8');
    const values = source.matchAll(/\b(?:boxSize|(?:max|min)?(?:Height|Width))="([\w.]+)"/g);
    return [...values].map(([, size = '']) => size);
  });
  const { token } = getSystem();
  // Chakra resolves a length as it is.
  const unknown = named.filter((size) => !token(`sizes.${size}`) && !/^[\d.]+[a-z]+$/.test(size));
  expect(unknown).toEqual([]);
  expect(named).toContain('dialog');
});
