import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningService, runService } from '../../../test/helpers/search-service.ts';

const P = 'wares';
const V = `${P}_cheap`;

const records = [
  { objectID: 'flap', name: 'Chanel Flap Bag', note: '', price: 500, liked: 9 },
  { objectID: 'tote', name: 'Chanel Tote', note: 'a bag', price: 300, liked: 5 },
  { objectID: 'strap', name: 'Strap', note: 'fits a Chanel bag', price: 50, liked: 1 },
  { objectID: 'typo', name: 'Chanle Bag', note: '', price: 20, liked: 7 },
  { objectID: 'other', name: 'Gucci Marmont', note: '', price: 10, liked: 8 },
];

let service: RunningService;
let client: ReturnType<RunningService['client']>;
beforeAll(async () => {
  service = await runService();
  client = service.client('admin-key');
  await client.setSettings({
    indexName: P,
    indexSettings: {
      searchableAttributes: ['name', 'note'],
      attributesForFaceting: ['name'],
      customRanking: ['desc(liked)'],
      replicas: [`virtual(${V})`, `${P}_all`],
    },
  });
  await client.setSettings({ indexName: V, indexSettings: { customRanking: ['asc(price)'] } });
  await client.setSettings({
    indexName: `${P}_all`,
    indexSettings: { ranking: ['asc(price)', 'typo'] },
  });
  await client.saveObjects({ indexName: P, objects: records, waitForTasks: true });
});
afterAll(() => service.stop());

async function look(searchParams: Record<string, unknown>, indexName = V) {
  const found = await client.searchSingleIndex({ indexName, searchParams });
  return { ...found, ids: found.hits.map(({ objectID }) => objectID) };
}

describe('a virtual replica, through the official client', () => {
  it('shows the best matches only, in the order of its custom ranking', async () => {
    expect((await look({ query: 'chanel' }, P)).ids).toEqual(['flap', 'tote', 'strap', 'typo']);
    expect((await look({ query: 'chanel' }, `${P}_all`)).ids).toEqual([
      'typo',
      'strap',
      'tote',
      'flap',
    ]);
    const found = await look({ query: 'chanel' });
    expect(found.ids).toEqual(['tote', 'flap']);
    expect(found).toMatchObject({
      nbHits: 4,
      nbSortedHits: 2,
      appliedRelevancyStrictness: 100,
      nbPages: 1,
    });
  });

  it('shows more the less strict it is', async () => {
    const all = await look({ query: 'chanel', relevancyStrictness: 0 });
    expect(all.ids).toEqual(['typo', 'strap', 'tote', 'flap']);
    expect(all).toMatchObject({ nbSortedHits: 4, appliedRelevancyStrictness: 0 });
    const some = await look({ query: 'chanel', relevancyStrictness: 90 });
    expect(some.ids).toEqual(['strap', 'tote', 'flap']);
    expect((await look({})).ids).toEqual(['other', 'typo', 'strap', 'tote', 'flap']);
    const paged = await look({ query: 'chanel', hitsPerPage: 1, page: 1 });
    expect([paged.ids, paged.nbPages]).toEqual([['flap'], 2]);
  });

  it('accepts a strictness of its own from 0 to 100', async () => {
    const set = (relevancyStrictness: number) =>
      client.setSettings({ indexName: V, indexSettings: { relevancyStrictness } });
    await set(0);
    expect(await look({ query: 'chanel' })).toMatchObject({ appliedRelevancyStrictness: 0 });
    await expect(set(101)).rejects.toMatchObject({ status: 400 });
    await expect(look({ relevancyStrictness: 101 })).rejects.toMatchObject({ status: 400 });
    await set(100);
    expect(await look({ query: 'chanel' }, P)).not.toHaveProperty('nbSortedHits');
  });

  it('follows the common settings of its primary and rejects others', async () => {
    await expect(
      client.setSettings({ indexName: V, indexSettings: { ranking: ['asc(price)'] } }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('ranking') });
    await client.setSettings({ indexName: P, indexSettings: { searchableAttributes: ['note'] } });
    expect((await look({ query: 'chanel' })).ids).toEqual(['strap']);
    expect(await client.getSettings({ indexName: V })).toMatchObject({
      primary: P,
      searchableAttributes: ['note'],
      customRanking: ['asc(price)'],
    });
    await client.setSettings({
      indexName: P,
      indexSettings: { searchableAttributes: ['name', 'note'], hitsPerPage: 2 },
      forwardToReplicas: true,
    });
    expect((await look({ relevancyStrictness: 0 })).ids).toEqual(['other', 'typo']);
    await client.setSettings({
      indexName: P,
      indexSettings: { hitsPerPage: null } as object,
      forwardToReplicas: true,
    });
  });

  it('lists a virtual replica, rejects writes to it and turns it into a standard one', async () => {
    const { items } = await client.listIndices();
    const shown = Object.fromEntries(items.map((item) => [item.name, item]));
    expect(shown[V]).toMatchObject({ primary: P, virtual: true });
    expect(shown[P]?.replicas?.toSorted()).toEqual([`virtual(${V})`, `${P}_all`].toSorted());
    await expect(
      client.saveObject({ indexName: V, body: { objectID: 'x' } }),
    ).rejects.toMatchObject({ status: 400 });
    await client.setSettings({ indexName: P, indexSettings: { replicas: [V, `${P}_all`] } });
    const standard = await look({ query: 'chanel' });
    expect([standard.nbHits, 'nbSortedHits' in standard]).toEqual([4, false]);
  });
});
