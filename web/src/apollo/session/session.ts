import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ShopCache } from '../cache.ts';
import { type Intent, Intents } from './intents.ts';
import { SessionState as SessionFields, type SessionStateQuery } from './Session.generated.ts';

export type SignInDialogName = NonNullable<SessionStateQuery['signInDialog']>['name'];

/** What the shop knows of who is in front of it. Of a customer only the first name is known here. */
export interface SessionState {
  /** unknown: on the server and until the page is hydrated. customer: as far as the browser remembers; the gateway decides. */
  readonly status: 'unknown' | 'guest' | 'customer';
  readonly firstName: string;
  /** Which of the sign-in dialogs is open. */
  readonly dialog: SignInDialogName | null;
  /** Said above the sign-in form; empty for none. */
  readonly notice: string;
}

/**
 * signed-in: here, with the form or a provider. signed-out: here, on purpose. gone: the same in another tab, or found out
 * when the page was restored, so that the browser may be somebody else's. replaced: it is another customer's by now, for
 * whom the page has to be loaded anew. lost: the gateway has responded that the session has ended (HTTP 401).
 */
export type SessionEvent = 'signed-in' | 'signed-out' | 'gone' | 'replaced' | 'lost';

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
 * Who is signed in, for every part of the shop. The state is local-only fields of the page's cache, so it is persisted and
 * followed by the other tabs as all of them are; this class says what a change of theirs means. It sends no requests: the
 * customer domain asks the gateway and writes the outcome here.
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
  /** Known once the gateway has been asked; in memory alone. */
  #customerId: string | null = null;
  #generation = 0;
  #isLeaving = false;
  #departure: SessionEvent = 'gone';

  constructor(now?: () => number) {
    this.intents = new Intents(() => this.#cache, now);
  }

  /** Names the cache of the page, which holds the state from now on; what is known already moves into it. */
  readonly attach = (cache: ShopCache): void => {
    this.#detach();
    if (this.#fields.isSessionKnown) cache.writeQuery({ query: SessionFields, data: this.#fields });
    this.#cache = cache;
    this.#detach = cache.onChange(() => this.#follow());
    this.#follow();
  };

  /** To be called once the page is hydrated and has what the browser remembers: who is there is known from then on. */
  readonly start = (): void => this.#write({ isSessionKnown: true });

  readonly getState = (): SessionState => this.#state;
  /** What the server renders for everybody. */
  readonly getServerState = (): SessionState => UNKNOWN;

  /** Rises by one each time a customer has gone. */
  readonly generation = (): number => this.#generation;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back at each event, and at those that came before anybody listened; returns the way to stop. */
  readonly on = (listener: (event: SessionEvent) => void): (() => void) => {
    this.#eventListeners.add(listener);
    for (const event of this.#missed.splice(0)) listener(event);
    return () => this.#eventListeners.delete(listener);
  };

  /** The back/forward cache shows the page again: `firstName` is what the browser remembers by now, null for nobody. */
  readonly restore = (firstName: string | null): void => {
    const { status, firstName: known } = this.#state;
    if (status === 'customer' && firstName !== known) {
      this.#leave(firstName === null ? 'gone' : 'replaced');
    }
    if (firstName !== null) this.rename(firstName);
  };

  /** Somebody has signed in here, perhaps in place of another customer. */
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

  /** The gateway has said who is signed in: perhaps a namesake, who has signed in on another page. */
  readonly confirm = ({ id, firstName }: { id: string; firstName: string }): void => {
    this.#identify(id);
    this.rename(firstName);
  };

  /** The name to greet the customer with has changed. */
  readonly rename = (firstName: string): void =>
    this.#write({ localCustomer: toLocalCustomer(firstName) });

  /** The customer wants to go: a request that is rejected from now on does not count as a lost session. */
  readonly startLeaving = (): void => {
    this.#isLeaving = true;
  };

  /** The customer has signed out here; the other tabs follow. */
  readonly end = (): void => {
    if (this.#state.status === 'customer') {
      this.#leave('signed-out');
    } else {
      this.#generation += 1;
      this.#emit('signed-out');
    }
  };

  /** The session has ended by itself. Counts once: a guest has none to lose, however many responses say so. */
  readonly lose = (): void => {
    if (this.#state.status === 'customer') this.#leave(this.#isLeaving ? 'signed-out' : 'lost');
  };

  /**
   * Opens a sign-in dialog.
   *
   * @param options.notice a line above the form, such as why signing in is needed
   * @param options.intent what to go on with once somebody has signed in; see Intents
   */
  readonly askToSignIn = (
    options: { dialog?: SignInDialogName; notice?: string; intent?: Intent } = {},
  ): void => {
    const { dialog = 'SIGN_IN', notice = '', intent } = options;
    if (intent) this.intents.keep(intent);
    const signInDialog = { __typename: 'LocalSignInDialog', name: dialog, notice };
    this.#write({ signInDialog });
  };

  /** Shows another of the dialogs. */
  readonly switchDialog = (dialog: SignInDialogName): void =>
    this.askToSignIn({ dialog, notice: this.#state.notice });

  /** Closes the dialog, and gives up what was waiting for a sign-in. */
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
    // The cache tells of the change.
    if (this.#cache) this.#cache.writeQuery({ query: SessionFields, data });
    else this.#show(data);
  }

  #follow(): void {
    const fields = this.#cache?.readQuery({ query: SessionFields });
    if (fields) this.#show(fields);
  }

  #show(fields: SessionStateQuery): void {
    const [before, now] = [this.#state, toState(fields)];
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

/** The session of this page. On the server it stays `unknown` for everybody: nothing there ever starts it. */
export const session = new Session();

/**
 * Who is signed in, followed live. `unknown` in the server's HTML and the first render. A generated hook would show the
 * change a task later, in which the pages of a customer who has gone would request again what was just removed.
 */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, session.getServerState);
}

/** Goes on with an interrupted action of this kind once somebody has signed in; see Intents. */
export function useIntent(kind: string, handler: (value: string) => void): void {
  const newest = useRef(handler);
  newest.current = handler;
  useEffect(() => session.intents.on(kind, (value) => newest.current(value)), [kind]);
}
