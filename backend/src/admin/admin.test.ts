import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCarts, order } from '../../test/helpers/carts.ts';
import { ann, openTestShop, type TestShop } from '../../test/helpers/shop.ts';
import { createCatalogRepository } from '../domains/catalog/repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = async (path: string) => {
  const response = await fetch(shop.url + path);
  return { status: response.status, page: await response.text() };
};
/** Submits a form as the admin page does. */
async function post(path: string, form: Record<string, string> = {}, headers = {}) {
  const response = await fetch(shop.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop.url, ...headers },
    body: new URLSearchParams(form),
  });
  return { status: response.status, page: await response.text() };
}
const api = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${shop.getToken(ann.email)}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return JSON.parse(await response.text());
};
async function submitted(): Promise<number> {
  const picture = { width: 30, height: 40, channels: 3, background: '#446688' } as const;
  const bytes = await sharp({ create: picture }).jpeg().toBuffer();
  const photo = { base64_encoded_data: bytes.toString('base64') };
  const { id } = await api('POST', '/sell/my/photo', { photo });
  const item = { designer: 'Chanel', category: 'Handbags', model: 'Boy <b>Bag</b>' };
  const items = [{ ...item, condition: 'good', photos: [id] }];
  return (await api('POST', '/sell/my/item', { items })).items[0].item_id;
}
const offer = { cash: '1,000', list_low: '1800', list_high: '$2,000.00', note: 'Lovely.' };
const move = (id: number, item: object) => api('PUT', `/sell/my/item/${id}`, { item });
const item = (id: number) => api('GET', `/sell/my/item/${id}`);

/** An accepted item that lies at the shop, through the admin forms. */
async function received(payout: string): Promise<number> {
  const id = await submitted();
  expect((await post(`/admin/items/${id}/quote`, offer)).status).toBe(303);
  await move(id, { status: 'quote_accepted', payout });
  await post(`/admin/items/${id}/receive`);
  expect(await item(id)).toMatchObject({ status: 'item_received' });
  return id;
}

async function bought(productId: number): Promise<number> {
  const [cart = ''] = fillCarts(shop.db, { productIds: [productId] });
  return Number((await order(shop.url, cart)).body);
}
const idOfSku = (sku: string): number =>
  Number(shop.db.prepare('SELECT id FROM catalog_product WHERE sku = ?').get(sku)?.id);

describe('items', () => {
  it("escapes the owner's text and offers only the open transitions", async () => {
    const id = await submitted();
    const { page } = await get(`/admin/items/${id}`);
    expect(page).toContain('Boy &lt;b&gt;Bag&lt;/b&gt;');
    expect(page).toContain('Send quote');
    expect(page).not.toContain('Mark as received');
    const early = await post(`/admin/items/${id}/pay`);
    expect([early.status, early.page]).toEqual([400, expect.stringContaining('available now')]);
  });
  it('shows the entered values again when a form is rejected', async () => {
    const id = await submitted();
    const rejected = await post(`/admin/items/${id}/quote`, {
      ...offer,
      cash: 'ten',
      note: 'A "note"',
    });
    expect(rejected.status).toBe(400);
    expect(rejected.page).toContain('Enter an amount');
    expect(rejected.page).toContain('value="ten"');
    expect(rejected.page).toContain('A &quot;note&quot;');
    expect(await item(id)).toMatchObject({ status: 'new_quote_requested' });
    expect((await post(`/admin/items/${id}/refuse`, { reason: ' ' })).page).toContain(
      'enter a reason',
    );
    await post(`/admin/items/${id}/refuse`, { reason: 'Not ours.' });
    expect(await item(id)).toMatchObject({ status: 'quote_declined' });
  });
  it('pays cash after an inspection and returns a declined item', async () => {
    const id = await received('cash');
    await post(`/admin/items/${id}/approve`, { condition: 'good', report: 'As said.' });
    await post(`/admin/items/${id}/pay`, { reference: 'ACH 5' });
    expect(await item(id)).toMatchObject({
      status: 'paid',
      payout: { amount: 1000, reference: 'ACH 5' },
    });
    const other = await received('cash');
    await post(`/admin/items/${other}/revise`, {
      ...offer,
      cash: '700',
      condition: 'fair',
      found_interior: 'Faint marks',
      found_hardware: '',
      report: 'Worn.',
    });
    expect(await item(other)).toMatchObject({
      current_offer: { cash: 700 },
      inspection: { condition: 'fair', answers: [{ part: 'interior', answer: 'Faint marks' }] },
    });
    await move(other, { status: 'offer_declined', reason: 'No.' });
    await post(`/admin/items/${other}/return`, { reason: 'Returned at your request.' });
    expect(await item(other)).toMatchObject({ status: 'item_returned' });
  });
  it('pays store credit as a gift card of the owner', async () => {
    const id = await received('store_credit');
    await post(`/admin/items/${id}/approve`, { condition: 'good', report: '' });
    await post(`/admin/items/${id}/pay`);
    const { payout } = await item(id);
    const cards = await api('GET', '/gift-card/me');
    expect(payout.amount).toBe(1100);
    expect(JSON.stringify(cards)).toContain(payout.reference);
  });
});

describe('an item on consignment', () => {
  it('sells an item on consignment and relists it when the order is canceled', async () => {
    const id = await received('consign');
    await post(`/admin/items/${id}/consign`, { price: '2000' });
    const sku = `CONSIGN-${id}`;
    const product = createCatalogRepository(shop.db).bySku(sku);
    expect(product).toMatchObject({ sku, price: 2000 });
    const file = product?.gallery[0]?.file ?? '';
    expect((await fetch(`${shop.url}/media/catalog/product/cache/60x80${file}`)).status).toBe(200);
    expect(
      shop.db.prepare('SELECT reason FROM search_outbox WHERE product_id = ?').all(idOfSku(sku)),
    ).toContainEqual({ reason: 'added' });
    const first = await bought(idOfSku(sku));
    expect(await item(id)).toMatchObject({
      status: 'waiting_for_payment',
      payout: { amount: 1400 },
    });
    await post(`/admin/orders/${first}/cancel`);
    expect(await item(id)).toMatchObject({
      status: 'on_consignment',
      consignment: { price: 2000, sold_price: null },
    });
    await post(`/admin/items/${id}/price`, { price: '1000' });
    await bought(idOfSku(sku));
    await get(`/admin/items/${id}`);
    await post(`/admin/items/${id}/pay`, { reference: 'ACH 6' });
    expect(await item(id)).toMatchObject({ status: 'paid', payout: { amount: 600 } });
  });
  it('hides the product of an item that is returned to its owner', async () => {
    const id = await received('consign');
    await post(`/admin/items/${id}/consign`, { price: '900' });
    await post(`/admin/items/${id}/return`, { reason: 'Asked for it.' });
    expect(
      shop.db.prepare('SELECT enabled FROM catalog_product WHERE sku = ?').get(`CONSIGN-${id}`),
    ).toEqual({ enabled: 0 });
  });
});

it('packs, ships and delivers an order, with tracking events', async () => {
  const id = await bought(1);
  await post(`/admin/orders/${id}/prepare`);
  expect((await post(`/admin/orders/${id}/ship`, { number: 'x y' })).page).toContain('value="x y"');
  await post(`/admin/orders/${id}/ship`, { number: 'track-123456' });
  for (const step of ['in_transit', 'delivered']) await post(`/admin/orders/${id}/${step}`);
  const track = await api('GET', '/shimpent/track/TRACK-123456');
  expect(track).toMatchObject({ status: 'delivered' });
  expect(track.events.map(({ status }: { status: string }) => status)).toEqual([
    'delivered',
    'in_transit',
    'label_created',
  ]);
  expect((await post(`/admin/orders/${id}/cancel`)).status).toBe(400);
});

it('shows the order, the charge and the refund of a cart', async () => {
  const id = await bought(3);
  const order = shop.db
    .prepare('SELECT increment_id, quote_id FROM sales_order WHERE id = ?')
    .get(id);
  const getStates = async () =>
    [...(await get(`/admin/payments/${order?.quote_id}`)).page.matchAll(/<tr>(<td\b.*?)<\/tr>/g)]
      .map(([, cells = '']) =>
        cells
          .replaceAll(/<[^>]+>/g, ' ')
          .trim()
          .split(/\s+/),
      )
      .map(([, kind, number, ...rest]) => [kind, number, ...rest.slice(-2, -1)]);
  expect(await getStates()).toEqual([
    ['Order', order?.increment_id, 'Pending'],
    ['Charge', order?.increment_id, 'Captured'],
  ]);
  await post(`/admin/orders/${id}/cancel`);
  expect((await getStates()).map(([kind]) => kind)).toEqual(['Order', 'Charge', 'Refund']);
});

it('issues gift cards to a customer or to anyone who has the code', async () => {
  const wrong = await post('/admin/gift-cards/new/issue', {
    amount: '50',
    email: 'no@body.test',
  });
  expect([wrong.status, wrong.page]).toEqual([400, expect.stringContaining('No customer')]);
  const dear = await post('/admin/gift-cards/new/issue', { amount: '10000.01', email: '' });
  expect([dear.status, dear.page]).toEqual([400, expect.stringContaining('exceed $10,000')]);
  await post('/admin/gift-cards/new/issue', { amount: '$50', email: ann.email });
  const card = shop.db.prepare('SELECT code FROM gift_card ORDER BY rowid DESC').get();
  expect((await get(`/admin/gift-cards/${card?.code}`)).page).toContain('$50.00');
  const found = `href="/admin/gift-cards/${card?.code}"`;
  expect((await get(`/admin/gift-cards?q=+${card?.code}`)).page).toContain(found);
  expect((await get('/admin/gift-cards?q=NO')).page).toContain('Nothing here yet.');
  expect((await api('GET', '/gift-card/me'))[0].code).toBe(card?.code);
  await post('/admin/gift-cards/new/issue', { amount: '20', email: '' });
  const anyones = shop.db.prepare('SELECT * FROM gift_card ORDER BY rowid DESC').get();
  expect(anyones).toMatchObject({ customer_id: null, balance_cents: 2000 });
});

it('lists, creates, ends and resumes coupons', async () => {
  expect((await get('/admin/coupons')).page).toContain('href="/admin/coupons/SPRING10"');
  const wrong = await post('/admin/coupons/new/create', { code: 'X!', label: '', percent: '10' });
  expect([wrong.status, wrong.page]).toEqual([400, expect.stringContaining('3 to 20 letters')]);
  const taken = { code: 'spring10', label: '', percent: '10' };
  expect((await post('/admin/coupons/new/create', taken)).page).toContain('This code is taken.');
  const dear = await post('/admin/coupons/new/create', { ...taken, code: 'ALL', percent: '101' });
  expect(dear.page).toContain('from 1 to 100');
  await post('/admin/coupons/new/create', { code: 'autumn5', label: 'Autumn', percent: '5%' });
  expect((await get('/admin/coupons/AUTUMN5')).page).toContain('5% off');
  await post('/admin/coupons/AUTUMN5/end');
  expect((await get('/admin/coupons/AUTUMN5')).page).toContain('Ended');
  await post('/admin/coupons/AUTUMN5/resume');
  expect((await get('/admin/coupons/AUTUMN5')).page).toContain('Active');
});

it('changes the price and the stock of a product', async () => {
  expect((await get('/admin/products?q=tote')).page).toContain('BAG-0002');
  await post('/admin/products/BAG-0002/price', { price: '999' });
  expect(createCatalogRepository(shop.db).bySku('BAG-0002')).toMatchObject({ price: 999 });
  await post('/admin/products/BAG-0002/sold');
  expect((await get('/admin/products/BAG-0002')).page).toContain('Relist');
  await post('/admin/products/BAG-0002/restock');
  expect((await get('/admin/products/BAG-0002')).page).toContain('Mark as sold');
});

describe('the admin', () => {
  it.each([
    '',
    '/items',
    '/items?status=paid',
    '/orders?state=new',
    '/payments',
    '/returns',
    '/gift-cards',
    '/coupons',
    '/products?q=%25',
  ])('shows /admin%s', async (path) => expect((await get(`/admin${path}`)).status).toBe(200));
  it.each([
    '/items/999',
    '/items/x',
    '/orders/0',
    '/payments/nobody',
    '/gift-cards/NO',
    '/coupons/NO',
    '/returns/7',
    '/products/NO',
    '/photos/..x',
  ])('returns 404 at /admin%s', async (path) =>
    expect((await get(`/admin${path}`)).status).toBe(404),
  );
  it('rejects an encoded slash in a path', async () =>
    expect((await get('/admin/photos/..%2fx')).status).toBe(400));
  it.each([{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }])(
    'refuses a form that another site sends: %j',
    async (headers) => {
      const id = await submitted();
      expect((await post(`/admin/items/${id}/quote`, offer, headers)).status).toBe(403);
      expect(await item(id)).toMatchObject({ status: 'new_quote_requested' });
    },
  );
  it('returns 404 in production without DEMO_IN_PRODUCTION=1', async () => {
    const statusWith = async (env: NodeJS.ProcessEnv): Promise<number> => {
      const other = await openTestShop([], [], { env: { NODE_ENV: 'production', ...env } });
      const { status } = await fetch(`${other.url}/admin`);
      await other.close();
      return status;
    };
    expect(await statusWith({})).toBe(404);
    expect(await statusWith({ DEMO_IN_PRODUCTION: '1' })).toBe(200);
  });
});
