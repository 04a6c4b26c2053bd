import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillWithThreeHandbags, SHOP_SETTINGS } from '../../../test/helpers/search-records.ts';
import { type RunningService, runService } from '../../../test/helpers/search-service.ts';

const P = 'wares';

let service: RunningService;
let client: ReturnType<RunningService['client']>;
beforeAll(async () => {
  service = await runService();
  client = service.client('admin-key');
});
afterAll(() => service.stop());

beforeEach(() => fillWithThreeHandbags(client, P));

async function searchIds(searchParams: Record<string, unknown>, indexName = P): Promise<string[]> {
  const { hits } = await client.searchSingleIndex({ indexName, searchParams });
  return hits.map(({ objectID }) => objectID);
}

describe('the official client manages indexes', () => {
  it('adds a facet later and forwards settings to replicas on request', async () => {
    expect(await searchIds({ facetFilters: ['name:Chanel Flap'] })).toEqual([]);
    await client.setSettings({
      indexName: P,
      indexSettings: { attributesForFaceting: ['name', 'color'] },
      forwardToReplicas: true,
    });
    expect(await searchIds({ facetFilters: ['name:Chanel Flap'] })).toEqual(['1']);
    expect(await searchIds({ facetFilters: ['name:chanel flap'] }, `${P}_price_asc`)).toEqual([
      '1',
    ]);
    expect(await client.getSettings({ indexName: `${P}_price_asc` })).toMatchObject({
      primary: P,
      ranking: ['asc(price.USD.default)', 'typo', 'words', 'custom'],
    });
    await client.setSettings({ indexName: P, indexSettings: { searchableAttributes: ['color'] } });
    expect(await searchIds({ query: 'flap' })).toEqual([]);
  });

  it('replaces all objects including those of replicas and retains the settings', async () => {
    await client.replaceAllObjects({
      indexName: P,
      objects: [
        { objectID: 'z', name: 'Zanotti', color: 'Red' },
        { objectID: 'y', name: 'YSL' },
      ],
    });
    expect((await searchIds({})).sort()).toEqual(['y', 'z']);
    expect((await searchIds({}, `${P}_price_asc`)).sort()).toEqual(['y', 'z']);
    expect(await searchIds({ facetFilters: ['color:Red'] })).toEqual(['z']);
    const { items } = await client.listIndices();
    expect(
      items
        .map(({ name }) => name)
        .filter((name) => name.startsWith(P))
        .sort(),
    ).toEqual([P, `${P}_price_asc`]);
  });

  it('copies an index with its records, and only its settings with a scope', async () => {
    await client.operationIndex({
      indexName: P,
      operationIndexParams: { operation: 'copy', destination: 'copy' },
    });
    expect((await searchIds({}, 'copy')).sort()).toEqual(['1', '2', '3']);
    await client.saveObject({ indexName: 'bare', body: { objectID: 'only' } });
    await client.operationIndex({
      indexName: P,
      operationIndexParams: { operation: 'copy', destination: 'bare', scope: ['settings'] },
    });
    expect(await searchIds({}, 'bare')).toEqual(['only']);
    expect(await client.getSettings({ indexName: 'bare' })).toMatchObject({
      customRanking: SHOP_SETTINGS.customRanking,
    });
  });
});
