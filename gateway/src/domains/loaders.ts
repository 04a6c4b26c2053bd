import type { LoaderContext, Loaders } from '../context.ts';
import { batchPerRequest } from '../sources/search/batching.ts';
import { createAlertLoaders } from './alerts/loaders.ts';
import { createCartLoaders } from './cart/loaders.ts';
import { createCatalogLoaders } from './catalog/loaders.ts';
import { createContentLoaders } from './content/loaders.ts';
import { createCustomerLoaders } from './customer/loaders.ts';
import { createOrderLoaders } from './orders/loaders.ts';
import { createSellLoaders } from './sell/loaders.ts';
import { createWishlistLoaders } from './wishlist/loaders.ts';

/** The loaders of one request, each domain's made when it is first used: nothing that they read outlives it. */
class RequestLoaders implements Loaders {
  readonly #context: LoaderContext;
  readonly #made: { -readonly [Domain in keyof Loaders]?: Loaders[Domain] } = {};

  constructor(context: LoaderContext) {
    this.#context = context;
  }

  get alerts() {
    this.#made.alerts ??= createAlertLoaders(this.#context.reads);
    return this.#made.alerts;
  }

  get cart() {
    this.#made.cart ??= createCartLoaders(this.#context);
    return this.#made.cart;
  }

  get catalog() {
    const { search, settingsCache, commerceProducts } = this.#context;
    this.#made.catalog ??= createCatalogLoaders({
      search: batchPerRequest(search),
      settingsCache,
      commerceProducts,
    });
    return this.#made.catalog;
  }

  get content() {
    this.#made.content ??= createContentLoaders(this.#context);
    return this.#made.content;
  }

  get customer() {
    this.#made.customer ??= createCustomerLoaders(this.#context);
    return this.#made.customer;
  }

  get orders() {
    this.#made.orders ??= createOrderLoaders(this.#context);
    return this.#made.orders;
  }

  get sell() {
    this.#made.sell ??= createSellLoaders(this.#context);
    return this.#made.sell;
  }

  get wishlist() {
    this.#made.wishlist ??= createWishlistLoaders(this.#context);
    return this.#made.wishlist;
  }
}

export function createLoaders(context: LoaderContext): Loaders {
  return new RequestLoaders(context);
}
