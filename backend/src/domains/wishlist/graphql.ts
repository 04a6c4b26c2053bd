import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { productView } from '../catalog/graphql-view.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import { badInput, GraphqlFault } from '../content/graphql/fault.ts';
import type { GraphqlModule, QueryContext } from '../content/graphql/request.ts';
import { createWishlistRepository, type Wishlist } from './repository.ts';

/** A page of a list, one-based. */
interface Page {
  readonly currentPage: number;
  readonly pageSize: number;
}

const ITEM_TYPES: Readonly<Record<string, string>> = {
  virtual: 'VirtualWishlistItem',
  configurable: 'ConfigurableWishlistItem',
};

function toPage<Item>(items: readonly Item[], { currentPage, pageSize }: Page) {
  if (currentPage < 1) throw badInput('currentPage value must be greater than 0.');
  if (pageSize < 1) throw badInput('pageSize value must be greater than 0.');
  const from = (currentPage - 1) * pageSize;
  const page_info = {
    current_page: currentPage,
    page_size: pageSize,
    total_pages: Math.max(1, Math.ceil(items.length / pageSize)),
  };
  return { items: items.slice(from, from + pageSize), page_info };
}

/** Creates the views of lists, without products that no longer exist. */
function createListViews(options: { readonly db: DatabaseSync; readonly commerceUrl: string }) {
  const catalog = createCatalogRepository(options.db);
  const toShared = ({ entries }: Wishlist) => {
    const categories = new Map(catalog.categories().map((category) => [category.id, category]));
    const { commerceUrl } = options;
    return entries.flatMap(({ id, sku, qty, addedAt }) => {
      const product = catalog.bySku(sku);
      if (!product?.enabled || !product.visible) return [];
      const view = productView(product, { categories, commerceUrl });
      return [{ id, qty, addedAt, view, type: product.typeId }];
    });
  };
  return {
    /** The fields of both of Magento's list types. */
    list: (list: Wishlist) => {
      const items = toShared(list);
      return {
        id: list.id,
        items_count: items.length,
        sharing_code: list.sharingCode,
        updated_at: list.updatedAt,
        items: items.map(({ id, qty, addedAt, view }) => ({
          id,
          qty,
          description: null,
          added_at: addedAt,
          product: view,
        })),
        items_v2: (page: Page) =>
          toPage(
            items.map(({ id, qty, addedAt, view, type }) => ({
              __typename: ITEM_TYPES[type] ?? 'SimpleWishlistItem',
              id,
              quantity: qty,
              description: null,
              added_at: addedAt,
              product: view,
              customizable_options: [],
            })),
            page,
          ),
      };
    },
  };
}

const SDL = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8');

/** As in Magento, every field is null before the first list. */
const NO_LIST = { items_count: null };

interface UserFault {
  readonly code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED';
  readonly message: string;
}

interface Added {
  readonly wishlistId: string;
  readonly wishlistItems: readonly { readonly sku: string; readonly quantity: number }[];
}

interface Removed {
  readonly wishlistId: string;
  readonly wishlistItemsIds: readonly string[];
}

function getOwnerId({ caller }: QueryContext): number {
  if (caller.customerId !== null) return caller.customerId;
  const message = 'The current user cannot perform operations on wishlist';
  throw new GraphqlFault('graphql-authorization', message);
}

export interface WishlistGraphqlOptions {
  readonly db: DatabaseSync;
  readonly commerceUrl: string;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** Changes to a customer's only list, identified by its id or `0`. */
function createChanges({ db, now }: WishlistGraphqlOptions) {
  const wishlists = createWishlistRepository(db, now);
  const catalog = createCatalogRepository(db);
  const getList = (customerId: number, wishlistId: string): Wishlist => {
    const list = wishlists.ensure(customerId);
    const id = Number.parseInt(wishlistId, 10) || list.id;
    if (id !== list.id) throw badInput('The wishlist was not found.');
    return list;
  };
  const findFault = (sku: string, quantity: number): UserFault | undefined => {
    const product = catalog.bySku(sku);
    if (product?.enabled !== true) {
      const message = `Could not find a product with SKU "${sku}"`;
      return { code: 'PRODUCT_NOT_FOUND', message };
    }
    if (quantity === 0) {
      return { code: 'UNDEFINED', message: 'The quantity of a wish list item cannot be 0' };
    }
    if (product.qty > 0) return undefined;
    return { code: 'UNDEFINED', message: 'Cannot add product without stock to wishlist.' };
  };
  return {
    add: (customerId: number, { wishlistId, wishlistItems }: Added) => {
      getList(customerId, wishlistId);
      const faults = wishlistItems.flatMap(({ sku, quantity }) => {
        const fault = findFault(sku, quantity);
        if (fault === undefined) {
          wishlists.add(customerId, catalog.bySku(sku)?.sku ?? sku, Math.max(1, quantity));
        }
        return fault ?? [];
      });
      return { wishlist: wishlists.ensure(customerId), user_errors: faults };
    },
    remove: (customerId: number, { wishlistId, wishlistItemsIds }: Removed) => {
      const { entries } = getList(customerId, wishlistId);
      const faults = wishlistItemsIds.flatMap((itemId): UserFault[] => {
        const entry = entries.find(({ id }) => String(id) === itemId);
        if (entry !== undefined && wishlists.remove(customerId, entry.sku)) return [];
        // PHP converts a text without a number to 0.
        const id = Number.parseInt(itemId, 10) || 0;
        const message = `The wishlist item with ID "${id}" does not belong to the wishlist`;
        return [{ code: 'UNDEFINED', message }];
      });
      return { wishlist: wishlists.ensure(customerId), user_errors: faults };
    },
  };
}

/** The customer's wishlist in Magento's GraphQL. */
export function wishlistGraphql(options: WishlistGraphqlOptions): GraphqlModule {
  const wishlists = createWishlistRepository(options.db, options.now);
  const views = createListViews(options);
  const changes = createChanges(options);
  const named = { __resolveType: ({ __typename }: { __typename: string }) => __typename };
  const own = ({ id }: { readonly id: number }): Wishlist => wishlists.ensure(id);
  return {
    typeDefs: SDL,
    resolvers: {
      Query: {
        wishlist: (_root: unknown, _args: unknown, context: QueryContext) => {
          const list = wishlists.of(getOwnerId(context));
          return list ? { ...views.list(list), name: null } : NO_LIST;
        },
      },
      Customer: {
        wishlist: (customer: { id: number }) => views.list(own(customer)),
        wishlists: (customer: { id: number }, { currentPage }: Page) =>
          currentPage > 1 ? [] : [views.list(own(customer))],
        wishlist_v2: (customer: { id: number }, { id }: { id: string }) => {
          const list = own(customer);
          return String(list.id) === id ? views.list(list) : null;
        },
      },
      Mutation: {
        addProductsToWishlist: (_root: unknown, args: Added, context: QueryContext) => {
          const { wishlist, user_errors } = changes.add(getOwnerId(context), args);
          return { wishlist: views.list(wishlist), user_errors };
        },
        removeProductsFromWishlist: (_root: unknown, args: Removed, context: QueryContext) => {
          const { wishlist, user_errors } = changes.remove(getOwnerId(context), args);
          return { wishlist: views.list(wishlist), user_errors };
        },
      },
      WishlistItemInterface: named,
      ProductInterface: named,
      CategoryInterface: named,
      MediaGalleryInterface: named,
    },
  };
}
