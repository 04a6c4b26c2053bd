import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot, root } from './paths.ts';

const FOREIGN = /(^|\/)(node_modules|build|dist|generated|\.\w[\w-]*)$/;
const findFiles = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (path) => FOREIGN.test(path) });

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** References in `files` to paths of the project that do not exist. */
const findMissing = (
  files: readonly string[],
  pathsIn: (file: string) => readonly string[],
): string[] =>
  files.flatMap((file) =>
    pathsIn(file)
      .filter((path) => !existsSync(inRoot(path)))
      .map((path) => `${file}: ${path}`),
  );

const pages = findFiles('**/*.md');
const sources = findFiles('**/*.{ts,tsx,cjs,mjs,css,yml}', '.dependency-cruiser.cjs').filter(
  (file) => !/\.test\./.test(file),
);

test('every link in a document points to an existing file', () => {
  const linksIn = (file: string) =>
    matches(read(file), /\]\(([^)#\s:]+)(?:#[^)]*)?\)/g).map((link) => join(dirname(file), link));
  expect(pages.flatMap(linksIn).length).toBeGreaterThan(0);
  expect(findMissing(pages, linksIn)).toEqual([]);
});

test('every file path in a document exists', () => {
  const all = findFiles('**/*.*').map((file) => `/${file}`);
  const namedIn = (file: string) => matches(read(file), /`([\w.-]+\/[\w./-]+\.[a-z]+)`/g);
  const named = pages.flatMap((page) => namedIn(page).map((path) => ({ page, path })));
  const isMissing = ({ path }: { path: string }) =>
    !path.startsWith('schema/dist/') && !all.some((file) => file.endsWith(`/${path}`));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(isMissing)).toEqual([]);
});

test('every document that the code refers to exists', () => {
  const namedIn = (file: string) => matches(read(file), /\b(docs\/[\w./-]+\.md)\b/g);
  expect(sources.flatMap(namedIn).length).toBeGreaterThan(0);
  expect(findMissing(sources, namedIn)).toEqual([]);
});

test('every test that a document refers to exists, including its title', () => {
  const tests = findFiles(
    '{backend,bench,doctor,gateway,indexer,schema,scripts,web}/**/*.{spec,test}.{ts,tsx}',
  );
  const isMissing = ([, file = '', name = '']: RegExpExecArray): boolean =>
    !tests.some((path) => `/${path}`.endsWith(`/${file}`) && read(path).includes(name));
  const named = pages.flatMap((page) => [
    ...read(page).matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)`(?: "([^"]+)")?/g),
  ]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(isMissing).map(([whole]) => whole)).toEqual([]);
});
