import type { Channel } from '../../../shared/channel.ts';
import { failureText } from '../../../shared/failureText.ts';
import type { Kept } from '../../../shared/kept.ts';
import { isSessionLost } from '../../../shared/session/isSessionLost.ts';

/** The favorites as they are known just now. */
export interface FavoritesState {
  /** idle: a guest, or not asked yet. loading: a request is under way. failed: they could not be read. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Ids of the favorite products, the back end's numeric ones. */
  readonly ids: readonly string[];
}

/** What a change led to: the favorites as they are now, or the server's words why it was refused. */
export interface FavoritesChange {
  readonly ids: readonly string[];
  readonly refusal: string | null;
}

/** The calls of the favorites. Each rejects when there was no usable answer; a refusal is an answer. */
export interface FavoriteCalls {
  read(): Promise<readonly string[]>;
  add(productId: string): Promise<FavoritesChange>;
  remove(productId: string): Promise<FavoritesChange>;
}

interface FavoritesParts {
  /** What the browser remembers; shown until the answer is there. */
  readonly kept: Pick<Kept<readonly string[]>, 'read' | 'write'>;
  readonly calls: () => Promise<FavoriteCalls>;
  /** The other tabs of the browser, which are told the ids when they have changed. */
  readonly tabs: Channel<readonly string[]>;
  /** Called when a change has failed: what was tried, and why it failed in words for the person. */
  readonly onFailure: (failure: { readonly title: string; readonly text: string }) => void;
  /** Called when the session turned out to have ended while this product was to be added or taken out. */
  readonly onInterrupted: (productId: string, isAdded: boolean) => void;
}

/** What a guest has. */
export const noFavorites: FavoritesState = { status: 'idle', ids: [] };

/** The customer's favorites. One lives as long as the page; a guest has none. */
export class FavoritesStore {
  readonly #parts: FavoritesParts;
  readonly #listeners = new Set<() => void>();
  #state = noFavorites;
  #reading: Promise<void> = Promise.resolve();
  #owner = 0;

  constructor(parts: FavoritesParts) {
    this.#parts = parts;
  }

  readonly getState = (): FavoritesState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows what the customer does in other tabs; returns the way to stop. */
  readonly follow = (): (() => void) =>
    this.#parts.tabs.listen((ids) => {
      if (this.#state.status !== 'idle') this.#change({ ...this.#state, ids });
    });

  /** A customer is there: reads the favorites. Never rejects. */
  readonly load = (): Promise<void> => {
    if (this.#state.status === 'loading') return this.#reading;
    this.#reading = this.#read();
    return this.#reading;
  };

  /** The customer has gone. Answers that are under way are for nobody. */
  readonly clear = (): void => {
    this.#owner += 1;
    this.#change(noFavorites);
  };

  /** Adds or takes out; ignored while a request is under way (spec §4). Never rejects. */
  readonly toggle = async (productId: string): Promise<void> => {
    if (this.#state.status === 'loading') return;
    const isAdded = !this.#state.ids.includes(productId);
    await this.#set(productId, isAdded);
  };

  /** Adds what a guest wanted before signing in; waits for the favorites, and leaves what is there already. */
  readonly addOnceLoaded = async (productId: string): Promise<void> => {
    await this.load();
    if (!this.#state.ids.includes(productId)) await this.#set(productId, true);
  };

  /** Takes out what an ended session left among the favorites. */
  readonly removeOnceLoaded = async (productId: string): Promise<void> => {
    await this.load();
    if (this.#state.ids.includes(productId)) await this.#set(productId, false);
  };

  async #read(): Promise<void> {
    const owner = this.#owner;
    const { status, ids: known } = this.#state;
    const ids = status === 'idle' ? (this.#parts.kept.read() ?? []) : known;
    this.#change({ status: 'loading', ids });
    try {
      const read = await (await this.#parts.calls()).read();
      if (owner === this.#owner) this.#know(read);
    } catch {
      if (owner === this.#owner) this.#change({ ...this.#state, status: 'failed' });
    }
  }

  async #set(productId: string, isAdded: boolean): Promise<void> {
    const owner = this.#owner;
    const before = this.#state;
    this.#change({ ...before, status: 'loading' });
    const change = await this.#ask(productId, isAdded);
    if (owner !== this.#owner) return;
    if (change === null) return this.#change(before);
    const { ids, refusal } = change;
    if (refusal === null) {
      this.#parts.tabs.tell(ids);
      return this.#know(ids);
    }
    this.#change(before);
    const title = isAdded ? 'Unable to add to favorites' : 'Unable to remove from favorites';
    this.#parts.onFailure({ title, text: refusal });
  }

  /** Null when the session has ended: signing in again goes on with it. */
  async #ask(productId: string, isAdded: boolean): Promise<FavoritesChange | null> {
    try {
      const calls = await this.#parts.calls();
      return await (isAdded ? calls.add(productId) : calls.remove(productId));
    } catch (error) {
      if (isSessionLost(error)) {
        this.#parts.onInterrupted(productId, isAdded);
        return null;
      }
      return { ids: [], refusal: failureText(error) };
    }
  }

  #know(ids: readonly string[]): void {
    this.#change({ status: 'ready', ids });
    this.#parts.kept.write(ids);
  }

  #change(state: FavoritesState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
