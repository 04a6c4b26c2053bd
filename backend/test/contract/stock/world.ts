import type { DatabaseSync } from 'node:sqlite';
import type { CatalogCategory, CatalogProduct } from '../../../src/domains/catalog/types.ts';
import { createCustomerRepository } from '../../../src/domains/customer/repository.ts';
import { annsAddress, aProduct, openTestShop, type TestShop } from '../../helpers/shop.ts';

const goods: ReadonlyArray<readonly [number, string, string, number, Partial<CatalogProduct>?]> = [
  [3, 'LIVE-1003', 'Prada Bracelet No 3 Black', 153],
  [4, 'LIVE-1004', 'Chanel Tote No 4 Red', 154],
  [5, 'LIVE-1005', 'Gucci Ring No 5 Beige', 155],
  [42, 'LIVE-OFF', 'Disabled', 90, { enabled: false }],
  [67, 'STK-BAG', 'Quilted Flap Bag', 250],
  [68, 'STK-RING', 'Gold Ring', 80],
  [69, 'STK-SCARF', 'Silk Scarf', 120, { specialPrice: 99, image: '' }],
  [70, 'STK-PRICE', 'Price changes', 100],
  [71, 'STK-DIES', 'Is disabled in a cart', 60],
  [72, 'STK-SOLD', 'Is sold out in a cart', 70],
  [73, 'STK-ONE', 'One piece only', 300, { qty: 1 }],
  [74, 'STK-GONE', 'Sold out', 90, { qty: 0 }],
  [
    76,
    'STK-QUOTE',
    'Payment for a quote',
    1500,
    { typeId: 'virtual', visible: false, taxClass: 'None' },
  ],
  [77, 'STK-DEL2', 'Is deleted in a cart', 33],
];

const products = goods.map(([id, sku, name, price, part]) =>
  aProduct({ id, sku, name, price, qty: 500, categoryIds: [3], ...part }),
);

const shelves: ReadonlyArray<readonly [number, number, string]> = [
  [3, 2, 'Handbags'],
  [4, 3, 'Shoulder Bags'],
  [5, 3, 'Totes'],
  [6, 2, 'Jewelry'],
  [7, 6, 'Rings'],
  [8, 2, 'Designers'],
];

const categories: readonly CatalogCategory[] = shelves.map(([id, parentId, name]) => {
  const urlKey = name.toLowerCase().replace(' ', '-');
  const parent = shelves.find(([other]) => other === parentId)?.[2].toLowerCase();
  return {
    id,
    parentId,
    level: parent ? 3 : 2,
    position: 1,
    name,
    urlKey,
    urlPath: parent ? `${parent}/${urlKey}` : urlKey,
    includeInMenu: true,
    image: null,
    description: null,
  };
});

const pages: ReadonlyArray<readonly [number, string, string, string]> = [
  [1, 'no-route', '404 Not Found', ''],
  [2, 'home', 'Home page', '<p>CMS homepage content goes here.</p>\r\n'],
  [7, 'stk-directives', 'Directives', ''],
  [9, 'stk-plain', 'Plain', '<p>Plain text, no directive.</p>'],
  [10, 'stk-inactive', 'Inactive', ''],
];

const block =
  '<p>A block. <a href="http://magento.example.test/stk-plain/">link</a> <img src="{{media url=wysiwyg/c.png}}"></p>';
const footer = '<ul><li><a href="http://magento.example.test/shipping/">Shipping</a></li></ul>';

function fillContent(db: DatabaseSync): void {
  db.exec(
    "DELETE FROM cms_page; DELETE FROM cms_block; DELETE FROM url_rewrite WHERE entity_type = 'CMS_PAGE'",
  );
  const page = db.prepare("INSERT INTO cms_page VALUES (?, ?, ?, ?, ?, '1column', '', '', '', ?)");
  const rewrite = db.prepare("INSERT INTO url_rewrite VALUES (?, ?, 0, 'CMS_PAGE', ?)");
  for (const [id, identifier, title, content] of pages) {
    const heading = { home: 'Home Page' }[identifier] ?? title;
    page.run(id, identifier, title, heading, content, identifier === 'stk-inactive' ? 0 : 1);
    rewrite.run(identifier, `cms/page/view/page_id/${id}`, id);
  }
  const insert = db.prepare('INSERT INTO cms_block VALUES (?, ?, ?, ?, NULL, ?)');
  insert.run(1, 'footer-links', 'Footer', footer, 1);
  insert.run(4, 'stk-block', 'Block', block, 1);
  insert.run(5, 'stk-block-off', 'Off', '', 0);
}

/** Prices, ways and numbers that the recorded shop's owner set. */
function configure(db: DatabaseSync): void {
  db.exec(`DELETE FROM tax_rate WHERE region_id <> 12; UPDATE tax_rate SET code = 'CA 8.25';
    UPDATE sales_rule SET label = 'ten' WHERE code = 'SPRING10';
    INSERT INTO wishlist (customer_id, sharing_code, updated_at)
      SELECT id, 'other', '2026-01-01 00:00:00' FROM customer WHERE email = 'region1@example.test'`);
}

function fillCoupons(db: DatabaseSync): void {
  const insert = db.prepare(
    'INSERT INTO sales_rule (code, label, percent, is_active) VALUES (?, ?, ?, ?)',
  );
  insert.run('EXPIRED1', 'Expired', 10, 0);
  insert.run('ASLEEP1', 'Asleep', 10, 0);
  insert.run('ONCE1', 'Only once', 20, 1);
}

const password = 'Passw0rd!23';
const withAddress = new Set(['ann', 'fay']);
const names = ['ann', 'bob', 'cleo', 'dan', 'eve', 'fay'];
const regions = Array.from({ length: 11 }, (_, index) => `region${index + 1}`);

function toFirstName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/\d+/, '');
}

/** The shop of the recordings, as far as they request it, with the numbers that it has there. */
export async function openStockShop(): Promise<TestShop> {
  const customers = [...names, ...regions].map((name) => ({
    email: `${name}@example.test`,
    password,
    firstname: toFirstName(name),
    lastname: 'Lee',
    addresses: withAddress.has(name) ? [{ ...annsAddress, firstname: toFirstName(name) }] : [],
  }));
  const env = { COMMERCE_PUBLIC_URL: 'http://magento.example.test', STOCK: '1' };
  const shop = await openTestShop(products, categories, { customers, env });
  fillContent(shop.db);
  fillCoupons(shop.db);
  configure(shop.db);
  return shop;
}

/** The customer that a recorded number stands for. */
export function getCustomer(uid: number): string {
  const name = [...names, ...regions][uid - 236];
  return name === undefined ? '' : `${name}@example.test`;
}

/** A token of our own for the owner of a recorded one. */
export function tokenFor(shop: TestShop, { uid, utypid }: { uid: number; utypid: number }): string {
  if (utypid === 2) return shop.adminToken();
  const known = getCustomer(uid);
  const email = known === '' ? `stranger${uid}@example.test` : known;
  const customers = createCustomerRepository(shop.db);
  if (customers.byEmail(email) === undefined) {
    const id = customers.create({ email, firstname: 'Ann', lastname: 'Lee', passwordHash: '' });
    customers.replaceAddresses(id, []);
  }
  return shop.getToken(email);
}
