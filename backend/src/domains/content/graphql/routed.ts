import { categoryView, productView } from '../../catalog/graphql-view.ts';
import type { CatalogRepository } from '../../catalog/repository.ts';
import { withMedia } from '../media-directive.ts';
import type { ContentRepository } from '../repository.ts';
import { storeConfig } from '../store.ts';
import type { CmsPage } from '../types.ts';
import type { EntityUrl } from './url-resolver.ts';

/** A page as Magento's GraphQL answers it. `mediaUrl` is the address of pictures, with a slash at its end. */
export const toPageResponse = (page: CmsPage, mediaUrl: string) => ({
  __typename: 'CmsPage',
  identifier: page.identifier,
  url_key: page.identifier,
  title: page.title,
  content: withMedia(page.content, mediaUrl),
  content_heading: page.contentHeading,
  page_layout: page.pageLayout,
  meta_title: page.metaTitle || null,
  meta_description: page.metaDescription || null,
  meta_keywords: page.metaKeywords || null,
  relative_url: page.identifier,
  redirect_code: 0,
  type: 'CMS_PAGE',
});

interface RouteSources {
  readonly catalog: Pick<CatalogRepository, 'byId' | 'categories' | 'categoryById'>;
  readonly content: Pick<ContentRepository, 'pageById'>;
}

/** What an address of the shop shows: a product, a category or a page. */
export function routed(
  { type, id }: EntityUrl,
  { catalog, content }: RouteSources,
  commerceUrl: string,
): object {
  if (type === 'CMS_PAGE') {
    const page = content.pageById(id);
    // As in Magento, which faults where urlResolver still finds the page.
    if (page?.isActive === false) throw new Error(`The page ${page.identifier} is inactive.`);
    return page === undefined ? {} : toPageResponse(page, storeConfig(commerceUrl).base_media_url);
  }
  const categories = new Map(catalog.categories().map((category) => [category.id, category]));
  if (type === 'CATEGORY') {
    const category = catalog.categoryById(id);
    return category === undefined ? {} : categoryView(category, { categories, commerceUrl });
  }
  const product = catalog.byId(id);
  return product === undefined ? {} : productView(product, { categories, commerceUrl });
}
