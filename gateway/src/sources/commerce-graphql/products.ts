import { z } from 'zod';
import type { HttpService } from '../http.ts';
import { parseAnswer } from './executor.ts';

const text = z.string().nullish();
const money = z.object({ value: z.number().nullable() });
const product = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  type_id: text,
  created_at: text,
  url_key: text,
  stock_status: text,
  media_gallery_entries: z
    .array(z.object({ file: text, position: z.number().nullish(), label: text }))
    .nullish(),
  price_range: z.object({
    minimum_price: z.object({ regular_price: money, final_price: money }),
  }),
  categories: z.array(z.object({ id: z.number(), name: z.string(), url_path: text })).nullish(),
});
/** What is no product has none of its fields. */
const answer = z.object({ route: product.nullable().catch(null) });

/** A product as Magento's GraphQL tells it. Dollars. */
export type CommerceProduct = z.output<typeof product>;

/** Products of the commerce back end's own GraphQL, for when the search service cannot be asked. */
export interface CommerceProducts {
  /**
   * By its numeric id; null when there is none. Magento: the query `route`.
   * @throws {UpstreamError} when there is no usable answer.
   */
  byId(id: string): Promise<CommerceProduct | null>;
}

const QUERY =
  'query($url:String!){route(url:$url){...on ProductInterface{id sku name type_id created_at url_key stock_status media_gallery_entries{file position label}price_range{minimum_price{regular_price{value}final_price{value}}}categories{id name url_path}}}}';

/** What the products need. */
export interface CommerceProductsDeps {
  readonly http: HttpService;
  /** Its path, such as `/api/graphql` (stock Magento: `/graphql`). */
  readonly path: string;
}

/** The products over `http`. */
export const createCommerceProducts = ({ http, path }: CommerceProductsDeps): CommerceProducts => ({
  async byId(id) {
    const variables = JSON.stringify({ url: `catalog/product/view/id/${id}` });
    const { status, text: body } = await http.send({
      method: 'GET',
      path: `${path}?${new URLSearchParams({ query: QUERY, variables })}`,
      headers: { accept: 'application/json' },
      isRead: true,
    });
    return answer.safeParse(parseAnswer(body, status).data).data?.route ?? null;
  },
});
