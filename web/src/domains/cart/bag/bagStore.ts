import type { BagBackend, BagCart, BagChange } from './bagBackend.ts';
import { type BagState, failureText, initialBagState } from './bagState.ts';
import type { BagStorage } from './bagStorage.ts';
import type { InTurn } from './inTurn.ts';
import type { Tabs } from './tabs.ts';

export interface BagParts {
  readonly backend: BagBackend;
  readonly storage: BagStorage;
  readonly tabs: Tabs;
  readonly inTurn: InTurn;
}

export interface BagItem {
  readonly sku: string;
  readonly name: string;
  /** Quotes only: the quote that is paid for. */
  readonly quoteId?: string;
}

export type AddOutcome =
  | { readonly isAdded: true }
  | { readonly isAdded: false; readonly message: string };

/** The guest's shopping bag. One lives as long as the page; on the server it stays at its beginning. */
export class BagStore {
  readonly #parts: BagParts;
  readonly #listeners = new Set<() => void>();
  readonly #adding = new Map<string, Promise<AddOutcome>>();
  #state = initialBagState;

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

  /** Reads the cart again, without a loading state when one is shown already. Never rejects. */
  readonly refresh = async (): Promise<void> => {
    const cartId = this.#parts.storage.read();
    if (this.#state.status !== 'ready') this.#change({ status: 'loading', cartId });
    await this.#parts.inTurn(() => this.#read());
  };

  readonly open = (): void => {
    this.#change({ isOpen: true });
    if (this.#state.status === 'ready') void this.refresh();
  };

  readonly close = (): void => this.#change({ isOpen: false, addedName: null, problem: null });

  /** Puts one piece into the bag and opens the panel. A second call for the same sku joins the first. Never rejects. */
  readonly add = (item: BagItem): Promise<AddOutcome> => {
    const running = this.#adding.get(item.sku);
    if (running) return running;
    const adding = this.#parts
      .inTurn(() => this.#addOnce(item))
      .finally(() => this.#adding.delete(item.sku));
    this.#adding.set(item.sku, adding);
    return adding;
  };

  /** Takes a line out; a line that is gone already counts as taken out. Never rejects. */
  readonly remove = async (lineId: string): Promise<void> => {
    if (this.#state.removing.includes(lineId)) return;
    this.#change({ removing: [...this.#state.removing, lineId], problem: null, addedName: null });
    await this.#parts.inTurn(() => this.#removeOnce(lineId));
    this.#change({ removing: this.#state.removing.filter((id) => id !== lineId) });
  };

  async #read(): Promise<BagCart | null> {
    const { storage, backend } = this.#parts;
    const cartId = storage.read();
    if (cartId === null) {
      this.#change({ status: 'ready', cartId });
      return null;
    }
    try {
      const cart = await backend.read(cartId);
      if (cart?.isActive) {
        this.#change({ status: 'ready', cartId });
        return cart;
      }
      this.#forget(cartId);
    } catch {
      backend.clear(cartId);
      this.#change({ status: 'failed', cartId: null });
    }
    return null;
  }

  async #addOnce(item: BagItem): Promise<AddOutcome> {
    try {
      let change = await this.#addToCart(item);
      if (change.refusal?.code === 'NO_ACTIVE_CART') {
        this.#forget(this.#parts.storage.read());
        change = await this.#addToCart(item);
      }
      if (change.refusal) return { isAdded: false, message: change.refusal.message };
      return this.#confirm(item);
    } catch (error) {
      const cart = await this.#read();
      if (cart?.lines.some((line) => line.sku === item.sku)) return this.#confirm(item);
      return { isAdded: false, message: failureText(error) };
    }
  }

  async #addToCart({ sku, quoteId = undefined }: BagItem): Promise<BagChange> {
    const { storage, backend } = this.#parts;
    const kept = storage.read();
    if (kept !== null) return backend.add(kept, { sku, quoteId: quoteId ?? null });
    const created = await backend.create();
    if (created.refusal) return created;
    storage.write(created.cart.id);
    return backend.add(created.cart.id, { sku, quoteId: quoteId ?? null });
  }

  #confirm({ name }: BagItem): AddOutcome {
    const cartId = this.#parts.storage.read();
    this.#change({ status: 'ready', cartId, isOpen: true, addedName: name });
    this.#parts.tabs.tell();
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
      this.#parts.tabs.tell();
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
