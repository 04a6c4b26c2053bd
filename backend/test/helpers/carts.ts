import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../src/db/transaction.ts';
import { createCartRepository } from '../../src/domains/cart/repository.ts';
import type { AddressData } from '../../src/domains/cart/types.ts';
import { createCatalogRepository } from '../../src/domains/catalog/repository.ts';

const address: AddressData = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['9 Oak Ave'],
  city: 'Los Angeles',
  region: 'California',
  regionId: 12,
  regionCode: 'CA',
  postcode: '90001',
  countryId: 'US',
  telephone: '555-0110',
  email: 'gina@example.test',
};

export interface CartsToFill {
  /** The product each cart holds, by its id. */
  readonly productIds: readonly number[];
  readonly method?: string;
}

/** Guest carts that need only be ordered; their masked ids. */
export function fillCarts(db: DatabaseSync, { productIds, method }: CartsToFill): string[] {
  const carts = createCartRepository(db);
  const catalog = createCatalogRepository(db);
  const products = new Map(catalog.byIds([...new Set(productIds)]).map((item) => [item.id, item]));
  const fill = (productId: number): string => {
    const product = products.get(productId);
    if (product === undefined) throw new Error(`There is no product ${productId}.`);
    const { sku, name } = product;
    const quote = carts.create();
    const line = { productId, sku, name, qty: 1, productType: 'simple' };
    carts.addItem(quote.id, { ...line, options: [], taxable: true });
    carts.saveAddress(quote.id, 'billing', { ...address, email: 'gina@example.test' });
    carts.saveAddress(quote.id, 'shipping', address);
    carts.change(quote.id, {
      shippingMethod: 'flatrate_flatrate',
      payment: { method: method ?? 'checkmo' },
    });
    return quote.maskedId;
  };
  return inTransaction(db, () => productIds.map(fill));
}

/** Places the order of a guest's cart. */
export async function order(url: string, cart: string, key?: string) {
  const response = await fetch(`${url}/rest/V1/guest-carts/${cart}/order`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: '{}',
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** Numbers from 0 up to 1, the same ones for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** One number of a database. */
export const count = (db: DatabaseSync, sql: string): number =>
  Number(Object.values(db.prepare(sql).get() ?? {})[0]);
