import { createContext, useContext, useSyncExternalStore } from 'react';
import { session } from '#apollo/session/session.ts';
import { PhotoQueue } from '../photos/PhotoQueue.ts';
import { type DraftItem, emptyDraft, withNewItem } from './draft.ts';
import { DraftStore } from './draftStore.ts';

/** A draft that is being worked on, and its photos on their way. */
export interface Bench {
  readonly drafts: DraftStore;
  readonly photoQueue: PhotoQueue;
}

/** A place to work on a draft. `storage` keeps it beyond the page; null for what lasts as long as the page. */
export function makeBench(storage: (() => Storage) | null): Bench {
  const drafts = new DraftStore(storage);
  const photoQueue = new PhotoQueue(drafts, () => session.getState().status === 'customer');
  return { drafts, photoQueue };
}

const submission = makeBench(() => window.localStorage);
/** The new submission of this browser. */
export const { drafts, photoQueue } = submission;

/** Puts the steps inside it to work on another draft than the new submission. */
export const BenchContext = createContext(submission);

/** What the steps around work on. */
export const useBench = (): Bench => useContext(BenchContext);

const none = () => null;

/** The draft that is being written, followed live; null on the server and before it is read. */
export const useDraft = () => {
  const { drafts: store } = useBench();
  return useSyncExternalStore(store.subscribe, store.getState, none);
};

/** How far the photos are that are being sent, or were not taken. */
export const usePhotoProgress = () => {
  const { photoQueue: queue } = useBench();
  return useSyncExternalStore(queue.subscribe, queue.getProgress, queue.getProgress);
};

/** Reads the draft that this browser has kept, or begins one. */
export function openDraft(): void {
  if (!drafts.getState()) drafts.replace(drafts.readKept() ?? emptyDraft());
}

/** Begins an item of which something is known already, beside whatever else the draft holds. */
export function beginWith(part: Partial<DraftItem>): void {
  openDraft();
  drafts.change((draft) => withNewItem(draft, part));
}
