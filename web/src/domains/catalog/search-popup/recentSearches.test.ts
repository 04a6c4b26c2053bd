import { expect, it } from 'vitest';
import { withTerm } from './recentSearches.ts';

it('keeps terms trimmed, in lower case, newest first and each once', () => {
  const terms = ['Chanel flap', ' Dior ', 'CHANEL FLAP'].reduce<readonly string[]>(withTerm, []);
  expect(terms).toEqual(['chanel flap', 'dior']);
});

it('keeps the newest eight and no empty ones', () => {
  const terms = [...'abcdefghij', '   '].reduce<readonly string[]>(withTerm, []);
  expect(terms).toEqual([...'jihgfedc']);
});
