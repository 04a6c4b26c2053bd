import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DEFAULT_CATEGORY } from '../../src/catalogue/catalogue.ts';
import { fillCommerce } from '../../src/catalogue/store/commerce.ts';
import { openDatabase } from '../../src/db/open.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import type { CatalogCategory, CatalogProduct } from '../../src/domains/catalog/types.ts';
import { createCredentialStore } from '../../src/domains/customer/credentials.ts';
import { hashPassword } from '../../src/domains/customer/passwords.ts';
import { createCustomerRepository } from '../../src/domains/customer/repository.ts';
import type { AddressDraft } from '../../src/domains/customer/types.ts';
import type { ProviderApi } from '../../src/domains/payments/provider-api.ts';
import { readEnv } from '../../src/env.ts';
import { BACKLOG, createCommerceServer } from '../../src/server.ts';
import { createTokens, type Tokens, userTypes } from '../../src/shared/tokens.ts';

/** A product of the recorded shop: one piece, taxable, in no category unless `part` says so. */
export const aProduct = (
  part: Partial<CatalogProduct> & { id: number; sku: string },
): CatalogProduct => ({
  name: 'A bag',
  typeId: 'simple',
  price: 100,
  specialPrice: null,
  msrp: null,
  qty: 1,
  enabled: true,
  visible: true,
  parentId: null,
  variantCodes: [],
  urlKey: part.sku.toLowerCase(),
  image: '/b/a/bag.webp',
  gallery: [],
  taxClass: 'Taxable Goods',
  weight: 1,
  createdAt: 1_795_000_000,
  updatedAt: 1_795_000_000,
  attributes: {},
  categoryIds: [],
  ...part,
});

/** A top category. */
export const handbags: CatalogCategory = {
  ...DEFAULT_CATEGORY,
  id: 3,
  parentId: 2,
  level: 2,
  name: 'Handbags',
  urlKey: 'handbags',
  urlPath: 'handbags',
};

const recorded: ReadonlyArray<readonly [string, string, number, string]> = [
  ['BAG-0001', 'Quilted Flap Bag', 4250, 'quilted-flap-bag'],
  ['BAG-0002', 'Monogram Tote', 1180, 'monogram-tote'],
  ['SHOE-0001', 'Suede Pumps 38', 395, 'suede-pumps-38'],
  ['JEWEL-0001', 'Gold Love Bracelet', 6400.5, 'gold-love-bracelet'],
  ['JEWEL-0002', 'Pearl Earrings', 249.99, 'pearl-earrings'],
];

/** The products of the shop that the recordings were made against. */
export const recordedProducts: readonly CatalogProduct[] = recorded.map(
  ([sku, name, price, urlKey], index) => aProduct({ id: index + 1, sku, name, price, urlKey }),
);

/** An account of the test shop. */
export interface TestCustomer {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly addresses?: readonly AddressDraft[];
}

/** The address of the recorded shop's customer. */
export const annsAddress: AddressDraft = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Main St', 'Apt 2'],
  city: 'Los Angeles',
  countryId: 'US',
  region: 'California',
  regionId: 12,
  regionCode: 'CA',
  postcode: '90001',
  telephone: '555-0100',
  company: null,
  details: {},
  isDefaultBilling: true,
  isDefaultShipping: true,
};

/** The customer of the recorded shop, whose id is 1. */
export const ann: TestCustomer = {
  email: 'ann@example.test',
  password: 'Passw0rd!23',
  firstname: 'Ann',
  lastname: 'Lee',
  addresses: [annsAddress],
};

/** The staff account of the recorded shop. */
export const admin = { username: 'admin', password: 'Admin12345' } as const;

export interface TestShop {
  /** Such as `http://127.0.0.1:40123`. */
  readonly url: string;
  /** The shop's own database, for what no call can set up. */
  readonly db: DatabaseSync;
  /** A token of any user. */
  readonly issue: Tokens['issue'];
  /** A token of the customer with this mail address, as signing in would give it. */
  getToken(email: string): string;
  /** A token of the staff account. */
  adminToken(): string;
  close(): Promise<void>;
}

export interface TestShopOptions {
  /** The recorded shop's customer when left out. */
  readonly customers?: readonly TestCustomer[];
  /** The time in milliseconds; the clock when left out. */
  readonly now?: () => number;
  /** Settings besides the data folder, by the names of the environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** The providers of payments; none when left out, as in the recorded shop. */
  readonly providers?: ProviderApi;
  /** Works by the clock and keeps the search service of `env` up to date; not when left out. */
  readonly followsChanges?: boolean;
}

/** One scrypt a password, which would otherwise be most of what opening a shop costs. */
const passwordHashes = new Map<string, Promise<string>>();

function hashOnce(password: string): Promise<string> {
  const hash = passwordHashes.get(password) ?? hashPassword(password);
  passwordHashes.set(password, hash);
  return hash;
}

async function fillAccounts(db: DatabaseSync, customers: readonly TestCustomer[]): Promise<void> {
  const repository = createCustomerRepository(db);
  for (const { password, addresses = [], ...customer } of customers) {
    const passwordHash = await hashOnce(password);
    inTransaction(db, () => {
      const id = repository.create({ ...customer, passwordHash });
      repository.replaceAddresses(id, addresses);
    });
  }
  createCredentialStore(db).setStaff(admin.username, await hashOnce(admin.password));
}

const createTokenIssuers = (
  db: DatabaseSync,
  now?: () => number,
): Pick<TestShop, 'issue' | 'getToken' | 'adminToken'> => {
  const tokens = createTokens(db, now);
  const customers = createCustomerRepository(db);
  return {
    issue: tokens.issue,
    getToken: (email) => {
      const customer = customers.byEmail(email);
      if (customer === undefined) throw new Error(`The test shop has no customer ${email}.`);
      return tokens.issue({ type: userTypes.customer, id: customer.id });
    },
    adminToken: () => tokens.issue({ type: userTypes.admin, id: 1 }),
  };
};

/** A commerce back end on a free port with a database of its own, holding just these products. */
export async function openTestShop(
  products: readonly CatalogProduct[] = recordedProducts,
  categories: readonly CatalogCategory[] = [],
  { customers = [ann], now, env, providers, followsChanges = false }: TestShopOptions = {},
): Promise<TestShop> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-shop-'));
  const db = openDatabase(':memory:');
  inTransaction(db, () => fillCommerce(db, { categories, products }));
  await fillAccounts(db, customers);
  const app = await createCommerceServer({
    db,
    env: readEnv({ DATA_DIR: folder, ...env }),
    mediaDir: folder,
    mediaCacheDir: join(folder, 'media-cache'),
    followsChanges,
    ...(now && { now }),
    ...(providers && { providers }),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0, backlog: BACKLOG });
  const close = async (): Promise<void> => {
    await app.close();
    db.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, db, ...createTokenIssuers(db, now), close };
}
