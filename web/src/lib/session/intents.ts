import { jsonStorage, type StorageItem } from '../storage/jsonStorage.ts';

const KEY = 'encore-intent';
/** Minutes after which nobody remembers any more what they were about to do. */
const MINUTES = 30;

/** What a guest was about to do when a sign-in was needed. */
export interface Intent {
  /** `favorite` and `favorite-removal` (value: product id), `price-alert` (value: sku), `return` (value: path on this site), or a domain's own. */
  readonly kind: string;
  /** What it is about. It is kept in sessionStorage: never anything personal. */
  readonly value: string;
}

/** An intent, and until when it counts, in ms since 1970. */
type KeptIntent = Intent & { readonly until: number };
type Handler = (value: string) => void;

/**
 * The interrupted action: kept while a guest signs in, and handed over once when that is done.
 *
 *     session.askToSignIn({ intent: { kind: 'price-alert', value: sku } });   // where it was refused
 *     useIntent('price-alert', (sku) => addAlert(sku));                        // where it can be done
 *
 * One intent is kept at a time; the newest counts. It outlives a reload and is given up with the dialog or after half an
 * hour. A handler that appears after the sign-in (its page is still loading) gets it then. Nobody but the handler of its
 * kind takes it.
 */
export class Intents {
  readonly #kept: StorageItem<KeptIntent>;
  readonly #now: () => number;
  readonly #handlers = new Map<string, Handler>();
  #isReleased = false;

  constructor(storage: () => Storage, now: () => number = Date.now) {
    this.#kept = jsonStorage(storage, KEY, (kept) => (isKept(kept) ? kept : null));
    this.#now = now;
  }

  /** Keeps an intent until somebody has signed in. */
  keep(intent: Intent): void {
    this.#isReleased = false;
    this.#kept.write({ ...intent, until: this.#now() + MINUTES * 60_000 });
  }

  /** What is kept, without taking it; null when there is nothing or it is too old. */
  peek(): Intent | null {
    const kept = this.#kept.read();
    return kept && kept.until > this.#now() ? kept : null;
  }

  /** Gives up what is kept. */
  drop(): void {
    this.#isReleased = false;
    this.#kept.forget();
  }

  /** Somebody has signed in: hands the kept intent to its handler, now or when that appears. */
  release(): void {
    this.#isReleased = true;
    const intent = this.peek();
    if (intent) this.#handOver(intent.kind);
  }

  /** Registers who goes on with a kind; returns the way to stop. */
  on(kind: string, handler: Handler): () => void {
    this.#handlers.set(kind, handler);
    if (this.#isReleased) this.#handOver(kind);
    return () => {
      if (this.#handlers.get(kind) === handler) this.#handlers.delete(kind);
    };
  }

  #handOver(kind: string): void {
    const handler = this.#handlers.get(kind);
    const intent = this.peek();
    if (!handler || intent?.kind !== kind) return;
    this.drop();
    handler(intent.value);
  }
}

function isKept(value: unknown): value is KeptIntent {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, value: about, until } = value as Record<string, unknown>;
  return typeof kind === 'string' && typeof about === 'string' && typeof until === 'number';
}
