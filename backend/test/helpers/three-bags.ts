import { aRecord, SHOP_SETTINGS } from './search-records.ts';
import type { RunningService } from './search-service.ts';

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
