import { omitNil } from '../../core/values.ts';
import type { ProductSort } from '../../generated/types.ts';
import type {
  CommerceCategory,
  CommerceListVariables,
  CommerceProduct,
  CommerceProductList,
} from '../../sources/commerce-graphql/products.ts';
import { type CategoryModel, type RecordVariant, toCategory } from './mappers.ts';
import { type ProductModel, toProduct } from './product-mappers.ts';
import type { ProductSearch, ProductSearchModel } from './search.ts';

const DESIGNERS_PATH = 'designers';
/** The level of a top category in Magento. */
const TOP_LEVEL = 2;

type WithUrlPath = { readonly url_path?: string | null | undefined };

/** True for the pseudo-category of designer pages, and for those pages. */
function isOfDesigners({ url_path }: WithUrlPath): boolean {
  return url_path?.split('/')[0] === DESIGNERS_PATH;
}

function isDesigner(category: WithUrlPath): boolean {
  return isOfDesigners(category) && category.url_path !== DESIGNERS_PATH;
}

/** More than the values of an option; five options stay below 2^53. */
const MAX_VALUES = 1_000;

/** The choices of a configurable product and its variants, in the order of the options' values. */
function toVariants({ configurable_options, variants }: CommerceProduct) {
  const options = (configurable_options ?? []).toSorted(
    (a, b) => (a.position ?? 0) - (b.position ?? 0),
  );
  const rank = ({ values }: RecordVariant): number =>
    options.reduce((sum, option, index) => {
      const place = option.values.findIndex(({ label }) => label === values[index]);
      return sum * MAX_VALUES + place;
    }, 0);
  const known = (variants ?? []).map(({ product, attributes }): RecordVariant => {
    const { value } = product.price_range.minimum_price.final_price;
    const isAvailable = product.stock_status === 'IN_STOCK' && value !== null;
    return {
      sku: product.sku,
      values: options.map(
        (option) => attributes.find(({ code }) => code === option.attribute_code)?.label ?? '',
      ),
      price: value ?? 0,
      in_stock: Number(isAvailable),
    };
  });
  return {
    variant_options: options.map(({ label }) => label),
    variants: known
      .filter(({ values }) => !values.includes(''))
      .toSorted((a, b) => rank(a) - rank(b)),
  };
}

/** A product from the commerce back end's GraphQL, which has neither details nor related products. */
export function toFallbackProduct(product: CommerceProduct): ProductModel {
  const { regular_price, final_price } = product.price_range.minimum_price;
  const categories = product.categories ?? [];
  const designer = categories.find(isDesigner);
  const shopCategories = categories.filter((one) => !isOfDesigners(one));
  const top = shopCategories.filter(({ level }) => level === TOP_LEVEL);
  const isAvailable = product.stock_status === 'IN_STOCK';
  const files = (product.media_gallery_entries ?? []).flatMap(({ file, position, label }) =>
    file ? [{ file, position: position ?? 0, label: label ?? null }] : [],
  );
  const known = toProduct({
    objectID: String(product.id),
    id: product.id,
    sku: product.sku,
    name: product.name,
    manufacturer: designer?.name ?? null,
    type_id: product.type_id ?? 'simple',
    url_key: product.url_key ?? '',
    url_path: `${product.url_key ?? ''}${product.url_suffix ?? ''}`,
    categories: { level0: top.map(({ name }) => name) },
    subcategory: shopCategories.filter((one) => !top.includes(one)).map(({ name }) => name),
    categoryIds: categories.map(({ id }) => id),
    media_gallery_entries: files,
    salable_qty: isAvailable ? 1 : 0,
    ...toVariants(product),
    price: regular_price.value,
    special_price: final_price.value,
    created_at: Date.parse(`${product.created_at ?? ''}Z`.replace(' ', 'T')) / 1_000,
  });
  return { ...known, isFallback: true };
}

/** Records contain the text of an editor's HTML; a page can do without it while there are none. */
function withoutHtml(description: string | null | undefined): string | null {
  return description == null || /[<&]/.test(description) ? null : description;
}

/** A category from the commerce back end's GraphQL, without parent breadcrumbs. */
export function toFallbackCategory(category: CommerceCategory): CategoryModel {
  return toCategory({
    objectID: String(category.id),
    name: category.name,
    path: isDesigner(category) ? `Designers / ${category.name}` : category.name,
    level: Math.max(1, (category.level ?? TOP_LEVEL) + 1 - TOP_LEVEL),
    product_count: category.product_count ?? 0,
    description: withoutHtml(category.description),
    ...(category.url_path ? { url_path: category.url_path + (category.url_suffix ?? '') } : {}),
  });
}

const SORTS: Readonly<Record<ProductSort, CommerceListVariables['sort'] | null>> = {
  RELEVANCE: null,
  NAME_ASC: { name: 'ASC' },
  NAME_DESC: { name: 'DESC' },
  PRICE_ASC: { price: 'ASC' },
  PRICE_DESC: { price: 'DESC' },
  CREATED_DESC: null,
};

/**
 * Converts `search` to a query of the commerce back end's GraphQL, which lists products for sale without facets. Null
 * for a search by attributes, whose values have other names there.
 */
export function toCommerceList(search: ProductSearch): CommerceListVariables | null {
  const { term, categoryId, price, page, pageSize } = search;
  if (search.filters.size > 0) return null;
  const range = omitNil({ from: price.min, to: price.max });
  return {
    ...omitNil({ search: term || null, sort: SORTS[search.sort] }),
    filter: {
      ...(categoryId !== null && { category_id: { eq: categoryId } }),
      ...(Object.keys(range).length > 0 && { price: range }),
    },
    size: pageSize,
    page,
  };
}

export function toFallbackList(
  { items, total_count, page_info }: CommerceProductList,
  { page, pageSize, sort }: ProductSearch,
): ProductSearchModel {
  return {
    products: items.map(toFallbackProduct),
    page,
    pageSize,
    pageCount: page_info.total_pages,
    totalCount: total_count,
    facets: [],
    priceBounds: null,
    sort: SORTS[sort] === null ? 'RELEVANCE' : sort,
  };
}
