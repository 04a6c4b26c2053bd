import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aRecord, fillWithThreeHandbags } from '../../../test/helpers/search-records.ts';
import { type RunningService, runService } from '../../../test/helpers/search-service.ts';

const P = 'goods';

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

describe('the official client writes', () => {
  it('shows a changed record in a replica at once in its own order', async () => {
    expect(await searchIds({ query: '' }, `${P}_price_asc`)).toEqual(['2', '3', '1']);
    await client.partialUpdateObject({
      indexName: P,
      objectID: '1',
      attributesToUpdate: { price: { USD: { default: 10 } } },
    });
    expect(await searchIds({ query: '' }, `${P}_price_asc`)).toEqual(['1', '2', '3']);
    expect(await searchIds({ numericFilters: ['price.USD.default<20'] })).toEqual(['1']);
  });

  it('finds changed words at once and the old ones no more', async () => {
    expect(await searchIds({ query: 'saddle' })).toEqual(['3']);
    await client.addOrUpdateObject({
      indexName: P,
      objectID: '3',
      body: { name: 'Dior Lady', manufacturer: 'Dior' },
    });
    expect(await searchIds({ query: 'saddle' })).toEqual([]);
    expect(await searchIds({ query: 'lady' })).toEqual(['3']);
    expect(await searchIds({ query: 'lday', queryType: 'prefixNone' })).toEqual(['3']);
    expect(await searchIds({ facetFilters: ['color:Black'] })).not.toContain('3');
  });

  it('saves a record under a generated id and deletes it', async () => {
    const { objectID } = await client.saveObject({ indexName: P, body: { name: 'Hermès Kelly' } });
    expect(await searchIds({ query: 'kelly' })).toEqual([objectID]);
    await client.deleteObject({ indexName: P, objectID: String(objectID) });
    expect(await searchIds({ query: 'kelly' })).toEqual([]);
  });

  it('changes a record by operations and creates none with createIfNotExists false', async () => {
    const change = (attributesToUpdate: Record<string, unknown>, objectID = '2') =>
      client.partialUpdateObject({ indexName: P, objectID, attributesToUpdate });
    await change({
      stock_qty: { _operation: 'Increment', value: 4 },
      tags: { _operation: 'Add', value: 'new' },
    });
    await change({
      stock_qty: { _operation: 'Decrement', value: 2 },
      tags: { _operation: 'AddUnique', value: 'new' },
    });
    await change({ tags: { _operation: 'Add', value: 'sale' } });
    await change({ tags: { _operation: 'Remove', value: 'new' } });
    expect(await client.getObject({ indexName: P, objectID: '2' })).toMatchObject({
      stock_qty: 3,
      tags: ['sale'],
      name: 'Gucci Marmont',
    });
    await client.partialUpdateObject({
      indexName: P,
      objectID: '9',
      attributesToUpdate: { a: 1 },
      createIfNotExists: false,
    });
    await expect(client.getObject({ indexName: P, objectID: '9' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(change({ a: { _operation: 'Divide', value: 2 } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('writes a batch over several indexes', async () => {
    const { taskID, objectIDs } = await client.multipleBatch({
      requests: [
        { action: 'deleteObject', indexName: P, body: { objectID: '1' } },
        { action: 'addObject', indexName: 'other', body: { objectID: 'x', name: 'X' } },
      ],
    });
    expect(objectIDs).toEqual(['1', 'x']);
    await client.waitForTask({ indexName: P, taskID: taskID[P] ?? 0 });
    expect(await searchIds({}, 'other')).toEqual(['x']);
    expect(await searchIds({ query: 'flap' })).toEqual([]);
  });

  it('writes nothing of a batch with a fault in it', async () => {
    const broken = client.batch({
      indexName: P,
      batchWriteParams: {
        requests: [
          { action: 'deleteObject', body: { objectID: '1' } },
          { action: 'updateObject', body: { name: 'no id' } },
        ],
      },
    });
    await expect(broken).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('objectID'),
    });
    expect(await searchIds({ query: 'flap' })).toEqual(['1']);
  });

  it('rejects a record that is too big and a write to a replica', async () => {
    const big = client.saveObject({
      indexName: P,
      body: { objectID: 'b', text: 'x'.repeat(100_001) },
    });
    await expect(big).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('too big'),
    });
    const replica = client.saveObject({ indexName: `${P}_price_asc`, body: { objectID: '1' } });
    await expect(replica).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('replica'),
    });
  });

  it('deletes by query, clears, and deletes an index that may not exist', async () => {
    for (const deleteByParams of [{}, { filters: '' }, { facetFilters: [[]] }])
      await expect(client.deleteBy({ indexName: P, deleteByParams })).rejects.toMatchObject({
        status: 400,
        message: 'deleteBy needs a filter',
      });
    await client.deleteBy({ indexName: P, deleteByParams: { numericFilters: ['stock_qty=0'] } });
    expect((await searchIds({})).sort()).toEqual(['1', '2']);
    await client.clearObjects({ indexName: P });
    expect(await searchIds({})).toEqual([]);
    await client.saveObject({
      indexName: P,
      body: { objectID: 'n', name: 'New', manufacturer: 'Dior' },
    });
    expect(await searchIds({ facetFilters: ['manufacturer:dior'] }, `${P}_price_asc`)).toEqual([
      'n',
    ]);
    await client.clearObjects({ indexName: 'never-was' });
    await client.deleteIndex({ indexName: 'never-was' });
    expect(await client.indexExists({ indexName: 'never-was' })).toBe(false);
  });

  it('sends and reads gzip', async () => {
    const packing = service.client('admin-key', { compression: 'gzip' });
    const objects = Array.from({ length: 80 }, (_, id) => ({
      ...aRecord({ objectID: `g${id}`, name: 'Packed' }),
    }));
    await packing.saveObjects({ indexName: P, objects });
    const { nbHits, hits } = await packing.searchSingleIndex({
      indexName: P,
      searchParams: { query: 'packed', hitsPerPage: 80 },
    });
    expect([nbHits, hits.length]).toEqual([80, 80]);
    const response = await fetch(`${service.url}/1/indexes/${P}/query`, {
      method: 'POST',
      headers: {
        'x-algolia-api-key': 'search-key',
        'x-algolia-application-id': 'encore',
        'accept-encoding': 'gzip',
      },
      body: '{"hitsPerPage":80}',
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });
});
