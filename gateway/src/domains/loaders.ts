import type { LoaderContext, Loaders } from '../context.ts';
import { createCartLoaders } from './cart/loaders.ts';
import { createCatalogLoaders } from './catalog/loaders.ts';
import { createCustomerLoaders } from './customer/loaders.ts';
import { createOrderLoaders } from './orders/loaders.ts';
import { createSellLoaders } from './sell/loaders.ts';
import { createWishlistLoaders } from './wishlist/loaders.ts';

declare module '../context.ts' {
  interface Loaders {
    readonly cart: ReturnType<typeof createCartLoaders>;
    readonly catalog: ReturnType<typeof createCatalogLoaders>;
    readonly customer: ReturnType<typeof createCustomerLoaders>;
    readonly orders: ReturnType<typeof createOrderLoaders>;
    readonly sell: ReturnType<typeof createSellLoaders>;
    readonly wishlist: ReturnType<typeof createWishlistLoaders>;
  }
}

/** The loaders of one request, each domain's created when it is first used: nothing that they read outlives it. */
class RequestLoaders implements Loaders {
  readonly #context: LoaderContext;
  readonly #created: { -readonly [Domain in keyof Loaders]?: Loaders[Domain] } = {};

  constructor(context: LoaderContext) {
    this.#context = context;
  }

  get cart() {
    this.#created.cart ??= createCartLoaders(this.#context);
    return this.#created.cart;
  }

  get catalog() {
    this.#created.catalog ??= createCatalogLoaders(this.#context);
    return this.#created.catalog;
  }

  get customer() {
    this.#created.customer ??= createCustomerLoaders(this.#context);
    return this.#created.customer;
  }

  get orders() {
    this.#created.orders ??= createOrderLoaders(this.#context);
    return this.#created.orders;
  }

  get sell() {
    this.#created.sell ??= createSellLoaders(this.#context);
    return this.#created.sell;
  }

  get wishlist() {
    this.#created.wishlist ??= createWishlistLoaders(this.#context);
    return this.#created.wishlist;
  }
}

export function createLoaders(context: LoaderContext): Loaders {
  return new RequestLoaders(context);
}
