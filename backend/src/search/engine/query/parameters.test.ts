import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchEngine, type SearchEngine } from '../engine.ts';
import type { RawParams } from '../types.ts';

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

describe('stop words', () => {
  it('ignores stop words except a last prefix', () => {
    expect(find({ query: 'what is the art' })).toEqual([]);
    expect(find({ query: 'what is the art', removeStopWords: true })).toEqual(['4', '5']);
    expect(find({ query: 'state of the', removeStopWords: true })).toEqual(['4']);
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

  it('allows typos except in the given attributes', () => {
    expect(find({ query: 'totte' })).toEqual(['3']);
    expect(find({ query: 'totte', disableTypoToleranceOnAttributes: ['name'] })).toEqual([]);
  });
});

describe('snippets', () => {
  it('marks the words in every text of a list and of a record', () => {
    const tags = { attributesToHighlight: ['tags'], attributesToSnippet: ['tags:1'] };
    const list = firstHit({ query: 'classic', ...tags });
    const marked = { value: '<em>classic</em>', matchLevel: 'full' };
    const plain = { value: 'Chanel', matchLevel: 'none' };
    expect(list).toMatchObject({
      _highlightResult: { tags: [plain, marked] },
      _snippetResult: { tags: [plain, marked] },
    });
    const everything = firstHit({ query: 'tote', attributesToSnippet: ['*:1'] });
    expect(everything._snippetResult.name.value).toBe('…<em>tote</em>');
  });
});
