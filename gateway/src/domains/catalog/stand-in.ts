import type { GraphQLResolveInfo } from 'graphql';
import { responsePathAsArray } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { reportPartial } from '../../shared/request-scope.ts';
import type { CommerceProduct } from '../../sources/commerce-graphql/products.ts';
import { isServiceFailure } from '../../sources/service-failure.ts';
import type { ProductModel } from './models.ts';
import { toProduct } from './product-mapper.ts';

const DESIGNERS = 'designers/';

/** A product as far as the commerce back end's own GraphQL tells: no details, and nothing that is related. */
export const fromCommerce = (product: CommerceProduct): ProductModel => {
  const { regular_price, final_price } = product.price_range.minimum_price;
  const categories = product.categories ?? [];
  const designer = categories.find(({ url_path }) => url_path?.startsWith(DESIGNERS));
  const isOnSale = product.stock_status === 'IN_STOCK';
  const files = (product.media_gallery_entries ?? []).flatMap(({ file, position, label }) =>
    file ? [{ file, position: position ?? 0, label: label ?? null }] : [],
  );
  return toProduct({
    objectID: String(product.id),
    id: product.id,
    sku: product.sku,
    name: product.name,
    manufacturer: designer?.name ?? null,
    type_id: product.type_id ?? 'simple',
    url_key: product.url_key ?? '',
    url_path: `${product.url_key ?? ''}.html`,
    categoryIds: categories.map(({ id }) => id),
    media_gallery_entries: files,
    salable_qty: isOnSale ? 1 : 0,
    price: final_price.value,
    msrp: regular_price.value,
    created_at: Date.parse(`${product.created_at ?? ''}Z`.replace(' ', 'T')) / 1_000,
  });
};

/**
 * The product with this id. While the search service cannot be asked, what the commerce back end tells of it, and the
 * failure among the errors of the answer.
 * @throws the search service's failure when the commerce back end does not know the product either.
 */
export const productById = async (
  id: string,
  { loaders, commerceProducts }: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<ProductModel | null> => {
  try {
    return await loaders.catalog.products.byId.load(id);
  } catch (failure) {
    if (!isServiceFailure(failure) || !/^\d{1,10}$/.test(id)) throw failure;
    const known = await commerceProducts.byId(id).catch(() => null);
    if (known === null) throw failure;
    reportPartial({ failure, path: responsePathAsArray(info.path) });
    return { ...fromCommerce(known), isStandIn: true };
  }
};
