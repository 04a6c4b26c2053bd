import type { LoaderContext, Loaders } from '../context.ts';
import { createBatchedSearch } from '../sources/search/batched.ts';
import { createAlertLoaders } from './alerts/loaders.ts';
import { createCartLoaders } from './cart/loaders.ts';
import { createCatalogLoaders } from './catalog/loaders.ts';
import { createContentLoaders } from './content/loaders.ts';
import { createCustomerLoaders } from './customer/loaders.ts';
import { createOrderLoaders } from './orders/loaders.ts';
import { createSellLoaders } from './sell/loaders.ts';
import { createWishlistLoaders } from './wishlist/loaders.ts';

/** The loaders of one request: nothing that they read outlives it. */
export function createLoaders(context: LoaderContext): Loaders {
  return {
    alerts: createAlertLoaders(context.reads),
    cart: createCartLoaders(context),
    catalog: createCatalogLoaders({ ...context, search: createBatchedSearch(context.search) }),
    content: createContentLoaders(context),
    customer: createCustomerLoaders(context),
    orders: createOrderLoaders(context.reads),
    sell: createSellLoaders(context),
    wishlist: createWishlistLoaders(context),
  };
}
