import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ShopCache } from '../cache.ts';
import { type Intent, Intents } from './intents.ts';
import { SessionState as SessionFields, type SessionStateQuery } from './Session.generated.ts';

export type SignInDialogName = NonNullable<SessionStateQuery['signInDialog']>['name'];

/** The session as the page knows it. A customer is represented by the first name only. */
export interface SessionState {
  /**
   * unknown: on the server and until the page is hydrated. customer: according to the persisted state; the gateway
   * decides.
   */
  readonly status: 'unknown' | 'guest' | 'customer';
  readonly firstName: string;
  readonly dialog: SignInDialogName | null;
  /** The text above the sign-in form; empty for none. */
  readonly notice: string;
}

/**
 * signed-in: in this tab. signed-out: explicitly in this tab. gone: signed out in another tab, possibly while this page
 * was in the back/forward cache. replaced: another customer has signed in, so the page must be reloaded. lost: the
 * gateway reported that the session has ended (HTTP 401).
 */
export type SessionEvent = 'signed-in' | 'signed-out' | 'gone' | 'replaced' | 'lost';

/** Shown after a lost session. */
export const LOGGED_OUT_NOTICE = "You've been logged out. Please login again.";

const UNKNOWN: SessionState = { status: 'unknown', firstName: '', dialog: null, notice: '' };

function toState({ isSessionKnown, localCustomer, signInDialog }: SessionStateQuery): SessionState {
  const known = localCustomer ? 'customer' : 'guest';
  return {
    status: isSessionKnown ? known : 'unknown',
    firstName: (isSessionKnown && localCustomer?.firstName) || '',
    dialog: signInDialog?.name ?? null,
    notice: signInDialog?.notice ?? '',
  };
}

const toLocalCustomer = (firstName: string) => ({ __typename: 'LocalCustomer', firstName });

/**
 * The session of the page. Its state is stored in local-only fields of the page's cache, so it is persisted and shared
 * with other tabs; this class interprets changes of these fields. It sends no requests: the customer domain calls the
 * gateway and reports the result here.
 */
export class Session {
  readonly intents: Intents;
  readonly #listeners = new Set<() => void>();
  readonly #eventListeners = new Set<(event: SessionEvent) => void>();
  readonly #missed: SessionEvent[] = [];
  #cache: ShopCache | null = null;
  #detach = () => {};
  #fields: SessionStateQuery = { isSessionKnown: false, localCustomer: null, signInDialog: null };
  #state = UNKNOWN;
  /** Known after the gateway has responded; never persisted. */
  #customerId: string | null = null;
  #generation = 0;
  #isLeaving = false;
  #departure: SessionEvent = 'gone';

  constructor(now?: () => number) {
    this.intents = new Intents(() => this.#cache, now);
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

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Calls `listener` for each event, including events from before the first subscription; returns the unsubscribe
   * function.
   */
  readonly on = (listener: (event: SessionEvent) => void): (() => void) => {
    this.#eventListeners.add(listener);
    for (const event of this.#missed.splice(0)) listener(event);
    return () => this.#eventListeners.delete(listener);
  };

  /**
   * Called when the page is restored from the back/forward cache; `firstName` is the customer in the persisted state,
   * null for a guest.
   */
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

  /**
   * The gateway has reported the signed-in customer. The same first name can belong to another customer who signed in
   * on another page.
   */
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

  /**
   * Opens a sign-in dialog.
   *
   * @param options.notice the text above the form, such as why signing in is required
   * @param options.intent the action to perform after the sign-in; see Intents
   */
  readonly askToSignIn = (
    options: { dialog?: SignInDialogName; notice?: string; intent?: Intent } = {},
  ): void => {
    const { dialog = 'SIGN_IN', notice = '', intent } = options;
    if (intent) this.intents.keep(intent);
    const signInDialog = { __typename: 'LocalSignInDialog', name: dialog, notice };
    this.#write({ signInDialog });
  };

  readonly switchDialog = (dialog: SignInDialogName): void =>
    this.askToSignIn({ dialog, notice: this.#state.notice });

  readonly closeDialog = (): void => {
    this.intents.drop();
    this.#write({ signInDialog: null });
  };

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
    const now = toState(fields);
    this.#fields = fields;
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    this.#state = now;
    const hasGone = before.status === 'customer' && now.status === 'guest';
    if (hasGone) {
      this.#generation += 1;
      this.#customerId = null;
      this.intents.drop();
    }
    for (const listener of this.#listeners) listener();
    if (hasGone) this.#emit(this.#departure);
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

/** Handles interrupted actions of this kind after the sign-in; see Intents. */
export function useIntent(kind: string, handler: (value: string) => void): void {
  const onIntent = useEffectEvent(handler);
  useEffect(() => session.intents.on(kind, (value) => onIntent(value)), [kind]);
}
