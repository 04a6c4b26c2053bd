import type { IndexSettings } from '../../src/search/engine/types.ts';
import type { RunningService } from './search-service.ts';

export interface ShopRecord {
  objectID: string;
  name: string;
  name_sort: string;
  manufacturer: string;
  color: string;
  sku: string;
  categories: { level0: string[]; level1: string[] };
  price: { USD: { default: number } };
  stock_qty: number;
  created_at: number;
}

/** A record of the shop's product index; give only what matters to the test. */
export function aRecord(part: Partial<ShopRecord> & { objectID: string }): ShopRecord {
  const name = part.name ?? 'Chanel Classic Flap';
  return {
    name,
    name_sort: name.toLowerCase(),
    manufacturer: 'Chanel',
    color: 'Black',
    sku: `SKU-${part.objectID}`,
    categories: { level0: ['Handbags'], level1: ['Handbags /// Shoulder Bags'] },
    price: { USD: { default: 1000 } },
    stock_qty: 1,
    created_at: 1_700_000_000,
    ...part,
  };
}

export const SHOP_SETTINGS = {
  searchableAttributes: ['name', 'manufacturer', 'categories.level0', 'color', 'sku'],
  attributesForFaceting: [
    'searchable(manufacturer)',
    'color',
    'categories.level0',
    'categories.level1',
    'price.USD.default',
    'filterOnly(objectID)',
    'filterOnly(sku)',
    'filterOnly(stock_qty)',
  ],
  customRanking: ['desc(stock_qty)', 'desc(created_at)'],
};

const FIRST = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

/** Sort replicas by their full names. */
export function shopReplicas(primary: string): Record<string, IndexSettings> {
  return {
    [`${primary}_name_asc`]: { ranking: ['asc(name_sort)', ...FIRST] },
    [`${primary}_price_default_asc`]: { ranking: ['asc(price.USD.default)', ...FIRST] },
    [`${primary}_price_default_desc`]: { ranking: ['desc(price.USD.default)', ...FIRST] },
  };
}

type Client = ReturnType<RunningService['client']>;

/** Fills `index` anew with three bags, the third sold, and gives it a replica that sorts by price. */
export async function fillWithThreeHandbags(client: Client, index: string): Promise<void> {
  await client.deleteIndex({ indexName: index });
  await client.setSettings({
    indexName: index,
    indexSettings: { ...SHOP_SETTINGS, replicas: [`${index}_price_asc`] },
  });
  await client.setSettings({
    indexName: `${index}_price_asc`,
    indexSettings: { ranking: ['asc(price.USD.default)', 'typo', 'words', 'custom'] },
  });
  await client.saveObjects({
    indexName: index,
    waitForTasks: true,
    objects: [
      { ...aRecord({ objectID: '1', name: 'Chanel Flap', price: { USD: { default: 500 } } }) },
      {
        ...aRecord({
          objectID: '2',
          name: 'Gucci Marmont',
          manufacturer: 'Gucci',
          price: { USD: { default: 300 } },
        }),
      },
      {
        ...aRecord({
          objectID: '3',
          name: 'Dior Saddle',
          manufacturer: 'Dior',
          price: { USD: { default: 400 } },
          stock_qty: 0,
        }),
      },
    ],
  });
}
