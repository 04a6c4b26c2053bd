import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = new URL('..', import.meta.url);
const STRAIGHT = /[a-z]'(?:d|ll|re|s|t|ve)\b/;
/** Comments, and the notice that the specification fixes. */
const NOT_TEXT = /^\s*(?:\/\/|\/?\*|\{\/\*)|\s\/\/ |You've been logged out\. Please login again\./;

test('texts for shoppers have typographic apostrophes', () => {
  const files = globSync('{domains,lib,ui}/**/*.{ts,tsx}', { cwd: SOURCE });
  const texts = files
    .filter((file) => !/\.(?:test|generated)\b|\.test-helpers\./.test(file))
    .flatMap((file) => readFileSync(new URL(file, SOURCE), 'utf8').split('\n'))
    .filter((line) => STRAIGHT.test(line) && !NOT_TEXT.test(line));
  expect(texts).toEqual([]);
});
