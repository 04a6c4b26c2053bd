import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecord, SHOP_SETTINGS } from '../../../test/helpers/search-records.ts';
import { type RunningService, runService } from '../../../test/helpers/search-service.ts';

const P = 'p';
let service: RunningService;
let client: ReturnType<RunningService['client']>;
beforeAll(async () => {
  service = await runService();
  client = service.client('admin-key');
  const records = [
    aRecord({ objectID: '1', name: 'Louis Vuitton Speedy', manufacturer: 'Louis Vuitton' }),
    aRecord({ objectID: '2', name: 'Vuitton seen by Louis', manufacturer: 'None' }),
    aRecord({ objectID: '3', name: 'Gucci Tote', manufacturer: 'Gucci' }),
  ];
  service.engine.replaceIndex(P, { settings: SHOP_SETTINGS, records });
  await client.saveSynonyms({
    indexName: P,
    synonymHit: [
      { objectID: 'lv', type: 'oneWaySynonym', input: 'LV', synonyms: ['Louis Vuitton'] },
      { objectID: 'bag', type: 'synonym', synonyms: ['shopper', 'tote'] },
    ],
  });
});
afterAll(() => service.stop());

async function searchIds(query: string, extra: Record<string, unknown> = {}): Promise<string[]> {
  const { hits } = await client.searchSingleIndex({
    indexName: P,
    searchParams: { query, ...extra },
  });
  return hits.map(({ objectID }) => objectID);
}

describe('synonyms', () => {
  it('finds the synonym of a word, also a phrase whose words stand together', async () => {
    expect(await searchIds('shopper')).toEqual(['3']);
    expect(await searchIds('lv')).toEqual(['1']);
    expect(await searchIds('lv speedy')).toEqual(['1']);
    expect(await searchIds('speedy', { synonyms: false })).toEqual(['1']);
    expect(await searchIds('lv', { synonyms: false })).toEqual([]);
  });

  it('finds the synonym of a phrase and marks it in its place', async () => {
    const synonyms = ['sac fourre tout', 'tote'];
    const synonymHit = { objectID: 'fr', type: 'synonym', synonyms } as const;
    await client.saveSynonym({ indexName: P, objectID: 'fr', synonymHit });
    expect(await searchIds('sac fourre tout')).toEqual(['3']);
    expect(await searchIds('gucci sac fourre tout')).toEqual(['3']);
    expect(await searchIds('louis sac fourre tout')).toEqual([]);
    expect(await searchIds('fourre sac tout')).toEqual([]);
    expect(await searchIds('sac fourre tout', { synonyms: false })).toEqual([]);
    const { hits } = await client.searchSingleIndex({
      indexName: P,
      searchParams: { query: 'gucci sac fourre tout' },
    });
    expect(hits[0]?._highlightResult).toMatchObject({
      name: { value: '<em>Gucci</em> <em>Tote</em>', matchLevel: 'full' },
    });
    await client.deleteSynonym({ indexName: P, objectID: 'fr' });
  });

  it('reads, searches, deletes and clears synonyms', async () => {
    expect(await client.getSynonym({ indexName: P, objectID: 'lv' })).toMatchObject({
      input: 'LV',
    });
    const found = await client.searchSynonyms({
      indexName: P,
      searchSynonymsParams: { query: 'tote' },
    });
    expect(found).toMatchObject({ nbHits: 1, hits: [{ objectID: 'bag' }] });
    await client.deleteSynonym({ indexName: P, objectID: 'bag' });
    expect(await searchIds('shopper')).toEqual([]);
    await client.saveSynonym({
      indexName: P,
      objectID: 'g',
      synonymHit: { objectID: 'g', type: 'synonym', synonyms: ['florence', 'gucci'] },
    });
    expect(await searchIds('florence')).toEqual(['3']);
    await client.clearSynonyms({ indexName: P });
    expect(await searchIds('lv')).toEqual([]);
    await expect(client.getSynonym({ indexName: P, objectID: 'lv' })).rejects.toMatchObject({
      status: 404,
    });
  });
});
