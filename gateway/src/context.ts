import type { Entrance } from './captcha/entrance.ts';
import { type AlertLoaders, createAlertLoaders } from './domains/alerts/loaders.ts';
import { type CartLoaders, createCartLoaders } from './domains/cart/loaders.ts';
import { mergeGuestCart } from './domains/cart/merge.ts';
import { type CatalogLoaders, createCatalogLoaders } from './domains/catalog/loaders.ts';
import { type ContentLoaders, createContentLoaders } from './domains/content/loaders.ts';
import { type CustomerLoaders, createCustomerLoaders } from './domains/customer/loaders.ts';
import { createOrderLoaders, type OrderLoaders } from './domains/orders/loaders.ts';
import type { PaymentConfig } from './domains/payments/config.ts';
import { createSellLoaders, type SellLoaders } from './domains/sell/loaders.ts';
import type { SellNews } from './domains/sell/news.ts';
import { createWishlistLoaders, type WishlistLoaders } from './domains/wishlist/loaders.ts';
import type { CartMerge } from './generated/types.ts';
import { createSession, type Session } from './session/session.ts';
import type { KeyedLock } from './shared/keyed-lock.ts';
import type { Memo } from './shared/memo.ts';
import { createRestReads, type RestReads } from './shared/rest-reads.ts';
import type { OwnGraphql } from './sources/commerce-graphql/own.ts';
import type { CommerceProducts } from './sources/commerce-graphql/products.ts';
import type { CommerceRest } from './sources/commerce-rest/client.ts';
import { createBatchedSearch } from './sources/search/batched.ts';
import type { SearchSource } from './sources/search/types.ts';

/** What lives as long as the process and is shared by all requests. Nothing here belongs to a session. */
export interface GatewayDeps {
  readonly rest: CommerceRest;
  /** The back end's GraphQL as one customer sees it. */
  readonly ownGraphql: OwnGraphql;
  readonly search: SearchSource;
  /** Products of the commerce back end, for when search cannot be asked. */
  readonly commerceProducts: CommerceProducts;
  /** What changes of customers' items. */
  readonly sellNews: SellNews;
  readonly locks: KeyedLock;
  /** Public answers, kept for a short while. */
  readonly answers: Memo;
  /** Orders placed, by owner and idempotency key: a second try gets the first one's answer. */
  readonly orders: Memo;
  /** The shop's search configuration (attributes), kept for a short while. */
  readonly settings: Memo;
  /** Base address of the picture service. */
  readonly mediaUrl: string;
  /** The custom option of virtual products that carries the quote id. */
  readonly quoteOptionId: string;
  /** Captcha and identity providers. */
  readonly entrance: Entrance;
  /** Payment providers. */
  readonly payments: PaymentConfig;
}

/** The loaders of one request, by domain. */
export interface Loaders {
  readonly catalog: CatalogLoaders;
  readonly cart: CartLoaders;
  readonly content: ContentLoaders;
  readonly customer: CustomerLoaders;
  readonly sell: SellLoaders;
  readonly orders: OrderLoaders;
  readonly wishlist: WishlistLoaders;
  readonly alerts: AlertLoaders;
}

/** What every resolver is given. Made anew for each request. */
export interface GatewayContext {
  readonly requestId: string;
  /** Who asks, and how signing in and out changes that. */
  readonly session: Session;
  readonly loaders: Loaders;
  /** Moves a guest's cart into the customer's; a job of the cart that signing in needs. */
  readonly mergeGuestCart: (guestCartId: string) => Promise<CartMerge>;
  readonly rest: CommerceRest;
  /** Reads of this request, each made once. */
  readonly reads: RestReads;
  readonly sellNews: SellNews;
  readonly locks: KeyedLock;
  readonly orders: Memo;
  readonly mediaUrl: string;
  readonly quoteOptionId: string;
  readonly entrance: Entrance;
  readonly payments: PaymentConfig;
}

interface Request {
  readonly requestId: string;
  readonly session: Session;
  readonly reads: RestReads;
}

const createLoaders = (deps: GatewayDeps, { requestId, session, reads }: Request): Loaders => ({
  catalog: createCatalogLoaders({ ...deps, search: createBatchedSearch(deps.search) }),
  cart: createCartLoaders({ ...deps, requestId, session }),
  customer: createCustomerLoaders({ ...deps, requestId, session }),
  sell: createSellLoaders({ ...deps, requestId, session }),
  orders: createOrderLoaders(reads),
  alerts: createAlertLoaders(reads),
  wishlist: createWishlistLoaders({ ...deps, requestId, session }),
  content: createContentLoaders({ rest: deps.rest, answers: deps.answers, requestId }),
});

/** The context of one request. */
export const createContext = (
  deps: GatewayDeps,
  requestId: string,
  session: Session = createSession(),
): GatewayContext => {
  const reads = createRestReads({ rest: deps.rest, requestId, session });
  const context: GatewayContext = {
    requestId,
    session,
    loaders: createLoaders(deps, { requestId, session, reads }),
    reads,
    mergeGuestCart: (guestCartId) => mergeGuestCart(guestCartId, context),
    rest: deps.rest,
    sellNews: deps.sellNews,
    locks: deps.locks,
    orders: deps.orders,
    mediaUrl: deps.mediaUrl,
    quoteOptionId: deps.quoteOptionId,
    entrance: deps.entrance,
    payments: deps.payments,
  };
  return context;
};
