import type { DatabaseSync } from 'node:sqlite';
import { productView } from '../catalog/graphql-view.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import { badInput } from '../content/graphql/fault.ts';
import type { Wishlist } from './repository.ts';

/** A page of a list; the first is 1. */
export interface Page {
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
    ...{ current_page: currentPage, page_size: pageSize },
    total_pages: Math.max(1, Math.ceil(items.length / pageSize)),
  };
  return { items: items.slice(from, from + pageSize), page_info };
}

/** Makes lists ready for answers. Items that the shop no longer has are left out. */
export function createListViews(options: {
  readonly db: DatabaseSync;
  readonly commerceUrl: string;
}) {
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
    /** Every field of both of Magento's types of lists. */
    list: (list: Wishlist) => {
      const items = toShared(list);
      return {
        ...{ id: list.id, items_count: items.length },
        ...{ sharing_code: list.sharingCode, updated_at: list.updatedAt },
        items: items.map(({ id, qty, addedAt, view }) => ({
          ...{ id, qty, description: null, added_at: addedAt, product: view },
        })),
        items_v2: (page: Page) =>
          toPage(
            items.map(({ id, qty, addedAt, view, type }) => ({
              __typename: ITEM_TYPES[type] ?? 'SimpleWishlistItem',
              ...{ id, quantity: qty, description: null, added_at: addedAt, product: view },
              customizable_options: [],
            })),
            page,
          ),
      };
    },
  };
}
