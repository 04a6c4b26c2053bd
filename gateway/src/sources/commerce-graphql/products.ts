import { z } from 'zod';
import { UpstreamError } from '../upstream-error.ts';
import { decodedText, text } from '../wire-values.ts';
import { type CommerceGraphql, SERVICE, sendQuery } from './executor.ts';

const money = z.object({ value: z.number().nullable() });
/** A list without its incomplete items: one of them must not blank the page. */
function complete<Output>(item: z.ZodType<Output>) {
  return z.array(z.unknown()).transform((items) =>
    items.flatMap((each) => {
      const parsed = item.safeParse(each);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

const categoryOfProduct = z.object({
  id: z.number(),
  name: decodedText.pipe(z.string()),
  level: z.number().nullish(),
  url_path: text,
});
const category = categoryOfProduct.extend({
  url_suffix: text,
  description: text,
  product_count: z.number().nullish(),
});
const price_range = z.object({
  minimum_price: z.object({ regular_price: money, final_price: money }),
});
const label = decodedText.pipe(z.string());
const configurableOption = z.object({
  attribute_code: z.string(),
  label,
  position: z.number().nullish(),
  values: complete(z.object({ label })),
});
const variant = z.object({
  product: z.object({ sku: z.string(), stock_status: text, price_range }),
  attributes: complete(z.object({ code: z.string(), label })),
});
const product = z.object({
  id: z.number(),
  sku: z.string(),
  name: decodedText.pipe(z.string()),
  type_id: text,
  created_at: text,
  url_key: text,
  url_suffix: text,
  stock_status: text,
  media_gallery_entries: complete(
    z.object({ file: text, position: z.number().nullish(), label: text }),
  ).nullish(),
  price_range,
  categories: complete(categoryOfProduct).nullish(),
  // Of a configurable product that is read by id.
  configurable_options: complete(configurableOption).nullish(),
  variants: complete(variant).nullish(),
});
const list = z.object({
  items: complete(product),
  total_count: z.number(),
  page_info: z.object({ total_pages: z.number() }),
});

/** A product of Magento's GraphQL. Prices in dollars. */
export type CommerceProduct = z.output<typeof product>;
/** A category of Magento's GraphQL; level 2 is a top category. */
export type CommerceCategory = z.output<typeof category>;
export type CommerceProductList = z.output<typeof list>;

/** The variables of the list query. Magento fails if `sort` is null. */
export interface CommerceListVariables {
  readonly search?: string;
  readonly filter: object;
  readonly sort?: Readonly<Record<string, 'ASC' | 'DESC'>>;
  readonly size: number;
  /** 1-based. */
  readonly page: number;
}

const PRICE = 'price_range{minimum_price{regular_price{value}final_price{value}}}';
const PRODUCT = `id sku name type_id created_at url_key url_suffix stock_status media_gallery_entries{file position label}${PRICE}categories{id name level url_path}`;
const VARIANTS = `configurable_options{attribute_code label position values{label}}variants{product{sku stock_status ${PRICE}}attributes{code label}}`;
const BY_ID = `query($url:String!){route(url:$url){...on ProductInterface{${PRODUCT}}...on ConfigurableProduct{${VARIANTS}}}}`;
const CATEGORY =
  'query($url:String!){route(url:$url){...on CategoryInterface{id name level url_path url_suffix description product_count}}}';
const LIST = `query($search:String,$filter:ProductAttributeFilterInput,$sort:ProductAttributeSortInput,$size:Int,$page:Int){products(search:$search,filter:$filter,sort:$sort,pageSize:$size,currentPage:$page){items{${PRODUCT}}total_count page_info{total_pages}}}`;

/**
 * Products and categories of the commerce back end's own GraphQL, used while the search service is unavailable. Each
 * read throws an UpstreamError if there is no usable response.
 */
export function createCommerceProducts(graphql: CommerceGraphql) {
  const send = async (query: string, variables: object): Promise<unknown> =>
    (await sendQuery(graphql, query, variables)).data;
  // A route of another kind has none of these fields.
  const routed = async <T>(type: z.ZodType<T>, query: string, url: string): Promise<T | null> => {
    const response = z.object({ route: type.nullable().catch(null) });
    return response.safeParse(await send(query, { url })).data?.route ?? null;
  };
  const listed = async (variables: CommerceListVariables): Promise<CommerceProductList> => {
    const parsed = z.object({ products: list }).safeParse(await send(LIST, variables));
    if (parsed.success) return parsed.data.products;
    const message = 'products gives no list';
    throw new UpstreamError('BAD_UPSTREAM', SERVICE, { message, cause: parsed.error });
  };
  return {
    /** By numeric id; null if there is none. Magento: the query `route`. */
    byId: (id: string) => routed(product, BY_ID, `catalog/product/view/id/${id}`),
    /** A category by numeric id; null if there is none. Magento: the query `route`. */
    categoryById: (id: string) => routed(category, CATEGORY, `catalog/category/view/id/${id}`),
    /** Products for sale among at most 100 SKUs, unordered. Magento: the query `products`. */
    bySkus: async (skus: readonly string[]): Promise<readonly CommerceProduct[]> =>
      (await listed({ filter: { sku: { in: skus } }, size: skus.length, page: 1 })).items,
    /** A page of products for sale. Magento: the query `products`. */
    list: listed,
  };
}

export type CommerceProducts = ReturnType<typeof createCommerceProducts>;
