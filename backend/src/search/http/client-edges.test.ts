import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecord, SHOP_SETTINGS } from '../../../test/helpers/search-records.ts';
import { type RunningService, runService } from '../../../test/helpers/search-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runService();
  service.engine.replaceIndex('p', {
    settings: { ...SHOP_SETTINGS, attributesToSnippet: ['name:2'] },
    records: [aRecord({ objectID: '1', name: 'Chanel Flap', manufacturer: 'Chanel' })],
  });
});
afterAll(() => service.stop());

async function post(path: string, body: unknown, key = 'search-key') {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'encore', 'x-algolia-api-key': key },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('what clients expect of the hosted service', () => {
  it('marks facet values with the tags of the request', async () => {
    const tags = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' };
    const { facetHits } = await service.client('search-key').searchForFacetValues({
      indexName: 'p',
      facetName: 'manufacturer',
      searchForFacetValuesRequest: { facetQuery: 'cha', ...tags },
    });
    expect(facetHits[0]?.highlighted).toBe('__ais-highlight__Cha__/ais-highlight__nel');
  });

  it('browses records without what matched in them', async () => {
    const { body } = await post('/1/indexes/p/browse', { query: 'chanel' }, 'admin-key');
    const [hit] = body.hits as object[];
    expect(hit).toMatchObject({ objectID: '1' });
    expect(hit).not.toHaveProperty('_highlightResult');
    expect(hit).not.toHaveProperty('_snippetResult');
  });

  it('accepts Insights events', async () => {
    const events = [{ eventType: 'click', eventName: 'Product', index: 'p', userToken: 'u' }];
    expect(await post('/1/events', { events })).toEqual({
      status: 200,
      body: { status: 200, message: 'OK' },
    });
    expect((await post('/1/events', { events }, 'wrong')).status).toBe(403);
    expect((await post('/1/events', {})).status).toBe(400);
  });

  it('finds no rules', async () => {
    const found = await service.client('admin-key').searchRules({ indexName: 'p' });
    expect(found).toEqual({ hits: [], nbHits: 0, page: 0, nbPages: 0 });
  });

  it('warns of parameters without effect unless they request nothing', async () => {
    const searchWith = (searchParams: object) =>
      service.client('search-key').searchSingleIndex({ indexName: 'p', searchParams });
    const plain = await searchWith({ query: 'chanel', advancedSyntax: false, ruleContexts: [] });
    expect(plain).not.toHaveProperty('message');
    const result = await searchWith({
      advancedSyntax: true,
      optionalFilters: ['manufacturer:Chanel<score=2>'],
      aroundLatLng: '48.8, 2.3',
      insideBoundingBox: [[1, 2, 3, 4]],
    });
    expect(result).toMatchObject({
      nbHits: 1,
      message:
        'Parameters without effect in this service: optionalFilters, advancedSyntax, aroundLatLng, insideBoundingBox',
    });
  });
});
