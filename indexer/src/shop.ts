import { createHash } from 'node:crypto';
import { decodeHTMLStrict } from 'entities';
import { readCategories } from './categories.ts';
import { collect } from './lists.ts';
import { type Condition, type MagentoClient, MagentoError } from './magento-client.ts';
import type { RestAttribute, RestContent } from './magento-data.ts';
import { RECORD_ATTRIBUTES, type RecordContext } from './records/product-record.ts';
import { attributeRecords, blockRecords, pageRecords } from './records/settings.ts';

/** The data besides the products that product records depend on. */
export interface Shop extends RecordContext {
  readonly storeId: number;
  readonly websiteId: number;
  /** The store's time zone, such as 'America/New_York': dates of special prices are in it. */
  readonly timeZone: string;
  /** By attribute code: the labels of its options by id in their order, or that it contains text. */
  readonly labels: ReadonlyMap<string, ReadonlyMap<string, string> | 'text'>;
  /** The codes of the attributes that records contain. */
  readonly published: ReadonlySet<string>;
  /** Code and label of each attribute by its id. */
  readonly attributesById: ReadonlyMap<number, { readonly code: string; readonly label: string }>;
  /** Filterable attributes besides those of the settings file. */
  readonly moreFacets: readonly string[];
  /** Attributes that product pages show besides the usual ones, by label. */
  readonly moreDetails: ReturnType<typeof toMoreDetails>;
  readonly stock: { readonly id: number; readonly sources: ReadonlySet<string> };
  readonly pages: ReturnType<typeof pageRecords>;
  readonly blocks: ReturnType<typeof blockRecords>;
  readonly attributes: ReturnType<typeof attributeRecords>;
  readonly basis: Basis;
}

/** The inputs of records by name: labels of options, names and positions of categories. */
export type Basis = Readonly<Record<string, string>>;

/** Whether records created with one basis are valid with the other; new entries do not matter. */
export function isSameBasis(before: Basis, after: Basis): boolean {
  return Object.entries(after).every(([name, value]) => (before[name] ?? value) === value);
}

export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}

interface StoreConfig {
  readonly id: number;
  readonly code: string;
  readonly website_id: number;
  readonly timezone: string;
  readonly base_currency_code: string;
  readonly secure_base_media_url: string;
}

interface StoreView {
  readonly store_code: string;
  readonly website_code: string;
  readonly product_url_suffix: string | null;
  readonly category_url_suffix: string | null;
  readonly cms_home_page: string;
  readonly cms_no_route: string;
  readonly cms_no_cookies: string;
}

/** If several store views have a page with this identifier, Magento appends the id: 'home|5'. */
function toIdentifier(page: string): string | undefined {
  return page.split('|')[0];
}

/** The shop's paths do not end with a slash, also where Magento's do. */
function toSuffix(suffix: string | null): string {
  return (suffix ?? '').replace(/\/+$/, '');
}

/** The store view that the shop shows. REST lists those of every website. */
async function readStore(magento: MagentoClient) {
  const { storeConfig: view } = (await magento.graphql(
    '{ storeConfig { store_code website_code product_url_suffix category_url_suffix cms_home_page cms_no_route cms_no_cookies } }',
  )) as { storeConfig: StoreView };
  const configs = (await magento.get('/store/storeConfigs')) as StoreConfig[];
  const config = configs.find(({ code }) => code === view.store_code);
  if (config?.base_currency_code !== 'USD') {
    throw new MagentoError(
      `Search records are in USD; the base currency of store view ${view.store_code} is ${config?.base_currency_code}.`,
      false,
    );
  }
  return {
    websiteCode: view.website_code,
    pageRoles: {
      home: toIdentifier(view.cms_home_page),
      hidden: [view.cms_no_route, view.cms_no_cookies].map(toIdentifier),
    },
    records: {
      storeId: config.id,
      websiteId: config.website_id,
      timeZone: config.timezone,
      mediaUrl: config.secure_base_media_url.replace(/\/(media\/?)?$/, ''),
      urlSuffixes: {
        product: toSuffix(view.product_url_suffix),
        category: toSuffix(view.category_url_suffix),
      },
    },
  };
}

const DERIVED = new Set(['subcategory', 'price.USD.default', 'condition_label', 'material_label']);
/** Filters of the shop show these attributes: the price, and the labels of condition and material. */
const SHOWN_BY_OTHERS = ['price', 'condition', 'material'];
const WITH_OPTIONS = new Set(['select', 'multiselect', 'boolean', 'swatch_visual', 'swatch_text']);

/** Other attributes of the shop's Magento are internal, such as its own 'cost'. */
function isPublic({ attribute_code, is_filterable, is_visible_on_front }: RestAttribute): boolean {
  return RECORD_ATTRIBUTES.has(attribute_code) || is_filterable || is_visible_on_front === '1';
}

/** The label in the store view; the default one is the admin's. */
function toLabel(attribute: RestAttribute, storeId: number): string {
  const { attribute_code, default_frontend_label, frontend_labels = [] } = attribute;
  const own = frontend_labels.find(({ store_id }) => Number(store_id) === storeId)?.label;
  return decodeHTMLStrict(own || default_frontend_label || attribute_code);
}

/** The shop's order of filters, followed by Magento's additional ones. */
function toAttributeRecords(filterable: readonly RestAttribute[], storeId: number) {
  const codes = new Set(filterable.map(({ attribute_code }) => attribute_code));
  const own = attributeRecords().filter(
    ({ attribute_code }) => DERIVED.has(attribute_code) || codes.has(attribute_code),
  );
  const known = new Set([...own.map(({ attribute_code }) => attribute_code), ...SHOWN_BY_OTHERS]);
  const more = filterable
    .filter((one) => !known.has(one.attribute_code) && WITH_OPTIONS.has(one.frontend_input))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((attribute) => ({
      objectID: attribute.attribute_code,
      attribute_code: attribute.attribute_code,
      frontend_label: toLabel(attribute, storeId),
    }));
  const records = [...own, ...more].map((record, index) => ({ ...record, position: index + 1 }));
  return { records, moreFacets: more.map(({ attribute_code }) => attribute_code) };
}

/** Attributes that product pages show with their labels, besides those that every shop shows. */
function toMoreDetails(attributes: readonly RestAttribute[], storeId: number) {
  return attributes
    .filter(
      ({ attribute_code, frontend_input, is_visible_on_front }) =>
        is_visible_on_front === '1' &&
        !RECORD_ATTRIBUTES.has(attribute_code) &&
        (frontend_input === 'text' || WITH_OPTIONS.has(frontend_input)),
    )
    .map((one) => ({ code: one.attribute_code, label: toLabel(one, storeId) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

async function readAttributes(magento: MagentoClient, storeId: number) {
  const all = await collect(
    magento.pages<RestAttribute>('/products/attributes', {
      where: [['is_user_defined', '1']],
      fields:
        'attribute_id,attribute_code,frontend_input,is_filterable,is_visible_on_front,options,default_frontend_label,frontend_labels,position',
    }),
  );
  const labels = new Map(
    all.map(({ attribute_code, frontend_input, options }) => {
      const byId = new Map(
        (options ?? []).flatMap(({ label, value }) =>
          label.trim() === '' ? [] : [[String(value), decodeHTMLStrict(label)] as const],
        ),
      );
      return [attribute_code, WITH_OPTIONS.has(frontend_input) ? byId : ('text' as const)] as const;
    }),
  );
  const filterable = all.filter(({ is_filterable }) => is_filterable);
  const moreDetails = toMoreDetails(all, storeId);
  return {
    labels,
    published: new Set(all.filter(isPublic).map(({ attribute_code }) => attribute_code)),
    attributesById: new Map(
      all.map((one) => [
        one.attribute_id,
        { code: one.attribute_code, label: toLabel(one, storeId) },
      ]),
    ),
    moreDetails,
    ...toAttributeRecords(filterable, storeId),
  };
}

/** The id that stands for all store views in filters of pages and blocks. */
const ALL_STORES = 0;

/** Content of all store views, in place of which a store view may have its own with the same identifier. */
async function readContent(
  magento: MagentoClient,
  { pageRoles, records: { storeId, mediaUrl } }: Awaited<ReturnType<typeof readStore>>,
) {
  const read = async (path: string) => {
    const readStore = async (store: number) => {
      const where = [['store_id', String(store)]] as const;
      const found = await collect(magento.pages<RestContent>(path, { where }));
      return found.filter(({ active }) => active);
    };
    const shared = await readStore(ALL_STORES);
    const sharedIds = new Set(shared.map(({ id }) => id));
    // Some versions of Magento include content of all store views here.
    const own = (await readStore(storeId)).filter(({ id }) => !sharedIds.has(id));
    const byIdentifier = new Map([...shared, ...own].map((one) => [one.identifier, one]));
    return [...byIdentifier.values()].map(({ id, identifier, title, content = '' }) => ({
      id,
      identifier,
      title,
      content,
    }));
  };
  const blocks = await read('/cmsBlock/search');
  return {
    pages: pageRecords(await read('/cmsPage/search'), mediaUrl, pageRoles),
    blocks: blockRecords(blocks, mediaUrl),
    blocksById: new Map(blocks.map(({ id, identifier }) => [id, identifier])),
  };
}

interface RestStock {
  readonly stock_id: number;
  readonly extension_attributes?: {
    readonly sales_channels?: readonly { type: string; code: string }[];
  };
}

/** The website's stock and its enabled sources. The default stock only has the default source, which is enabled. */
async function readStock(magento: MagentoClient, website: string): Promise<Shop['stock']> {
  const stocks = await collect(magento.pages<RestStock>('/inventory/stocks', {}));
  const stock = stocks.find(({ extension_attributes }) =>
    extension_attributes?.sales_channels?.some(
      ({ type, code }) => type === 'website' && code === website,
    ),
  );
  if (stock === undefined) {
    throw new MagentoError(
      `No stock is assigned to the website ${website}. Select it in the sales channels of a stock (Stores > Inventory > Stocks).`,
      false,
    );
  }
  if (stock.stock_id === 1) return { id: 1, sources: new Set(['default']) };
  const readCodes = async (path: string, where: Condition): Promise<string[]> => {
    const all = await collect(magento.pages<{ source_code: string }>(path, { where: [where] }));
    return all.map(({ source_code }) => source_code);
  };
  const id = stock.stock_id;
  const linked = await readCodes('/inventory/stock-source-links', ['stock_id', String(id)]);
  const enabled = new Set(await readCodes('/inventory/sources', ['enabled', '1']));
  return { id, sources: new Set(linked.filter((code) => enabled.has(code))) };
}

/** Reads everything except the products. */
export async function readShop(magento: MagentoClient, webUrl: string): Promise<Shop> {
  const view = await readStore(magento);
  const store = view.records;
  const { blocksById, ...content } = await readContent(magento, view);
  const { mediaUrl } = store;
  const categories = await readCategories(magento, { mediaUrl, blocks: blocksById });
  const { records, ...attributes } = await readAttributes(magento, store.storeId);
  const { labels, published, moreDetails, moreFacets } = attributes;
  const basis: Record<string, string> = {
    store: JSON.stringify([store, webUrl]),
    attributes: JSON.stringify([[...published].sort(), moreFacets.toSorted(), moreDetails]),
  };
  for (const { id, parentId, name, urlPath } of categories.values()) {
    basis[`category ${id}`] = JSON.stringify([parentId, name, urlPath]);
  }
  for (const [code, options] of labels) {
    if (options === 'text') continue;
    for (const [id, label] of options) basis[`${code} ${id}`] = label;
  }
  return {
    webUrl,
    ...store,
    categories,
    ...attributes,
    stock: await readStock(magento, view.websiteCode),
    attributes: records,
    ...content,
    basis,
  };
}
