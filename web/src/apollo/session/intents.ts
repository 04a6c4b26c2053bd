import type { ApolloCache } from '@apollo/client';
import { SessionIntent } from './Session.generated.ts';

const MINUTES = 30;

/** The action of a guest that required signing in. */
export interface Intent {
  /**
   * `favorite` and `favorite-removal` (value: product id), `price-alert` (value: sku), `return` (value: path on this
   * site), or a domain's own.
   */
  readonly kind: string;
  /** The action's argument. It is persisted, so it must not contain personal data. */
  readonly value: string;
}

type Handler = (value: string) => void;

/**
 * Stores an interrupted action in a local-only field while a guest signs in and passes it to its handler once
 * afterwards: `session.askToSignIn({ intent: { kind: 'price-alert', value: sku } })` where the action was rejected,
 * `useIntent('price-alert', (sku) => addAlert(sku))` where it is performed. There is one intent at a time; a new one
 * replaces it. It survives a reload and is dropped when the dialog is closed or after half an hour. A handler that
 * registers after the sign-in, because its page is still loading, receives it then.
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

  keep(intent: Intent): void {
    this.#isReleased = false;
    const until = this.#now() + MINUTES * 60_000;
    const data = { intent: { __typename: 'LocalIntent', ...intent, until } };
    this.#getCache()?.writeQuery({ query: SessionIntent, data });
  }

  /** Returns the intent without removing it; null if there is none or it has expired. */
  peek(): Intent | null {
    const intent = this.#getCache()?.readQuery({ query: SessionIntent })?.intent;
    return intent && intent.until > this.#now() ? intent : null;
  }

  drop(): void {
    this.#isReleased = false;
    this.#getCache()?.evict({ id: 'ROOT_QUERY', fieldName: 'intent' });
  }

  /** Called after a sign-in: passes the intent to its handler, now or when the handler registers. */
  release(): void {
    this.#isReleased = true;
    const intent = this.peek();
    if (intent) this.#handOver(intent.kind);
  }

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
