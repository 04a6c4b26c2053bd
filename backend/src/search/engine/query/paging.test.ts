import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchEngine, type SearchEngine } from '../engine.ts';
import type { JsonObject, RawParams } from '../types.ts';

let engine: SearchEngine;
beforeAll(() => {
  engine = openSearchEngine(':memory:');
  const records = Array.from({ length: 1200 }, (_, id) => ({
    objectID: String(id),
    name: 'bag',
    rank: id,
    facet: `v${id % 150}`,
  }));
  const settings = {
    searchableAttributes: ['name'],
    customRanking: ['asc(rank)'],
    attributesForFaceting: ['facet'],
  };
  engine.replaceIndex('p', { settings, records });
});
afterAll(() => engine.close());

function page(params: RawParams): JsonObject & { ids: number[] } {
  const response = engine.search('p', params);
  const hits = Array.isArray(response.hits) ? response.hits : [];
  return { ...response, ids: hits.map((hit) => Number(Object(hit).objectID)) };
}

describe.each([{ query: '' }, { query: 'bag' }])('pages of %j', (base) => {
  it('counts pages from 0 and stops at hit 1,000', () => {
    expect(page({ ...base, hitsPerPage: 60, page: 1 }).ids).toEqual(
      Array.from({ length: 60 }, (_, at) => 60 + at),
    );
    const last = page({ ...base, hitsPerPage: 60, page: 16 });
    expect(last).toMatchObject({ nbHits: 1200, nbPages: 17, page: 16, hitsPerPage: 60 });
    expect(last.ids).toHaveLength(40);
    expect(page({ ...base, hitsPerPage: 60, page: 17 })).toMatchObject({ ids: [], nbPages: 17 });
  });

  it('pages by offset and length', () => {
    const rows = page({ ...base, offset: 5, length: 3 });
    expect(rows.ids).toEqual([5, 6, 7]);
    expect(rows).toMatchObject({ offset: 5, length: 3 });
    expect(rows).not.toHaveProperty('nbPages');
  });

  it('returns no hits for hitsPerPage 0', () => {
    expect(page({ ...base, hitsPerPage: 0 })).toMatchObject({ ids: [], nbHits: 1200, nbPages: 0 });
  });
});

describe('facet values', () => {
  it('returns the 100 most frequent facet values by default', () => {
    expect(Object.keys(Object(page({ facets: ['facet'] }).facets).facet)).toHaveLength(100);
    const two = page({ facets: ['facet'], maxValuesPerFacet: 2 }).facets;
    expect(two).toEqual({ facet: { v0: 8, v1: 8 } });
  });
});

describe('the echo of the request', () => {
  it('echoes the request as a form string with plus for spaces', () => {
    const filters = "facet:'visual studio' OR facet:b";
    expect(page({ filters, hitsPerPage: 1 }).params).toBe(
      'filters=facet%3A%27visual+studio%27+OR+facet%3Ab&hitsPerPage=1',
    );
    expect(page({}).params).toBe('');
  });
});
