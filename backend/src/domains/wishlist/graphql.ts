import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createCatalogRepository } from '../catalog/repository.ts';
import { GraphqlFault } from '../content/graphql/fault.ts';
import type { GraphqlModule, QueryContext } from '../content/graphql/options.ts';
import { productView } from './product-view.ts';
import { createWishlistRepository } from './repository.ts';

const SDL = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8');

/** Without a list yet every field is null, as in Magento. */
const NO_LIST = { items_count: null };

/** The customer's wishlist as Magento's GraphQL answers it. Items that the shop no longer has are left out. */
export function wishlistGraphql(options: {
  readonly db: DatabaseSync;
  readonly commerceUrl: string;
}): GraphqlModule {
  const { db, commerceUrl } = options;
  const wishlists = createWishlistRepository(db);
  const catalog = createCatalogRepository(db);
  const wishlist = (_root: unknown, _asked: unknown, { caller }: QueryContext) => {
    if (caller.customerId === null) {
      const message = 'The current user cannot perform operations on wishlist';
      throw new GraphqlFault('graphql-authorization', message);
    }
    const list = wishlists.of(caller.customerId);
    if (list === undefined) return NO_LIST;
    const categories = new Map(catalog.categories().map((category) => [category.id, category]));
    const items = list.entries.flatMap(({ id, sku, addedAt }) => {
      const product = catalog.bySku(sku);
      if (product?.enabled !== true) return [];
      const view = productView(product, { categories, commerceUrl });
      return { id, qty: 1, description: null, added_at: addedAt, product: view };
    });
    const { sharingCode, updatedAt } = list;
    return {
      ...{ items, items_count: items.length, name: null },
      ...{ sharing_code: sharingCode, updated_at: updatedAt },
    };
  };
  const named = { __resolveType: ({ __typename }: { __typename: string }) => __typename };
  return {
    typeDefs: SDL,
    resolvers: {
      Query: { wishlist },
      ProductInterface: named,
      CategoryInterface: named,
      MediaGalleryInterface: named,
    },
  };
}
