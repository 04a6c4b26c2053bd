import { ask } from './runner/ask.ts';
import type { Call } from './runner/case.ts';
import { unique } from './runner/maker.ts';
import type { Product, Target } from './runner/target.ts';

type Shop = Pick<Target, 'commerce' | 'restPath' | 'patienceSeconds' | 'admin'>;

/** What an error says, its parameters filled in. */
function messageIn(text: string): string {
  try {
    const { message, parameters = {} } = JSON.parse(text);
    return String(message).replaceAll(/%(\w+)/g, (all, name: string) => parameters[name] ?? all);
  } catch {
    return text.slice(0, 200);
  }
}

/** @throws when the staff's account is not let in. */
export async function createAdminClient({ commerce, restPath, patienceSeconds, admin }: Shop) {
  const request = async (
    method: string,
    path: string,
    { body, token }: { body?: unknown; token?: string },
  ) => {
    const { response, text } = await ask(`${commerce}${restPath}${path}`, patienceSeconds, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.ok) return JSON.parse(text) as unknown;
    throw new Error(
      `${method} ${path.split('?')[0]} returned ${response.status}: ${messageIn(text)}`,
    );
  };
  const token = String(
    await request('POST', '/V1/integration/admin/token', { body: admin }).catch((error: Error) => {
      throw new Error(
        `The account of --admin is not let in. ${error.message} (With two-factor authentication on, Magento gives no token for a password: use an account of a test shop.)`,
      );
    }),
  );
  return {
    /** @throws with what Magento said */
    send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
      request(method, path, { body, token }),
  };
}

/** Products that cases put into carts and leave there. */
const IN_CARTS = 3;

const BUYING = /\.(lineToBuy|paid|ordered|rival)$|^shippedOrder$|\.(card|financing|wallet)\./;

/** How many products of one piece the cases of these calls need. */
export function productsNeeded(calls: readonly Call[]): number {
  const cases = calls.flatMap((call) => call.cases);
  return IN_CARTS + cases.filter(({ given }) => given !== undefined && BUYING.test(given)).length;
}

/** What the suite put into a shop. */
export interface ShopData {
  readonly products: readonly Product[];
  readonly coupon: Target['coupon'];
  readonly disabledSku: string;
  readonly virtualSku: string;
  /** Takes it out again, with the suite's customers; returns a line for each thing that stays. */
  remove(): Promise<string[]>;
}

type Admin = Awaited<ReturnType<typeof createAdminClient>>;

/** Stock class "Taxable Goods". */
const TAX_CLASS_ID = '2';
const DEFAULT_ATTRIBUTE_SET = 4;
const VISIBLE = 4;
const NOT_VISIBLE = 1;

async function createProduct(admin: Admin, part: object & { sku: string; price: number }) {
  const product = {
    name: `Contract piece ${part.sku}`,
    attribute_set_id: DEFAULT_ATTRIBUTE_SET,
    type_id: 'simple',
    status: 1,
    visibility: NOT_VISIBLE,
    weight: 1,
    extension_attributes: { website_ids: [1], stock_item: { qty: 1, is_in_stock: true } },
    custom_attributes: [{ attribute_code: 'tax_class_id', value: TAX_CLASS_ID }],
    ...part,
  };
  const created = await admin.send('POST', '/V1/products', { product });
  return { sku: part.sku, name: product.name, price: part.price, id: Number(Object(created).id) };
}

async function createCoupon(admin: Admin, run: string) {
  const label = 'Spring 10';
  const rule = Object(
    await admin.send('POST', '/V1/salesRules', {
      rule: {
        name: `Contract suite ${run}`,
        website_ids: [1],
        customer_group_ids: [0, 1, 2, 3],
        is_active: true,
        coupon_type: 'SPECIFIC_COUPON',
        simple_action: 'by_percent',
        discount_amount: 10,
        uses_per_customer: 0,
        stop_rules_processing: false,
        store_labels: [{ store_id: 0, store_label: label }],
      },
    }),
  );
  const code = `CONTRACT-${run.toUpperCase()}`;
  const ruleId = Number(rule.rule_id);
  const coupon = { rule_id: ruleId, code, type: 0, is_primary: true, usage_limit: 0 };
  await admin.send('POST', '/V1/coupons', { coupon });
  return { ruleId, coupon: { code, label } };
}

const WAIT_MS = 1000;
const MAX_WAITS = 60;

/** Waits until a product can be bought: where indexers run by schedule, that is when cron has run. */
async function untilSalable({ commerce, restPath, patienceSeconds }: Shop, sku: string) {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const post = async (path: string, body?: object) =>
    ask(`${commerce}${restPath}/V1/guest-carts${path}`, patienceSeconds, {
      method: 'POST',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
  const cart = JSON.parse((await post('')).text);
  for (let tries = 0; tries < MAX_WAITS; tries += 1) {
    const { response, text } = await post(`/${cart}/items`, { cartItem: { sku, qty: 1 } });
    if (response.ok) return;
    if (tries === MAX_WAITS - 1) {
      throw new Error(
        `${sku} was made and cannot be put into a cart after a minute: ${text.slice(0, 200)}. Do the indexers (bin/magento indexer:reindex) and cron run?`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

/** What belongs to the suite's people, those of runs that were killed included. */
function ofSuite(field: string): string {
  const filter = 'searchCriteria[filterGroups][0][filters][0]';
  const address = encodeURIComponent('%@contract.example.test%');
  return `${filter}[field]=${field}&${filter}[value]=${address}&${filter}[conditionType]=like`;
}

const PENDING =
  'searchCriteria[filterGroups][1][filters][0][field]=status' +
  '&searchCriteria[filterGroups][1][filters][0][value]=pending';

/** The suite's own orders are cancelled: no API deletes them. Its customers go. */
async function removePeople(admin: Admin): Promise<string[]> {
  const left: string[] = [];
  const each = async (
    path: string,
    remove: (item: Record<string, unknown>) => Promise<unknown>,
  ) => {
    const { items } = Object(await admin.send('GET', path));
    for (const item of items ?? []) {
      await remove(item).catch((error: Error) => left.push(error.message));
    }
  };
  const orders = `/V1/orders?${ofSuite('customer_email')}&${PENDING}&fields=items[entity_id]`;
  await each(orders, ({ entity_id }) => admin.send('POST', `/V1/orders/${entity_id}/cancel`));
  await each(`/V1/customers/search?${ofSuite('email')}`, ({ id }) =>
    admin.send('DELETE', `/V1/customers/${id}`),
  );
  return left;
}

/**
 * Makes what the cases need through the admin's REST: products of one piece, a coupon, a disabled and
 * a virtual product. Nothing of the shop's own is changed.
 * @throws in words for the person who runs the suite; what was made until then is removed
 */
export async function createShopData(shop: Shop, count: number): Promise<ShopData> {
  const admin = await createAdminClient(shop);
  const run = unique();
  const removals: (readonly [method: 'DELETE', path: string])[] = [];
  const remove = async (): Promise<string[]> => {
    const left = await removePeople(admin).catch((error: Error) => [error.message]);
    for (const [method, path] of removals.toReversed()) {
      await admin.send(method, path).catch((error: Error) => left.push(error.message));
    }
    return left;
  };
  const create = async (name: string, part: object): Promise<Product> => {
    const sku = `CONTRACT-${run}-${name}`;
    const product = await createProduct(admin, { price: 100 + removals.length, ...part, sku });
    removals.push(['DELETE', `/V1/products/${sku}`]);
    return product;
  };
  try {
    const products: Product[] = [];
    for (let index = 0; index < count; index += 1) {
      const visibility = index < IN_CARTS ? VISIBLE : NOT_VISIBLE;
      products.push(await create(String(index + 1), { visibility }));
    }
    const disabled = await create('OFF', { status: 2 });
    const virtual = await create('VIRTUAL', { type_id: 'virtual', weight: null });
    const { ruleId, coupon } = await createCoupon(admin, run);
    removals.push(['DELETE', `/V1/salesRules/${ruleId}`]);
    await untilSalable(shop, products.at(-1)?.sku ?? '');
    return { products, coupon, disabledSku: disabled.sku, virtualSku: virtual.sku, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
