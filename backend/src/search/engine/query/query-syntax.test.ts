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

describe('stop words', () => {
  it('are ignored, except for the last word as a prefix', () => {
    expect(find({ query: 'what is the art' })).toEqual([]);
    expect(find({ query: 'what is the art', removeStopWords: true })).toEqual(['4', '5']);
    expect(find({ query: 'state of the', removeStopWords: true })).toEqual(['4']);
    const whole = { removeStopWords: true, queryType: 'prefixNone' };
    expect(find({ query: 'state of the', ...whole })).toEqual(['4', '5']);
    expect(find({ query: 'what is art', ...whole, queryType: 'prefixAll' })).toEqual([]);
  });

  it('are those of the languages asked for, of which English is known', () => {
    const searchParams = (more: RawParams) => find({ query: 'what is the art', ...more });
    expect(searchParams({ removeStopWords: ['en', 'fr'] })).toEqual(['4', '5']);
    expect(searchParams({ removeStopWords: ['fr'] })).toEqual([]);
    expect(searchParams({ removeStopWords: true, queryLanguages: ['fr'] })).toEqual([]);
    expect(searchParams({ removeStopWords: true, queryLanguages: ['en'] })).toEqual(['4', '5']);
    expect(searchParams({ removeStopWords: 'true' })).toEqual(['4', '5']);
  });
});

describe('what a request changes in the ranking', () => {
  const order = (params: RawParams, index = 'p') => {
    const { hits } = searchIn({ ...params, attributesToRetrieve: ['objectID'] }, index);
    return Array.isArray(hits) ? hits.map((hit) => Object(hit).objectID) : [];
  };

  it('is whether typing errors stand before the order of a replica', () => {
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
});
