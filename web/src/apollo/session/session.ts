import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ShopCache } from '../cache.ts';
import { SessionState as SessionFields, type SessionStateQuery } from './Session.generated.ts';

export type SignInDialogName = NonNullable<SessionStateQuery['signInDialog']>['name'];

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

const INTENT_MS = 30 * 60_000;

/** The session as the page knows it. A customer is represented by the first name only. */
export interface SessionState {
  /** unknown: until the page is hydrated. customer: according to the persisted state; the gateway decides. */
  readonly status: 'unknown' | 'guest' | 'customer';
  readonly firstName: string;
  readonly dialog: SignInDialogName | null;
  /** The text above the sign-in form; empty for none. */
  readonly notice: string;
  /** The interrupted action; null if there is none or it has expired. See `useIntent`. */
  readonly intent: Intent | null;
}

/**
 * signed-in: in this tab. signed-out: explicitly in this tab. gone: signed out in another tab, possibly while this page
 * was in the back/forward cache. replaced: another customer has signed in, so the page must be reloaded. lost: the
 * gateway reported that the session has ended (HTTP 401).
 */
export type SessionEvent = 'signed-in' | 'signed-out' | 'gone' | 'replaced' | 'lost';

/** Shown after a lost session. */
export const LOGGED_OUT_NOTICE = "You've been logged out. Please login again.";

const UNKNOWN: SessionState = {
  status: 'unknown',
  firstName: '',
  dialog: null,
  notice: '',
  intent: null,
};

function toState(fields: SessionStateQuery, now: number): SessionState {
  const { isSessionKnown, localCustomer, signInDialog, intent } = fields;
  const known = localCustomer ? 'customer' : 'guest';
  return {
    status: isSessionKnown ? known : 'unknown',
    firstName: (isSessionKnown && localCustomer?.firstName) || '',
    dialog: signInDialog?.name ?? null,
    notice: signInDialog?.notice ?? '',
    intent: intent && intent.until > now ? intent : null,
  };
}

const toLocalCustomer = (firstName: string) => ({ __typename: 'LocalCustomer', firstName });

/**
 * The session of the page. Its state is stored in local-only fields of the page's cache, so it is persisted and shared
 * with other tabs; this class interprets changes of these fields. It sends no requests: the customer domain calls the
 * gateway and reports the result here.
 */
export class Session {
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #eventListeners = new Set<(event: SessionEvent) => void>();
  readonly #missed: SessionEvent[] = [];
  #cache: ShopCache | null = null;
  #detach = () => {};
  #fields: SessionStateQuery = {
    isSessionKnown: false,
    localCustomer: null,
    signInDialog: null,
    intent: null,
  };
  #state = UNKNOWN;
  /** Known after the gateway has responded; never persisted. */
  #customerId: string | null = null;
  #generation = 0;
  #isLeaving = false;
  #departure: SessionEvent = 'gone';

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Connects the page's cache, which holds the state from then on; state set earlier is moved into it. */
  readonly attach = (cache: ShopCache): void => {
    this.#detach();
    if (this.#fields.isSessionKnown) cache.writeQuery({ query: SessionFields, data: this.#fields });
    this.#cache = cache;
    this.#detach = cache.onChange(() => this.#follow());
    this.#follow();
  };

  /** Call it after hydration, when the persisted state has been restored. The status is known from then on. */
  readonly start = (): void => this.#write({ isSessionKnown: true });

  readonly getState = (): SessionState => this.#state;
  readonly getServerState = (): SessionState => UNKNOWN;

  /** Incremented each time a customer signs out or is replaced. */
  readonly generation = (): number => this.#generation;

  /** The id of the signed-in customer; null for a guest and until the gateway has responded. */
  readonly customerId = (): string | null => this.#customerId;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Also calls `listener` for events from before the first subscription. Returns the unsubscribe function. */
  readonly on = (listener: (event: SessionEvent) => void): (() => void) => {
    this.#eventListeners.add(listener);
    for (const event of this.#missed.splice(0)) listener(event);
    return () => this.#eventListeners.delete(listener);
  };

  /** Called when bfcache restores the page; `firstName` is the persisted customer's, null for a guest. */
  readonly restore = (firstName: string | null): void => {
    const { status, firstName: known } = this.#state;
    if (status === 'customer' && firstName !== known) {
      this.#leave(firstName === null ? 'gone' : 'replaced');
    }
    if (firstName !== null) this.rename(firstName);
  };

  /** A customer has signed in in this tab, possibly replacing another one. */
  readonly begin = (firstName: string, id: string | null = null): void => {
    this.#isLeaving = false;
    this.#identify(id);
    this.#write({
      isSessionKnown: true,
      localCustomer: toLocalCustomer(firstName),
      signInDialog: null,
    });
    this.#emit('signed-in');
  };

  /** The gateway has named the customer; another one may have the same first name. */
  readonly confirm = ({ id, firstName }: { id: string; firstName: string }): void => {
    this.#identify(id);
    this.rename(firstName);
  };

  readonly rename = (firstName: string): void =>
    this.#write({ localCustomer: toLocalCustomer(firstName) });

  /** Sign-out starts: from now on a rejected request does not count as a lost session. */
  readonly startLeaving = (): void => {
    this.#isLeaving = true;
  };

  /** The customer has signed out in this tab; other tabs follow. */
  readonly end = (): void => {
    if (this.#state.status === 'customer') {
      this.#leave('signed-out');
    } else {
      this.#generation += 1;
      this.#emit('signed-out');
    }
  };

  /** The session has expired. Only the first of several responses counts, because a guest has no session to lose. */
  readonly lose = (): void => {
    if (this.#state.status === 'customer') this.#leave(this.#isLeaving ? 'signed-out' : 'lost');
  };

  /** Opens a sign-in dialog, with why it is required (`notice`) and the action to perform after it (`intent`). */
  readonly askToSignIn = (
    options: { dialog?: SignInDialogName; notice?: string; intent?: Intent } = {},
  ): void => {
    const { dialog = 'SIGN_IN', notice = '', intent } = options;
    if (intent) this.storeIntent(intent);
    const signInDialog = { __typename: 'LocalSignInDialog', name: dialog, notice };
    this.#write({ signInDialog });
  };

  /** Stores an interrupted action for half an hour, also over a reload; it replaces an earlier one. */
  readonly storeIntent = ({ kind, value }: Intent): void => {
    const intent = { __typename: 'LocalIntent', kind, value, until: this.#now() + INTENT_MS };
    this.#write({ intent });
  };

  /** Removes the interrupted action of this kind and returns its value; null if there is none. */
  readonly consumeIntent = (kind: string): string | null => {
    const { intent } = this.#state;
    if (intent?.kind !== kind) return null;
    this.#write({ intent: null });
    return intent.value;
  };

  readonly switchDialog = (dialog: SignInDialogName): void =>
    this.askToSignIn({ dialog, notice: this.#state.notice });

  readonly closeDialog = (): void => this.#write({ signInDialog: null, intent: null });

  #identify(id: string | null): void {
    if (this.#customerId !== null && this.#customerId !== id) this.#leave('replaced');
    this.#customerId = id;
  }

  #leave(event: SessionEvent): void {
    this.#isLeaving = false;
    this.#departure = event;
    this.#write({ localCustomer: null });
    this.#departure = 'gone';
  }

  #write(fields: Partial<SessionStateQuery>): void {
    const data = { ...this.#fields, ...fields };
    // The cache notifies the listeners.
    if (this.#cache) this.#cache.writeQuery({ query: SessionFields, data });
    else this.#show(data);
  }

  #follow(): void {
    const fields = this.#cache?.readQuery({ query: SessionFields });
    if (fields) this.#show(fields);
  }

  #show(fields: SessionStateQuery): void {
    const before = this.#state;
    const now = toState(fields, this.#now());
    this.#fields = fields;
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    this.#state = now;
    const hasGone = before.status === 'customer' && now.status === 'guest';
    if (hasGone) {
      this.#generation += 1;
      if (fields.intent) this.#write({ intent: null });
    }
    for (const listener of this.#listeners) listener();
    if (!hasGone) return;
    this.#emit(this.#departure);
    this.#customerId = null;
  }

  #emit(event: SessionEvent): void {
    if (this.#eventListeners.size === 0) this.#missed.push(event);
    for (const listener of this.#eventListeners) listener(event);
  }
}

/** The page's session. On the server its status stays `unknown` because it is never started there. */
export const session = new Session();

/**
 * Subscribes to the session. The status is `unknown` on the server and in the first render. A generated hook would
 * render a change one task later, and the pages of the previous customer would refetch the data that was just removed.
 */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, session.getServerState);
}

/**
 * Performs an interrupted action of this kind once a customer is signed in: `session.askToSignIn({ intent: { kind:
 * 'price-alert', value: sku } })` where the action was rejected, `useIntent('price-alert', (sku) => addAlert(sku))` where
 * it is performed, possibly on a page that is loaded after the sign-in. With `only`, other values are left to others.
 */
export function useIntent(kind: string, handler: (value: string) => void, only?: string): void {
  const { status, intent } = useSession();
  const isMeant = intent?.kind === kind && (only === undefined || intent.value === only);
  const isDue = status === 'customer' && isMeant;
  const onIntent = useEffectEvent(handler);
  useEffect(() => {
    const value = isDue ? session.consumeIntent(kind) : null;
    if (value !== null) onIntent(value);
  }, [isDue, kind]);
}
