import type { Channel } from '../../../shared/channel.ts';
import { failureText } from '../../../shared/failureText.ts';
import { hasAnswered } from '../../../shared/hasErrorCode.ts';
import type { BagBackend, BagCart, BagChange } from './bagBackend.ts';
import { type BagItem, type BagState, initialBagState } from './bagState.ts';
import type { BagStorage } from './bagStorage.ts';
import type { InTurn } from './inTurn.ts';

/** Whose cart is in the bag, where it is and how it is found again. */
export interface BagOwner {
  readonly backend: BagBackend;
  readonly storage: BagStorage;
  /** Called when the back end has answered the reading of the cart with an error; the cart is cleared by then. */
  readonly onReadRefused?: () => void;
}

type BagLine = BagCart['lines'][number];

/** What a bag works with. */
export interface BagParts extends BagOwner {
  /** The other tabs of the browser, which are told when the bag has changed. */
  readonly tabs: Channel<'changed'>;
  readonly inTurn: InTurn;
  /** Called for each piece that has got into the bag; not when a removal is undone. */
  readonly onAdded?: (line: BagLine, item: BagItem) => void;
}

/** The cart with the piece in it, or why it was refused. */
type Added = { readonly cart: BagCart } | { readonly message: string };

/** What became of an item that was to be put into the bag. */
export type AddOutcome =
  | { readonly isAdded: true }
  | { readonly isAdded: false; readonly message: string };

/** The shopping bag of a guest or, once `become` says so, of a customer. One lives as long as the page; on the server it stays at its beginning. */
export class BagStore {
  #parts: BagParts;
  readonly #listeners = new Set<() => void>();
  readonly #adding = new Map<string, Promise<AddOutcome>>();
  #state = initialBagState;
  #waiting: Promise<unknown> | null = null;

  constructor(parts: BagParts) {
    this.#parts = parts;
  }

  readonly getState = (): BagState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows the kept cart, reads it afresh, and follows the other tabs; returns the way to stop. */
  readonly start = (): (() => void) => {
    const stop = this.#parts.tabs.listen(() => void this.refresh());
    void this.refresh();
    return stop;
  };

  /** Takes another's cart: what was shown is gone at once, and the new one is read in its turn. */
  readonly become = async (owner: BagOwner): Promise<void> => {
    if (owner.backend === this.#parts.backend) return;
    this.#parts = { ...this.#parts, ...owner };
    const { isOpen } = this.#state;
    this.#change({ ...initialBagState, isOpen, status: 'loading' });
    await this.#readInTurn();
  };

  /** Reads the cart again, without a loading state when one is shown already. Never rejects. */
  readonly refresh = async (): Promise<void> => {
    if (this.#state.status !== 'ready') {
      // A guest's kept cart can be shown while it is read; which one is a customer's only the answer says.
      this.#change({ status: 'loading', cartId: this.#parts.storage.read() });
    }
    await this.#readInTurn();
  };

  readonly open = (): void => {
    this.#change({ isOpen: true });
    if (this.#state.status === 'ready') void this.refresh();
  };

  readonly close = (): void =>
    this.#change({ isOpen: false, addedName: null, problem: null, removed: null });

  /** Puts one piece into the bag and opens the panel. A second call for the same sku joins the first. Never rejects. */
  readonly add = (item: BagItem): Promise<AddOutcome> => {
    const running = this.#adding.get(item.sku);
    if (running) return running;
    const adding = this.#parts
      .inTurn(() => this.#addOnce(item))
      .then((outcome) => this.#confirm(item, outcome))
      .finally(() => this.#adding.delete(item.sku));
    this.#adding.set(item.sku, adding);
    return adding;
  };

  /** Puts the piece back that was taken out last; where that is refused, says why. Never rejects. */
  readonly undo = async (): Promise<void> => {
    const { removed } = this.#state;
    if (removed === null) return;
    this.#change({ removed: null });
    const outcome = await this.#parts.inTurn(() => this.#addOnce(removed));
    if ('cart' in outcome) this.#parts.tabs.tell('changed');
    else this.#change({ problem: { lineId: null, message: outcome.message } });
  };

  /** Takes a line out; a line that is gone already counts as taken out. `piece` can be put back by `undo`. Never rejects. */
  readonly remove = async (lineId: string, piece: BagItem | null = null): Promise<void> => {
    if (this.#state.removing.includes(lineId)) return;
    const removing = [...this.#state.removing, lineId];
    this.#change({ removing, problem: null, addedName: null, removed: null });
    await this.#parts.inTurn(() => this.#removeOnce(lineId));
    const removed = this.#state.problem?.lineId === lineId ? null : piece;
    this.#change({ removing: this.#state.removing.filter((id) => id !== lineId), removed });
  };

  /** The cart has become an order: nothing of it is left here (spec §4), and the other tabs look for themselves. */
  readonly ordered = (): void => {
    this.#forget(this.#state.cartId);
    this.#parts.tabs.tell('changed');
  };

  /** Reads once for all who ask before it is this read's turn. */
  #readInTurn(): Promise<unknown> {
    this.#waiting ??= this.#parts.inTurn(() => {
      this.#waiting = null;
      return this.#read();
    });
    return this.#waiting;
  }

  async #read(): Promise<BagCart | null> {
    const { storage, backend } = this.#parts;
    const cartId = storage.read();
    if (cartId === null) {
      this.#change({ status: 'ready', cartId });
      return null;
    }
    const isStillOwner = () => backend === this.#parts.backend;
    try {
      const cart = await backend.read(cartId);
      if (!isStillOwner()) return null;
      if (cart?.isActive) {
        this.#change({ status: 'ready', cartId: cart.id });
        return cart;
      }
      this.#forget(cartId);
    } catch (error) {
      if (isStillOwner()) this.#failToRead(cartId, error);
    }
    return null;
  }

  /** An error of the back end ends the cart (spec §4); where nobody has answered, it can be read again. */
  #failToRead(cartId: string, error: unknown): void {
    const { backend, onReadRefused } = this.#parts;
    if (hasAnswered(error)) {
      this.#forget(cartId);
      onReadRefused?.();
    } else {
      backend.clear(cartId);
      this.#change({ status: 'failed', cartId: null });
    }
  }

  async #addOnce(item: BagItem): Promise<Added> {
    const { backend } = this.#parts;
    try {
      let change = await this.#addToCart(item);
      if (change.refusal?.code === 'NO_ACTIVE_CART') {
        this.#forget(this.#parts.storage.read());
        change = await this.#addToCart(item);
      }
      if (change.refusal) return { message: change.refusal.message };
      return this.#hold(change.cart);
    } catch (error) {
      const cart = await this.#read();
      // The session ended under way: the piece goes into the guest's bag that has taken the customer's place.
      if (backend !== this.#parts.backend) return this.#addOnce(item);
      if (cart?.lines.some((line) => line.sku === item.sku)) return this.#hold(cart);
      return { message: failureText(error) };
    }
  }

  async #addToCart({ sku, quoteId }: BagItem): Promise<BagChange> {
    const { storage, backend } = this.#parts;
    const kept = storage.read();
    if (kept !== null) return backend.add(kept, { sku, quoteId });
    const created = await backend.create();
    if (created.refusal) return created;
    storage.write(created.cart.id);
    return backend.add(created.cart.id, { sku, quoteId });
  }

  #hold(cart: BagCart): Added {
    this.#change({ status: 'ready', cartId: cart.id, removed: null });
    return { cart };
  }

  #confirm(item: BagItem, outcome: Added): AddOutcome {
    const { sku, name } = item;
    if (!('cart' in outcome)) return { isAdded: false, message: outcome.message };
    this.#change({ isOpen: true, addedName: name });
    this.#parts.tabs.tell('changed');
    const line = outcome.cart.lines.find((each) => each.sku === sku);
    if (line) this.#parts.onAdded?.(line, item);
    return { isAdded: true };
  }

  async #removeOnce(lineId: string): Promise<void> {
    const { storage, backend } = this.#parts;
    const cartId = storage.read();
    if (cartId === null) return this.#change({ cartId });
    try {
      const { refusal } = await backend.remove(cartId, lineId);
      const isGone = refusal?.code === 'NOT_FOUND' || refusal?.code === 'NO_ACTIVE_CART';
      if (refusal && !isGone)
        return this.#change({ problem: { lineId, message: refusal.message } });
      if (isGone) await this.#read();
      this.#parts.tabs.tell('changed');
    } catch (error) {
      const cart = await this.#read();
      const isStillThere = cart?.lines.some((line) => line.id === lineId) ?? false;
      if (isStillThere) this.#change({ problem: { lineId, message: failureText(error) } });
    }
  }

  #forget(cartId: string | null): void {
    this.#parts.storage.forget();
    if (cartId !== null) this.#parts.backend.clear(cartId);
    this.#change({ status: 'ready', cartId: null });
  }

  #change(part: Partial<BagState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
