import type { CatalogCategory, CatalogProduct, UrlRewrite } from '../../domains/catalog/types.ts';
import { foldAccents, urlKey } from '../slug.ts';

/** The address of a product page: its url key with '.html', at the root. */
export function productRewrite({ id, urlKey: key }: CatalogProduct): UrlRewrite {
  const targetPath = `catalog/product/view/id/${id}`;
  return {
    requestPath: `${key}.html`,
    targetPath,
    redirectCode: 0,
    entityType: 'PRODUCT',
    entityId: id,
  };
}

function redirect(requestPath: string, category: CatalogCategory): UrlRewrite {
  const to = { targetPath: category.urlPath ?? '', redirectCode: 301, entityId: category.id };
  return { requestPath, ...to, entityType: 'CATEGORY' };
}

/** Other ways a designer's page is asked for: the bare name, hyphens collapsed, accents folded. */
function designerRedirects(category: CatalogCategory): UrlRewrite[] {
  const slug = category.urlKey ?? '';
  const forms = [
    slug,
    foldAccents(slug),
    slug.replace(/-+/g, '-').replace(/^-|-$/g, ''),
    urlKey(slug),
  ];
  const paths = new Set(forms.flatMap((form) => [form, `designers/${form}`]));
  paths.delete(category.urlPath ?? '');
  return [...paths].map((path) => redirect(path, category));
}

/** The addresses of the categories, then the redirects to designers' pages; the first one counts. */
export function categoryRewrites(categories: readonly CatalogCategory[]): UrlRewrite[] {
  const paged = categories.filter((category) => category.urlPath !== null);
  const designers = paged.filter((category) => category.urlPath?.startsWith('designers/'));
  return [
    ...paged.map((category) => ({
      ...redirect(category.urlPath ?? '', category),
      targetPath: `catalog/category/view/id/${category.id}`,
      redirectCode: 0,
    })),
    ...designers.flatMap(designerRedirects),
  ];
}
