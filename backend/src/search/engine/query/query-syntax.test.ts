import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openSearchEngine, type SearchEngine } from '../engine.ts';
import type { RawParams } from '../types.ts';
import { readQueryText } from './query-text.ts';

let engine: SearchEngine;
beforeAll(() => {
  engine = openSearchEngine(':memory:');
  const names = [
    'classic flap bag',
    'flap of a classic bag',
    'classic tote',
    'state of the art',
    'art of a state',
  ];
  const records = names.map((name, place) => ({
    objectID: String(place + 1),
    name,
    note: place === 2 ? 'flap' : 'none',
    tags: ['Chanel', 'classic'],
    place,
  }));
  const settings = { searchableAttributes: ['name', 'note'], customRanking: ['asc(place)'] };
  engine.replaceIndex('p', { settings, records });
});
afterAll(() => engine.close());

const searchIn = (params: RawParams, index = 'p') => engine.search(index, params);
function find(params: RawParams): string[] {
  const { hits } = searchIn(params);
  return Array.isArray(hits) ? hits.map((hit) => String(Object(hit).objectID)).sort() : [];
}
function firstHit(params: RawParams) {
  const { hits } = searchIn(params);
  return Object(Array.isArray(hits) ? hits[0] : undefined);
}

describe('the advanced syntax', () => {
  const advanced = (query: string, more: RawParams = {}) =>
    find({ query, advancedSyntax: true, ...more });

  it('matches a quoted phrase exactly, without typos or prefixes', () => {
    expect(find({ query: '"classic flap"' })).toEqual(['1', '2', '3']);
    expect(advanced('"classic flap"')).toEqual(['1']);
    expect(advanced('"flap"')).toEqual(['1', '2', '3']);
    expect(advanced('"clasic flap"')).toEqual([]);
    expect(advanced('"classic fla"')).toEqual([]);
    expect(advanced('bag "classic flap"')).toEqual(['1']);
    expect(advanced('"classic flap" tote')).toEqual([]);
  });

  it('excludes records with the word after a leading minus', () => {
    expect(advanced('classic -tote')).toEqual(['1', '2']);
    expect(advanced('classic -flap')).toEqual([]);
    expect(advanced('classic -flap', { restrictSearchableAttributes: ['name'] })).toEqual(['3']);
    expect(advanced('-classic')).toEqual(['4', '5']);
    expect(advanced('classic-flap')).toEqual(['1', '2', '3']);
    expect(advanced('"-classic flap"')).toEqual(['1']);
    expect(find({ query: 'classic -tote' })).toEqual(['3']);
  });

  it('enables each feature alone, also as a setting', () => {
    const only = (feature: string) => ({ advancedSyntaxFeatures: [feature] });
    expect(advanced('"classic flap" -bag', only('exactPhrase'))).toEqual(['1']);
    expect(advanced('"classic flap" -bag', only('excludeWords'))).toEqual(['3']);
    expect(() => advanced('a', only('fuzzy'))).toThrow('advancedSyntaxFeatures');
    engine.setSettings('p', { advancedSyntax: true }, false);
    expect(find({ query: '"classic flap"' })).toEqual(['1']);
    expect(find({ query: '"classic flap"', advancedSyntax: false })).toHaveLength(3);
    engine.setSettings('p', { advancedSyntax: false }, false);
  });

  it('highlights the words of a phrase, but not excluded words', () => {
    const hit = firstHit({ query: '"classic flap" -tote', advancedSyntax: true });
    expect(hit._highlightResult.name).toEqual({
      value: '<em>classic</em> <em>flap</em> bag',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['classic', 'flap'],
    });
  });

  test('ignores a single quotation mark', () => {
    const syntax = { phrases: true, exclusions: true };
    expect(readQueryText('a "b c', syntax)).toEqual({
      tokens: ['a', 'b', 'c'].map((text) => ({ text, quoted: false })),
      phrases: [],
      excluded: [],
    });
  });
});

describe('stop words', () => {
  it('ignores stop words except a last prefix and quoted ones', () => {
    expect(find({ query: 'what is the art' })).toEqual([]);
    expect(find({ query: 'what is the art', removeStopWords: true })).toEqual(['4', '5']);
    expect(find({ query: 'state of the', removeStopWords: true })).toEqual(['4']);
    const advanced = { removeStopWords: true, advancedSyntax: true };
    expect(find({ query: '"of the" art', ...advanced })).toEqual(['4']);
    const whole = { removeStopWords: true, queryType: 'prefixNone' };
    expect(find({ query: 'state of the', ...whole })).toEqual(['4', '5']);
    expect(find({ query: 'what is art', ...whole, queryType: 'prefixAll' })).toEqual([]);
  });

  it('knows the stop words of English only', () => {
    const searchParams = (more: RawParams) => find({ query: 'what is the art', ...more });
    expect(searchParams({ removeStopWords: ['en', 'fr'] })).toEqual(['4', '5']);
    expect(searchParams({ removeStopWords: ['fr'] })).toEqual([]);
    expect(searchParams({ removeStopWords: true, queryLanguages: ['fr'] })).toEqual([]);
    expect(searchParams({ removeStopWords: true, queryLanguages: ['en'] })).toEqual(['4', '5']);
    expect(searchParams({ removeStopWords: 'true' })).toEqual(['4', '5']);
  });
});

describe('the report of a query', () => {
  it('reports the removed words, five at most', () => {
    const searchParams = { query: 'classic Tote x1 y2', removeWordsIfNoResults: 'lastWords' };
    expect(searchIn(searchParams)).toMatchObject({
      nbHits: 1,
      query: 'classic Tote x1 y2',
      queryAfterRemoval: 'classic Tote <em>x1</em> <em>y2</em>',
    });
    const first = { query: 'x1 tote', removeWordsIfNoResults: 'firstWords' };
    expect(searchIn(first).queryAfterRemoval).toBe('<em>x1</em> tote');
    expect(searchIn({ ...first, query: 'tote' })).not.toHaveProperty('queryAfterRemoval');
    expect(searchIn({ ...searchParams, query: 'tote x1 x2 x3 x4 x5 x6' }).nbHits).toBe(0);
  });

  it('reports the parsed query with getRankingInfo', () => {
    const rows = { query: 'Classic  TOTE', getRankingInfo: 1, responseFields: ['nbHits'] };
    expect(searchIn(rows)).toEqual({
      nbHits: 1,
      serverUsed: expect.any(String),
      indexUsed: 'p',
      parsedQuery: 'classic tote',
      timeoutCounts: false,
      timeoutHits: false,
    });
  });
});

describe('ranking parameters', () => {
  const order = (params: RawParams, index = 'p') => {
    const { hits } = searchIn({ ...params, attributesToRetrieve: ['objectID'] }, index);
    return Array.isArray(hits) ? hits.map((hit) => Object(hit).objectID) : [];
  };

  it('ranks typos before the sort order of a replica with typoTolerance strict', () => {
    const records = ['classic', 'classic', 'clasic'].map((name, place) => ({
      objectID: String(place + 1),
      name,
      place,
    }));
    const settings = { searchableAttributes: ['name'], ranking: ['desc(place)', 'typo'] };
    engine.replaceIndex('sorted', { settings, records });
    expect(order({ query: 'classic' }, 'sorted')).toEqual(['3', '2', '1']);
    expect(order({ query: 'classic', typoTolerance: 'strict' }, 'sorted')).toEqual(['2', '1', '3']);
    expect(order({ query: 'classic', typoTolerance: 'min' }, 'sorted')).toEqual(['2', '1']);
  });

  it('treats nearer words as equally near with minProximity', () => {
    const words = { query: 'classic bag', getRankingInfo: true };
    const distances = (more: RawParams) => {
      const { hits } = searchIn({ ...words, ...more });
      return Array.isArray(hits)
        ? hits.map((hit) => Object(hit)._rankingInfo.proximityDistance)
        : [];
    };
    expect(distances({})).toEqual([1, 2]);
    expect(distances({ minProximity: 2 })).toEqual([2, 2]);
  });

  it('limits exact matches and typos to the given attributes', () => {
    const exact = (more: RawParams) =>
      firstHit({ query: 'tote', getRankingInfo: true, ...more })._rankingInfo.nbExactWords;
    expect(exact({})).toBe(1);
    expect(exact({ disableExactOnAttributes: ['name'] })).toBe(0);
    expect(find({ query: 'totte' })).toEqual(['3']);
    expect(find({ query: 'totte', disableTypoToleranceOnAttributes: ['name'] })).toEqual([]);
  });

  it('finds records with some words of a similarQuery, most words first', () => {
    expect(order({ similarQuery: 'the classic flap bag' })).toEqual(['1', '2', '3']);
    expect(find({ query: 'what is the art', naturalLanguages: ['en'] })).toEqual(['4', '5']);
  });
});

describe('highlighting of lists', () => {
  it('highlights all texts of a list, or only the matching ones', () => {
    const searchParams = {
      query: 'classic',
      attributesToHighlight: ['tags'],
      attributesToSnippet: ['tags:1'],
      restrictHighlightAndSnippetArrays: true,
    };
    const marked = { value: '<em>classic</em>', matchLevel: 'full' };
    expect(firstHit(searchParams)).toMatchObject({
      _highlightResult: { tags: [marked] },
      _snippetResult: { tags: [marked] },
    });
    const all = firstHit({ ...searchParams, restrictHighlightAndSnippetArrays: false });
    expect(all._highlightResult.tags).toHaveLength(2);
    expect(all._snippetResult.tags).toHaveLength(2);
    const everything = firstHit({ query: 'tote', attributesToSnippet: ['*:1'] });
    expect(everything._snippetResult.name.value).toBe('…<em>tote</em>');
  });
});
