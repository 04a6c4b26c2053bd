import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecord, SHOP_SETTINGS, shopReplicas } from '../../../test/helpers/search-records.ts';
import { openSearchEngine, type SearchEngine } from './engine.ts';
import { splitWords } from './index/text.ts';
import type { RawParams } from './types.ts';

const NAMES = [
  ['flap', 'Chanel Classic Flap Black'],
  ['channel', 'Channel Tunnel Poster'],
  ['neverfull', 'Louis Vuitton Neverfull'],
  ['speedy', 'Louis Vuitton Speedy'],
  ['birkin', 'Hermès Birkin 30'],
  ['scarf', 'Silk Scarf for a Chanel Lover'],
] as const;

let engine: SearchEngine;
beforeAll(() => {
  engine = openSearchEngine(':memory:');
  const records = NAMES.map(([objectID, name], place) =>
    aRecord({
      objectID,
      name,
      manufacturer: 'None',
      price: { USD: { default: (place * 700) % 1900 } },
      created_at: 100 - place,
    }),
  );
  engine.replaceIndex('p', { settings: SHOP_SETTINGS, records, replicas: shopReplicas('p') });
});
afterAll(() => engine.close());

function find(params: RawParams, index = 'p'): string[] {
  const { hits } = engine.search(index, params);
  return Array.isArray(hits) ? hits.map((hit) => String(Object(hit).objectID)) : [];
}

describe('ranking info', () => {
  const getRankingInfo = (params: RawParams) => {
    const { hits } = engine.search('p', { ...params, getRankingInfo: true });
    return Array.isArray(hits) ? hits.map((hit) => Object(hit)._rankingInfo) : [];
  };

  it('explains the rank of each hit', () => {
    const [first] = getRankingInfo({ query: 'louis vuiton speedy' });
    expect(first).toMatchObject({
      nbTypos: 1,
      words: 3,
      nbExactWords: 2,
      filters: 0,
      promoted: false,
    });
    const scores = getRankingInfo({ query: '' }).map(({ userScore }) => userScore);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect(engine.search('p', { query: 'birkin' }).hits).not.toMatchObject([{ _rankingInfo: {} }]);
  });
});

describe('plurals', () => {
  it('treats a plural as its word with ignorePlurals', () => {
    const exact = { typoTolerance: false, queryType: 'prefixNone' };
    expect(find({ query: 'scarfs', ...exact })).toEqual([]);
    expect(find({ query: 'scarfs', ...exact, ignorePlurals: true })).toEqual(['scarf']);
    expect(find({ query: 'scarfs', ...exact, ignorePlurals: 'en' })).toEqual(['scarf']);
    expect(find({ query: 'scarfs', ...exact, ignorePlurals: ['fr'] })).toEqual([]);
  });
});

describe('words', () => {
  it('requires every word, in any attribute', () => {
    expect(find({ query: 'louis black' })).toEqual(['neverfull', 'speedy']);
    expect(find({ query: 'louis chanel' })).toEqual([]);
  });

  it('ignores case, accents and ligatures on both sides', () => {
    expect(find({ query: 'HERMES birkin' })).toEqual(['birkin']);
    expect(find({ query: 'hermès' })).toEqual(['birkin']);
    expect(splitWords('Le Cœur')).toEqual(splitWords('le coeur'));
  });

  it('matches only the last word as a prefix by default', () => {
    expect(find({ query: 'louis never' })).toEqual(['neverfull']);
    expect(find({ query: 'never louis' })).toEqual([]);
    expect(find({ query: 'never louis', queryType: 'prefixAll' })).toEqual(['neverfull']);
    expect(find({ query: 'never', queryType: 'prefixNone' })).toEqual([]);
  });

  it('lets optional words be missing and ranks hits with them first', () => {
    expect(find({ query: 'speedy vuitton', optionalWords: ['speedy'] })).toEqual([
      'speedy',
      'neverfull',
    ]);
    expect(find({ query: 'vuitton nonsense', removeWordsIfNoResults: 'lastWords' })).toEqual([
      'neverfull',
      'speedy',
    ]);
    expect(find({ query: 'nonsense vuitton', removeWordsIfNoResults: 'firstWords' })).toEqual([
      'neverfull',
      'speedy',
    ]);
    expect(find({ query: 'nonsense vuitton', removeWordsIfNoResults: 'allOptional' })).toEqual([
      'neverfull',
      'speedy',
    ]);
  });

  it('searches only the attributes it is restricted to', () => {
    expect(find({ query: 'black', restrictSearchableAttributes: ['name'] })).toEqual(['flap']);
    expect(() => find({ query: 'black', restrictSearchableAttributes: ['price'] })).toThrow(
      'restrictSearchableAttributes',
    );
  });
});

describe('typing errors', () => {
  it.each([
    ['chanell', 'one letter too many'],
    ['chnel', 'one too few'],
    ['chonel', 'a wrong one'],
    ['chaenl', 'two swapped'],
  ])('finds Chanel for %s (%s)', (query) => {
    expect(find({ query, queryType: 'prefixNone' })).toContain('flap');
  });

  it('allows no typo below 4 letters, one from 4 and two from 8', () => {
    expect(find({ query: 'fla', queryType: 'prefixNone' })).toEqual([]);
    expect(find({ query: 'viton' })).toEqual([]);
    expect(find({ query: 'nevarfoll' })).toEqual(['neverfull']);
  });

  it('counts a wrong first letter as two errors', () => {
    expect(find({ query: 'shanel' })).toEqual([]);
    expect(find({ query: 'meverfull' })).toEqual(['neverfull']);
  });

  it('ranks fewer typos first and returns only those on request', () => {
    expect(find({ query: 'chanel' })).toEqual(['flap', 'scarf', 'channel']);
    expect(find({ query: 'chanel', typoTolerance: 'min' })).toEqual(['flap', 'scarf']);
    expect(find({ query: 'chanell', typoTolerance: false })).toEqual([]);
    expect(find({ query: 'chanell', typoTolerance: 'false' })).toEqual([]);
  });
});

describe('ranking', () => {
  function fillNames(names: Readonly<Record<string, string>>): void {
    const records = Object.entries(names).map(([objectID, name]) => ({ objectID, name }));
    engine.replaceIndex('names', { settings: { searchableAttributes: ['name'] }, records });
  }

  it('ranks words that stand together first', () => {
    fillNames({ apart: 'Scarf of silk', together: 'A silk scarf' });
    expect(find({ query: 'silk scarf' }, 'names')).toEqual(['together', 'apart']);
  });

  it('ranks a match early in the attribute before a late one', () => {
    fillNames({ late: 'Bag by Chanel', early: 'Chanel bag' });
    expect(find({ query: 'chanel' }, 'names')).toEqual(['early', 'late']);
  });

  it('orders a sort replica by its attribute only, whatever the text', () => {
    expect(find({ query: 'chanel' }, 'p_price_default_desc')).toEqual(['scarf', 'channel', 'flap']);
    expect(find({ query: '' }, 'p_name_asc')).toEqual([
      'flap',
      'channel',
      'birkin',
      'neverfull',
      'speedy',
      'scarf',
    ]);
    expect(find({ query: '' }, 'p_price_default_asc')).toEqual(
      find({ query: '' }, 'p_price_default_desc').reverse(),
    );
  });
});

describe('highlighting', () => {
  function highlight(query: string, extra: RawParams = {}) {
    const { hits } = engine.search('p', { query, hitsPerPage: 1, ...extra });
    return Array.isArray(hits) ? Object(hits[0])._highlightResult : undefined;
  }

  it('marks the typed beginning of a word and the whole of a misspelt one', () => {
    expect(highlight('chan').name).toEqual({
      value: '<em>Chan</em>el Classic Flap Black',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['chan'],
    });
    expect(highlight('chanell').name.value).toBe('<em>Chanel</em> Classic Flap Black');
    expect(highlight('hermes').name.value).toBe('<em>Hermès</em> Birkin 30');
    expect(highlight('herm').name.value).toBe('<em>Herm</em>ès Birkin 30');
  });

  it('states the match level and omits fullyHighlighted without a match', () => {
    expect(highlight('birkin 30 black').name).toMatchObject({
      matchLevel: 'partial',
      matchedWords: ['birkin', '30'],
    });
    expect(highlight('black birkin').color).toMatchObject({
      value: '<em>Black</em>',
      matchLevel: 'partial',
      fullyHighlighted: true,
    });
    expect(highlight('birkin').manufacturer).toEqual({
      value: 'None',
      matchLevel: 'none',
      matchedWords: [],
    });
  });

  it('retains the shape of lists and objects and uses the given tags', () => {
    expect(
      highlight('handbags', { highlightPreTag: '[', highlightPostTag: ']' }).categories,
    ).toEqual({
      level0: [
        {
          value: '[Handbags]',
          matchLevel: 'full',
          fullyHighlighted: true,
          matchedWords: ['handbags'],
        },
      ],
    });
  });
});
