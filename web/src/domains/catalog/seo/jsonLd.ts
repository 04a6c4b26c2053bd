import type { ProductPage_ProductFragment } from '../product/ProductPage.generated.ts';

export type PageCrumb = { readonly name: string; readonly path: string };

type Product = Pick<
  ProductPage_ProductFragment,
  | 'sku'
  | 'name'
  | 'designer'
  | 'path'
  | 'isSalable'
  | 'color'
  | 'material'
  | 'price'
  | 'condition'
  | 'isOneOfAKind'
  | 'images'
>;

export type JsonLd = {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
} & Readonly<Record<string, unknown>>;

/** A schema.org Product, without a price once sold; used if it has a grade. `site` has no trailing slash. */
export function productJsonLd(product: Product, site: string): JsonLd {
  const used = product.condition && { itemCondition: 'https://schema.org/UsedCondition' };
  const price = product.isSalable ? product.price?.current.amount : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url: site + product.path,
    description: describeProduct(product),
    image: product.images.map((image) => absolute(image.large, site)),
    ...used,
    ...(product.designer && { brand: { '@type': 'Brand', name: product.designer } }),
    ...(product.color && { color: product.color }),
    ...(product.material && { material: product.material }),
    offers: {
      '@type': 'Offer',
      url: site + product.path,
      ...used,
      availability: `https://schema.org/${product.isSalable ? 'InStock' : 'SoldOut'}`,
      ...(price && { price, priceCurrency: 'USD' }),
    },
  };
}

export function breadcrumbJsonLd(crumbs: readonly PageCrumb[], site: string): JsonLd {
  const all = [{ name: 'Home', path: '/' }, ...crumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + encodeURI(path),
    })),
  };
}

export function describeProduct(product: Product): string {
  const facts = [product.material, product.color].filter(Boolean).join(', ');
  const inBrackets = facts && ` (${facts})`;
  if (!product.condition) return `${product.name}${inBrackets}.`;
  const condition = product.condition.label.toLowerCase();
  const kind = product.isOneOfAKind ? 'One of a kind, authenticated' : 'Authenticated';
  return `Pre-owned ${product.name} in ${condition} condition${inBrackets}. ${kind} by our specialists.`;
}

function absolute(url: string, site: string): string {
  return url.startsWith('/') ? site + url : url;
}
