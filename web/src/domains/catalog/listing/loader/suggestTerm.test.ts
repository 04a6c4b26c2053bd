import { expect, it } from 'vitest';
import { suggestTerm } from './suggestTerm.ts';

const names = ['Louis Vuitton', 'Chanel', 'Hermès', 'Saint Laurent', 'Crossbody Bags', 'Totes'];

it.each([
  ['luis viton', 'louis vuitton'],
  ['Hermez', 'hermes'],
  ['channel crosbody', 'chanel crossbody'],
  ['chanel', null],
  ['qqzzxxyy', null],
  ['', null],
])('suggests %s as %s', (term, suggestion) => expect(suggestTerm(term, names)).toBe(suggestion));
