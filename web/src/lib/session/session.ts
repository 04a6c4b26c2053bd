import { type Channel, makeChannel } from '../storage/channel.ts';
import type { StorageItem } from '../storage/jsonStorage.ts';
import type { Intent, Intents } from './intents.ts';

/** Which of the sign-in dialogs is open. */
export type SignInDialogName = 'sign-in' | 'create' | 'forgot';

/** What the shop knows of who is in front of it. Of a customer only the first name is known here. */
export interface SessionState {
  /** unknown: on the server and until the page is alive. customer: as far as the browser remembers; the gateway decides. */
  readonly status: 'unknown' | 'guest' | 'customer';
  readonly firstName: string;
  readonly dialog: SignInDialogName | null;
  /** Said above the sign-in form; empty for none. */
  readonly notice: string;
}

/**
 * signed-in: here, with the form or a provider. signed-out: on purpose, here or in another tab. gone: the same, found out
 * later, when the browser may be somebody else's. lost: the gateway has answered that the session has ended (spec §4,
 * HTTP 401).
 */
export type SessionEvent = 'signed-in' | 'signed-out' | 'gone' | 'lost';

const INITIAL: SessionState = { status: 'unknown', firstName: '', dialog: null, notice: '' };

/** What was told to the other tabs of the browser. */
export type TabMessage =
  | { readonly kind: 'signed-in'; readonly firstName: string }
  | { readonly kind: 'signed-out' };

/** What a session works with. */
export interface SessionParts {
  /** Where the browser remembers that somebody is signed in: by the first name, which may be empty, and nothing else. */
  readonly names: StorageItem<string>;
  readonly intents: Intents;
  readonly openChannel?: () => Channel<TabMessage>;
}

/**
 * Who is signed in, for every part of the shop; it asks nobody and imports no domain. The customer domain asks the
 * gateway and tells the outcome here; the others read `status`, listen to events, and call `askToSignIn`.
 */
export class Session {
  readonly intents: Intents;
  readonly #names: StorageItem<string>;
  readonly #openChannel: () => Channel<TabMessage>;
  readonly #listeners = new Set<() => void>();
  readonly #eventListeners = new Set<(event: SessionEvent) => void>();
  readonly #missed: SessionEvent[] = [];
  #channel: Channel<TabMessage> | null = null;
  #state = INITIAL;
  #generation = 0;
  #isLeaving = false;

  constructor({ names, intents, openChannel = () => makeChannel('encore-session') }: SessionParts) {
    this.#names = names;
    this.intents = intents;
    this.#openChannel = openChannel;
  }

  readonly getState = (): SessionState => this.#state;
  /** What the server renders for everybody. */
  readonly getServerState = (): SessionState => INITIAL;

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

  /** To be called once the page is alive: takes what the browser remembers, and follows the other tabs. */
  readonly start = (): void => {
    if (this.#channel) return;
    this.#channel = this.#openChannel();
    this.#channel.listen((message) => {
      if (message.kind === 'signed-in') this.#become(message.firstName);
      else this.#leave('signed-out');
    });
    const firstName = this.#names.read();
    this.#change(firstName === null ? { status: 'guest' } : { status: 'customer', firstName });
  };

  /**
   * The browser shows a page again that it had put aside: takes what is remembered by now. False when that is another
   * customer, for whom the page has to be read anew; the one it was made for is gone from it either way.
   */
  readonly lookAgain = (): boolean => {
    const { status, firstName: known } = this.#state;
    const firstName = this.#names.read();
    const isAnother = status === 'customer' && firstName !== known;
    if (isAnother) this.#leave('gone');
    else if (firstName !== null) this.#become(firstName);
    return firstName === null || !isAnother;
  };

  /** Somebody has signed in here. */
  readonly begin = (firstName: string): void => {
    this.#isLeaving = false;
    this.rename(firstName);
    this.#change({ dialog: null, notice: '' });
    this.#channel?.tell({ kind: 'signed-in', firstName });
    this.#tell('signed-in');
  };

  /** The gateway has said who is signed in; nothing has happened besides. */
  readonly rename = (firstName: string): void => {
    this.#names.write(firstName);
    this.#become(firstName);
  };

  /** The customer wants to go: a question refused from now on tells nobody that a session was lost. */
  readonly startLeaving = (): void => {
    this.#isLeaving = true;
  };

  /** The customer has signed out here; the other tabs follow. */
  readonly end = (): void => {
    this.#channel?.tell({ kind: 'signed-out' });
    this.#leave('signed-out');
  };

  /**
   * The session has ended by itself. Counts once: nobody can lose what a guest does not have, so that several refused
   * questions, or the answers to them, never start a second round.
   */
  readonly lose = (): void => {
    if (this.#state.status === 'guest') return;
    this.#channel?.tell({ kind: 'signed-out' });
    this.#leave(this.#isLeaving ? 'signed-out' : 'lost');
  };

  /**
   * Opens the sign-in dialog.
   *
   * @param ask.mode which form it starts with; signing in unless said otherwise
   * @param ask.notice a line above the form, such as why signing in is needed
   * @param ask.intent what to go on with once somebody has signed in; see Intents
   */
  readonly askToSignIn = (
    ask: { mode?: SignInDialogName; notice?: string; intent?: Intent } = {},
  ): void => {
    if (ask.intent) this.intents.keep(ask.intent);
    this.#change({ dialog: ask.mode ?? 'sign-in', notice: ask.notice ?? '' });
  };

  /** Shows another of the dialogs; null closes, and what was waiting for a sign-in is given up. */
  readonly showDialog = (dialog: SignInDialogName | null): void => {
    if (dialog === null) this.intents.drop();
    this.#change(dialog === null ? { dialog, notice: '' } : { dialog });
  };

  #become(firstName: string): void {
    this.#change({ status: 'customer', firstName });
  }

  #leave(event: SessionEvent): void {
    const wasGuest = this.#state.status === 'guest';
    this.#isLeaving = false;
    this.#generation += 1;
    if (event !== 'gone') this.#names.forget();
    this.#change({ status: 'guest', firstName: '' });
    if (!wasGuest || event === 'signed-out') this.#tell(event);
  }

  #tell(event: SessionEvent): void {
    if (this.#eventListeners.size === 0) this.#missed.push(event);
    for (const listener of this.#eventListeners) listener(event);
  }

  #change(part: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
