import { withPhoto } from '../submission/draft.ts';
import type { DraftStore } from '../submission/draftStore.ts';
import { dropPhoto, readPhoto } from './photoStorage.ts';
import { sendPhoto } from './sendPhoto.ts';

/** How far a photo is on its way to the shop. */
export interface PhotoProgress {
  readonly state: 'sending' | 'failed';
  /** The part that has left, 0 to 1. */
  readonly part: number;
  /** Why it failed; empty otherwise. */
  readonly message: string;
}

/** The gateway takes four of a session at a time; two leave room for another tab. */
const AT_ONCE = 2;
const GONE = 'This photo is no longer on this device. Please remove it and add it again.';

/** Sends the draft's photos that the shop does not have yet, two at a time, while somebody is signed in. */
export class PhotoQueue {
  readonly #store: DraftStore;
  readonly #isAllowed: () => boolean;
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<string, AbortController>();
  #progress: ReadonlyMap<string, PhotoProgress> = new Map();

  constructor(store: DraftStore, isAllowed: () => boolean) {
    this.#store = store;
    this.#isAllowed = isAllowed;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getProgress = (): ReadonlyMap<string, PhotoProgress> => this.#progress;

  /** Starts what can be sent now. */
  readonly run = (): void => {
    const draft = this.#store.getState();
    if (!draft || !this.#isAllowed()) return;
    for (const photo of draft.items.flatMap(({ photos }) => photos)) {
      if (this.#running.size >= AT_ONCE) return;
      const isDone = photo.photoId !== null || this.#running.has(photo.key);
      if (!isDone && !this.#progress.has(photo.key)) void this.#send(photo.key, photo.name);
    }
  };

  readonly retry = (key: string): void => {
    this.#note(key, null);
    this.run();
  };

  /** Takes a photo out, breaking its sending off. */
  readonly remove = (key: string): void => {
    this.#running.get(key)?.abort();
    this.#note(key, null);
    this.#store.change((draft) => withPhoto(draft, key, null));
    void dropPhoto(key);
  };

  async #send(key: string, name: string): Promise<void> {
    const control = new AbortController();
    this.#running.set(key, control);
    this.#note(key, { state: 'sending', part: 0, message: '' });
    try {
      const blob = await readPhoto(key);
      if (!blob) throw new Error(GONE);
      const onProgress = (part: number) => this.#note(key, { state: 'sending', part, message: '' });
      const sent = await sendPhoto(blob, { name, signal: control.signal, onProgress });
      this.#store.change((draft) => withPhoto(draft, key, { photoId: sent.id, path: sent.path }));
      this.#note(key, null);
      void dropPhoto(key);
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      this.#note(key, control.signal.aborted ? null : { state: 'failed', part: 0, message });
    }
    this.#running.delete(key);
    this.run();
  }

  #note(key: string, progress: PhotoProgress | null): void {
    const next = new Map(this.#progress);
    if (progress === null) next.delete(key);
    else next.set(key, progress);
    this.#progress = next;
    for (const listener of this.#listeners) listener();
  }
}
