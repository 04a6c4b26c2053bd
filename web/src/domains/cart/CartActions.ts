import type { ApolloCache } from '@apollo/client';
import { persistence } from '#apollo/persist.ts';
import type { Session } from '#apollo/session/session.ts';
import { withLock } from '#lib/browser/withLock.ts';
import { hasResponse, toErrorMessage } from '#lib/forms/rejection.ts';
import { Cart_CartFragmentDoc, CartId } from './Cart.generated.ts';
import type { Cart, CartCalls, CartChange, CartItem, CartOwner } from './useCartCalls.ts';

/** The state around the cart; the cart itself is in Apollo's cache. */
export interface CartState {
  /**
   * starting: on the server and until the session is known. failed: the cart could not be read; a retry is possible.
   */
  readonly status: 'starting' | 'loading' | 'ready' | 'failed';
  readonly isOpen: boolean;
  /** The customer was signed out while the drawer was open or an item was being added. */
  readonly isSignedOut: boolean;
  /** Name of the last added product; null after the drawer has closed. */
  readonly addedName: string | null;
  /** The last removed item while the removal can be undone; null after any other change. */
  readonly removed: CartItem | null;
  /** The line that could not be removed, and the message; `lineId` is null if undoing a removal failed. */
  readonly problem: { readonly lineId: string | null; readonly message: string } | null;
}

export const initialCartState: CartState = {
  status: 'starting',
  isOpen: false,
  isSignedOut: false,
  addedName: null,
  removed: null,
  problem: null,
};

interface CartParts {
  readonly cache: ApolloCache;
  readonly calls: CartCalls;
  readonly session: Pick<Session, 'getState' | 'subscribe' | 'lose'>;
  readonly setState: (update: (state: CartState) => CartState) => void;
  /** Called for each added item, except when a removal is undone. */
  readonly onAdded: (line: Cart['lines'][number], item: CartItem) => void;
}

type AddResult = { readonly cart: Cart } | { readonly message: string };

/** The cart's operations. They run one at a time across all tabs of the browser. No method rejects. */
export class CartActions {
  readonly #parts: CartParts;
  readonly #adding = new Map<string, Promise<string>>();
  /** Settles with the last queued change. p-limit would do the same with 1 kB more script on every first page. */
  #lastTask: Promise<unknown> = Promise.resolve();
  readonly #known = Promise.withResolvers<void>();
  #owner: CartOwner | null = null;
  /** The cart shown on this page; the cached one may belong to a customer who has signed in in another tab. */
  #shownId: string | null = null;
  #waiting: Promise<unknown> | null = null;

  constructor(parts: CartParts) {
    this.#parts = parts;
  }

  /** Reads the cart when the session is known and whenever the cart's owner changes; returns the cleanup function. */
  readonly start = (): (() => void) => {
    this.#follow();
    return this.#parts.session.subscribe(() => this.#follow());
  };

  /** Reads the current id after a change. */
  readonly currentCartId = (): string | null =>
    this.#parts.cache.readQuery({ query: CartId })?.cartId ?? null;

  readonly refresh = async (): Promise<void> => {
    if (this.#owner === null) return;
    this.#change(({ status }) => ({ status: status === 'ready' ? status : 'loading' }));
    this.#waiting ??= this.#enqueue(() => {
      this.#waiting = null;
      return this.#read();
    });
    await this.#waiting;
  };

  readonly open = (): void => {
    this.#change(() => ({ isOpen: true }));
    void this.refresh();
  };

  readonly close = (): void => this.#change(({ status }) => ({ ...initialCartState, status }));

  /**
   * Adds one item and opens the drawer. Resolves with the reason for a failure; empty if the item was added. A second
   * call for the same SKU returns the first call's promise.
   */
  readonly addItem = (item: CartItem): Promise<string> => {
    const running = this.#adding.get(item.sku);
    if (running) return running;
    const adding = this.#enqueue(() => this.#add(item))
      .then((added) => this.#confirm(item, added))
      .finally(() => this.#adding.delete(item.sku));
    this.#adding.set(item.sku, adding);
    return adding;
  };

  readonly undoRemoval = async (item: CartItem): Promise<void> => {
    this.#change(() => ({ removed: null }));
    const added = await this.#enqueue(() => this.#add(item));
    if ('message' in added)
      this.#change(() => ({ problem: { lineId: null, message: added.message } }));
  };

  /** Removes a line; a missing line counts as removed. `undoRemoval` can add `item` again. */
  readonly removeLine = async (lineId: string, item: CartItem | null = null): Promise<void> => {
    this.#change(() => ({ problem: null, addedName: null, removed: null }));
    const owner = this.#owner;
    const message = await this.#enqueue(() => this.#remove(lineId));
    if (owner !== this.#owner) return;
    this.#change(() => (message === null ? { removed: item } : { problem: { lineId, message } }));
  };

  /** Removes the cart in all tabs after it has become an order. */
  readonly clear = async (): Promise<void> => {
    this.#evict();
    this.#change(() => ({ status: 'ready' }));
    await persistence.flush();
  };

  get #isGuest(): boolean {
    return this.#owner !== 'customer';
  }

  #follow(): void {
    const { status } = this.#parts.session.getState();
    if (status === 'unknown' || status === this.#owner) return;
    const isAnother = this.#owner !== null;
    if (!isAnother) this.#shownId = this.currentCartId();
    this.#owner = status;
    this.#known.resolve();
    if (isAnother) {
      this.#change(({ isOpen }) => {
        const isSignedOut = status === 'guest' && (isOpen || this.#adding.size > 0);
        return { ...initialCartState, isOpen, isSignedOut, status: 'loading' };
      });
      if (this.currentCartId() === this.#shownId) this.#evict();
    }
    void this.refresh();
  }

  async #read(): Promise<Cart | null> {
    const owner = this.#owner;
    const cartId = this.currentCartId();
    if (owner === null) return null;
    if (owner === 'guest' && cartId === null) {
      this.#change(() => ({ status: 'ready' }));
      return null;
    }
    try {
      const cart = await this.#parts.calls.read({
        isGuest: this.#isGuest,
        cartId: cartId ?? '',
      });
      if (owner !== this.#owner) return null;
      if (cart?.isActive) return this.#show(cart);
      await this.clear();
    } catch (error) {
      if (owner === this.#owner) await this.#failToRead(error);
    }
    return null;
  }

  /** An error from the gateway drops the cart; after a network error it can be read again. */
  async #failToRead(error: unknown): Promise<void> {
    if (!hasResponse(error)) return this.#change(() => ({ status: 'failed' }));
    await this.clear();
    if (this.#owner === 'customer') this.#parts.session.lose();
  }

  async #add(item: CartItem): Promise<AddResult> {
    const owner = this.#owner;
    try {
      let change = await this.#addToCart(item);
      if (change.userError?.code === 'NO_ACTIVE_CART') {
        await this.clear();
        change = await this.#addToCart(item);
      }
      if (change.userError) return { message: change.userError.message };
      return { cart: this.#show(change.cart) };
    } catch (error) {
      // The response was lost. Mutations are never retried; reading the cart shows whether it was executed.
      const cart = await this.#read();
      // The session ended during the request: add the item to the guest cart that replaced the customer's.
      if (owner !== this.#owner) return this.#add(item);
      if (cart?.lines.some(({ sku }) => sku === item.sku)) return { cart };
      return { message: toErrorMessage(error) };
    }
  }

  async #addToCart({ sku, quoteId }: CartItem): Promise<CartChange> {
    const { create, add } = this.#parts.calls;
    const isGuest = this.#isGuest;
    // Another tab may have just created the cart; a cart stored by a customer who has signed out is ignored.
    const isOwners = (persistence.readCustomer() === null) === isGuest;
    if (this.currentCartId() === null && isOwners) persistence.load();
    const cartId = this.currentCartId();
    if (cartId !== null) return add({ isGuest, cartId, sku, quoteId });
    const created = await create(isGuest);
    if (created.userError) return created;
    this.#show(created.cart);
    return add({ isGuest, cartId: created.cart.id, sku, quoteId });
  }

  /** Returns the message if the line could not be removed; null if it is gone. */
  async #remove(lineId: string): Promise<string | null> {
    const cart = this.#cart();
    if (cart === null) return null;
    try {
      const { userError } = await this.#parts.calls.remove(cart, lineId, this.#isGuest);
      const isGone = userError?.code === 'NOT_FOUND' || userError?.code === 'NO_ACTIVE_CART';
      if (isGone) await this.#read();
      return userError && !isGone ? userError.message : null;
    } catch (error) {
      const now = await this.#read();
      // Not if the cart could not be read either.
      const isGone = now?.lines.every(({ id }) => id !== lineId);
      return isGone ? null : toErrorMessage(error);
    }
  }

  #confirm({ sku, name, ...item }: CartItem, added: AddResult): string {
    if ('message' in added) return added.message;
    this.#change(() => ({ isOpen: true, addedName: name }));
    const line = added.cart.lines.find((each) => each.sku === sku);
    if (line) this.#parts.onAdded(line, { sku, name, ...item });
    return '';
  }

  #cart(): Cart | null {
    const { cache } = this.#parts;
    const id = cache.identify({ __typename: 'Cart', id: this.currentCartId() });
    const fragment = { fragment: Cart_CartFragmentDoc, fragmentName: 'Cart_cart' };
    return id === undefined ? null : cache.readFragment({ id, ...fragment });
  }

  #show(cart: Cart): Cart {
    this.#shownId = cart.id;
    this.#parts.cache.writeQuery({ query: CartId, data: { cartId: cart.id } });
    this.#change(() => ({ status: 'ready', removed: null }));
    return cart;
  }

  #evict(): void {
    const { cache } = this.#parts;
    const id = cache.identify({ __typename: 'Cart', id: this.currentCartId() });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'cartId' });
    if (id !== undefined) cache.evict({ id });
  }

  /**
   * Queues a task until the cart's owner is known and earlier tasks have finished; otherwise an item of a customer
   * could end up in a guest cart. Uses the Web Locks API, where available, to include other tabs.
   */
  #enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const queued = Promise.all([this.#known.promise, this.#lastTask]).then(() =>
      withLock('encore-cart', async () => {
        const result = await task();
        await persistence.flush();
        return result;
      }),
    );
    this.#lastTask = queued.catch(() => {});
    return queued;
  }

  #change(part: (state: CartState) => Partial<CartState>): void {
    this.#parts.setState((state) => ({ ...state, ...part(state) }));
  }
}
