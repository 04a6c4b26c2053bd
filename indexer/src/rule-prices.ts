import pLimit from 'p-limit';
import { chunks } from './lists.ts';
import { type MagentoClient, MagentoError } from './magento-client.ts';
import type { IndexerContext, Report } from './report.ts';
import type { Shop } from './shop.ts';
import type { IndexedProduct, IndexedSku } from './state.ts';
import { type GuestPrice, toRulePrice, toStoreTime } from './to-product.ts';

const PRODUCTS_PER_CALL = 50;
const CALLS_AT_ONCE = 4;
/** Compared in each run: the next run notices a rule for many products, and one of the next ones a rule for few. */
const SKUS_PER_RUN = 200;

const PRICE = 'price_range{minimum_price{regular_price{value}final_price{value}}}';
const QUERY = `query($skus:[String!]!,$size:Int!){products(filter:{sku:{in:$skus}},pageSize:$size){items{sku ... on SimpleProduct{${PRICE}}... on VirtualProduct{${PRICE}}... on ConfigurableProduct{variants{product{sku ${PRICE}}}}}}}`;

interface PricedProduct {
  readonly sku: string;
  readonly price_range?: {
    readonly minimum_price: Readonly<
      Record<'regular_price' | 'final_price', { readonly value: number | null }>
    >;
  };
  readonly variants?: readonly { readonly product: PricedProduct | null }[] | null;
}

function toPrices(product: PricedProduct | null): (readonly [string, GuestPrice])[] {
  const { regular_price: regular, final_price: final } = product?.price_range?.minimum_price ?? {};
  const own = { regular: regular?.value ?? Number.NaN, final: final?.value ?? Number.NaN };
  return [
    ...(product?.price_range ? [[product.sku, own] as const] : []),
    ...(product?.variants ?? []).flatMap((variant) => toPrices(variant.product)),
  ];
}

/**
 * The prices of listed products and their variants by SKU. Only Magento's GraphQL applies catalog price rules, which no
 * API lists; it omits products that Magento's own lists do not show.
 * @throws {MagentoError} also if Magento's search does not respond
 */
async function readGuestPrices(
  magento: MagentoClient,
  skus: readonly string[],
): Promise<ReadonlyMap<string, GuestPrice>> {
  const limit = pLimit(CALLS_AT_ONCE);
  const found = await limit.map(chunks(skus, PRODUCTS_PER_CALL), async (some) => {
    const variables = { skus: some, size: PRODUCTS_PER_CALL };
    const { products } = (await magento.graphql(QUERY, variables)) as {
      products: { items: (PricedProduct | null)[] | null } | null;
    };
    if (products === null) throw new MagentoError('Magento lists no products.', false);
    return products.items ?? [];
  });
  return new Map(found.flat().flatMap(toPrices));
}

/** Reads the prices of catalog price rules by SKU; `before` of the last run, with a report, if that fails. */
export async function readRulePrices(
  magento: MagentoClient,
  report: Report,
  { skus, before }: { readonly skus: readonly string[]; readonly before: readonly IndexedSku[] },
) {
  try {
    const found = await readGuestPrices(magento, skus);
    return (sku: string, own: Parameters<typeof toRulePrice>[0]) =>
      toRulePrice(own, found.get(sku));
  } catch (error) {
    if (!(error instanceof MagentoError)) throw error;
    report.skip('prices of catalog price rules', error.message);
    const known = new Map(before.map(({ sku, rulePrice }) => [sku, rulePrice]));
    return (sku: string) => known.get(sku) ?? null;
  }
}

/** How far the prices of rules have been compared with the state. */
export interface Compared {
  /** Of the last comparison of all: rules start and end at the store's midnight. */
  readonly day: string;
  /** Counts the runs. */
  readonly turn: number;
}

export function toCompared(now: number, { timeZone }: Pick<Shop, 'timeZone'>, turn = 0): Compared {
  return { day: toStoreTime(now, timeZone).slice(0, 10), turn };
}

/**
 * Finds prices of rules that changed, which nothing else reveals: in some of the products, different ones in each run,
 * and in all once one of these has changed, and on a new day.
 */
export async function findRulePrices(
  { magento, state, now }: IndexerContext,
  shop: Shop,
  { skus, dirty, report }: { skus: readonly IndexedSku[]; dirty: Set<number>; report: Report },
): Promise<Compared> {
  const before = state.get<Compared>('compared');
  const compared = toCompared(now(), shop, (before?.turn ?? 0) + 1);
  const bySku = Map.groupBy(skus, ({ productId }) => productId);
  const compare = async (products: readonly IndexedProduct[]): Promise<boolean> => {
    const names = products.map(({ sku }) => sku);
    const read = await readRulePrices(magento, report, { skus: names, before: skus });
    const changed = products.filter(({ id }) =>
      bySku.get(id)?.some((one) => read(one.sku, one) !== one.rulePrice),
    );
    for (const { id } of changed) dirty.add(id);
    return changed.length > 0;
  };
  const all = state.products('live');
  const turns = Math.ceil(skus.length / SKUS_PER_RUN);
  const some = all.filter((_, index) => index % turns === compared.turn % turns);
  if (before?.day !== compared.day || (await compare(some))) await compare(all);
  return compared;
}
