import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchEngine, type SearchEngine } from '../engine.ts';
import type { RawParams } from '../types.ts';

let engine: SearchEngine;
beforeAll(() => {
  engine = openSearchEngine(':memory:');
  const records = [
    { objectID: '1', name: 'tote', line: 'a', color: 'Red', rank: 1 },
    { objectID: '2', name: 'tote', line: 'a', color: 'Black', rank: 2 },
    { objectID: '3', name: 'tote', line: 'b', color: 'Gold', rank: 3 },
    { objectID: '4', name: 'tote bag', color: 'Black', rank: 4 },
  ];
  const settings = {
    searchableAttributes: ['name'],
    attributesForFaceting: ['color'],
    customRanking: ['asc(rank)'],
    attributeForDistinct: 'line',
  };
  engine.replaceIndex('p', { settings, records });
});
afterAll(() => engine.close());

function find(params: RawParams): string[] {
  const { hits } = engine.search('p', params);
  return Array.isArray(hits) ? hits.map((hit) => String(Object(hit).objectID)) : [];
}

describe.each(['', 'tote'])('distinct for the query "%s"', (query) => {
  it('shows and counts only the best hit of each group', () => {
    expect(find({ query, distinct: true })).toEqual(['1', '3', '4']);
    expect(find({ query, distinct: 2 })).toEqual(['1', '2', '3', '4']);
    expect(find({ query, distinct: true, hitsPerPage: 1, page: 1 })).toEqual(['3']);
    const response = engine.search('p', { query, distinct: 1, facets: ['color'], hitsPerPage: 2 });
    expect(response).toMatchObject({
      nbHits: 3,
      nbPages: 2,
      facets: { color: { Black: 2, Red: 1 } },
    });
    const after = { query, distinct: 1, facets: ['color'], facetingAfterDistinct: true };
    expect(engine.search('p', after).facets).toEqual({ color: { Black: 1, Gold: 1, Red: 1 } });
  });
});
