import { createCatalogRepository } from '../../catalog/repository.ts';
import { createCustomerRepository } from '../../customer/repository.ts';
import type { Customer } from '../../customer/types.ts';
import { STOCK_CATEGORY_SUFFIX } from '../../stock.ts';
import { withMedia } from '../media-directive.ts';
import { type ContentRepository, createContentRepository } from '../repository.ts';
import { storeConfig } from '../store.ts';
import type { CmsPage } from '../types.ts';
import { badInput, GraphqlFault, noSuchEntity } from './fault.ts';
import type { ContentGraphqlOptions, QueryContext } from './request.ts';
import { resolveUrl, routed, toPageResponse } from './url-resolver.ts';

const TAG_OF_TYPE = { PRODUCT: 'cat_p', CATEGORY: 'cat_c', CMS_PAGE: 'cms_p' } as const;

/** The page fields that only `route` provides. As in Magento, selecting the redirect code empties the response. */
const NOT_ROUTED = {
  relative_url: null,
  type: null,
  redirect_code: () => {
    throw new Error('A page that was not routed to has no redirect code.');
  },
};

type PageArguments = { readonly id?: number | null; readonly identifier?: string | null };

function findPage({ id, identifier }: PageArguments, content: ContentRepository): CmsPage {
  const key = id ?? identifier;
  if (key == null) throw badInput('"Page id/identifier should be specified');
  const page = typeof key === 'number' ? content.pageById(key) : content.pageByIdentifier(key);
  // An inactive page cannot be found by its identifier.
  if (page === undefined || (!page.isActive && typeof key === 'string')) {
    throw noSuchEntity(`The CMS page with the "${key}" ID doesn't exist.`);
  }
  if (!page.isActive) throw noSuchEntity('No such entity.');
  return page;
}

type Identifiers = { readonly identifiers?: readonly (string | null)[] | null };

function findBlocks(
  { identifiers }: Identifiers,
  content: ContentRepository,
  { tags, mediaUrl }: QueryContext & { readonly mediaUrl: string },
) {
  if (!identifiers?.length) throw badInput('"identifiers" of CMS blocks should be specified');
  const items = [...new Set(identifiers)].map((identifier) => {
    const block = content.block(identifier ?? '');
    if (!block)
      return noSuchEntity(`The CMS block with the "${identifier ?? ''}" ID doesn't exist.`);
    tags.add('cms_b').add(`cms_b_${block.id}`).add(`cms_b_${block.identifier}`);
    const { title, headerContent } = block;
    const html = withMedia(block.content, mediaUrl);
    return { identifier: block.identifier, title, content: html, header_content: headerContent };
  });
  return { items };
}

const asText = (id: number | null): string | null => (id === null ? null : String(id));

const toCustomer = (customer: Customer) => ({
  ...customer.details,
  id: customer.id,
  created_at: customer.createdAt,
  group_id: customer.groupId,
  firstname: customer.firstname,
  lastname: customer.lastname,
  email: customer.email,
  default_billing: asText(customer.defaultBilling),
  default_shipping: asText(customer.defaultShipping),
  date_of_birth: customer.details.dob ?? null,
  allow_remote_shopping_assistance: false,
  is_subscribed: customer.isSubscribed,
});

/** The root fields of no other domain. */
export function createResolvers({ db, env }: ContentGraphqlOptions) {
  const content = createContentRepository(db);
  const customers = createCustomerRepository(db);
  const categorySuffix = env.stock ? STOCK_CATEGORY_SUFFIX : '';
  const store = storeConfig(env.commerceUrl, categorySuffix);
  const mediaUrl = store.base_media_url;
  const sources = { catalog: createCatalogRepository(db), content, categorySuffix };
  return {
    Query: {
      urlResolver: (_root: unknown, { url }: { url: string }, { tags }: QueryContext) => {
        const found = resolveUrl(url, sources);
        if (found) tags.add(TAG_OF_TYPE[found.type]).add(`${TAG_OF_TYPE[found.type]}_${found.id}`);
        return found;
      },
      route: (_root: unknown, { url }: { url: string }, { tags }: QueryContext) => {
        const found = resolveUrl(url, sources);
        if (found === null) return null;
        tags.add(TAG_OF_TYPE[found.type]).add(`${TAG_OF_TYPE[found.type]}_${found.id}`);
        const { relative_url, redirectCode: redirect_code } = found;
        return { ...routed(found, sources, env.commerceUrl), relative_url, redirect_code };
      },
      cmsPage: (_root: unknown, args: PageArguments, { tags }: QueryContext) => {
        const page = findPage(args, content);
        tags.add('cms_p').add(`cms_p_${page.id}`);
        return { ...toPageResponse(page, mediaUrl), ...NOT_ROUTED };
      },
      cmsBlocks: (_root: unknown, args: Identifiers, context: QueryContext) =>
        findBlocks(args, content, { ...context, mediaUrl }),
      storeConfig: () => store,
      availableStores: () => [store],
      customer: (_root: unknown, _args: unknown, { caller }: QueryContext) => {
        const customer = caller.customerId === null ? undefined : customers.byId(caller.customerId);
        if (customer !== undefined) return toCustomer(customer);
        throw new GraphqlFault('graphql-authorization', "The current customer isn't authorized.");
      },
    },
    // Stock Magento does not expose customer ids.
    ...(env.stock && { Customer: { id: () => null, group_id: () => null } }),
    RoutableInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  };
}
