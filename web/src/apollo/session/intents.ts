import type { ApolloCache } from '@apollo/client';
import { SessionIntent } from './Session.generated.ts';

/** Minutes after which nobody remembers any more what they were about to do. */
const MINUTES = 30;

/** What a guest was about to do when a sign-in was needed. */
export interface Intent {
  /** `favorite` and `favorite-removal` (value: product id), `price-alert` (value: sku), `return` (value: path on this site), or a domain's own. */
  readonly kind: string;
  /** What it is about. It is persisted: never anything personal. */
  readonly value: string;
}

type Handler = (value: string) => void;

/**
 * The interrupted action: a local-only field while a guest signs in, and handed over once when that is done.
 *
 *     session.askToSignIn({ intent: { kind: 'price-alert', value: sku } });   // where it was rejected
 *     useIntent('price-alert', (sku) => addAlert(sku));                        // where it can be done
 *
 * There is one intent at a time; the newest counts. It outlives a reload and is given up with the dialog or after half an
 * hour. A handler that appears after the sign-in (its page is still loading) gets it then. Nobody but the handler of its
 * kind takes it.
 */
export class Intents {
  readonly #getCache: () => ApolloCache | null;
  readonly #now: () => number;
  readonly #handlers = new Map<string, Handler>();
  #isReleased = false;

  constructor(getCache: () => ApolloCache | null, now: () => number = Date.now) {
    this.#getCache = getCache;
    this.#now = now;
  }

  /** Remembers an intent until somebody has signed in. */
  keep(intent: Intent): void {
    this.#isReleased = false;
    const until = this.#now() + MINUTES * 60_000;
    const data = { intent: { __typename: 'LocalIntent', ...intent, until } };
    this.#getCache()?.writeQuery({ query: SessionIntent, data });
  }

  /** What is remembered, without taking it; null when there is nothing or it is too old. */
  peek(): Intent | null {
    const intent = this.#getCache()?.readQuery({ query: SessionIntent })?.intent;
    return intent && intent.until > this.#now() ? intent : null;
  }

  /** Gives up what is remembered. */
  drop(): void {
    this.#isReleased = false;
    this.#getCache()?.evict({ id: 'ROOT_QUERY', fieldName: 'intent' });
  }

  /** Somebody has signed in: hands the intent to its handler, now or when that appears. */
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
