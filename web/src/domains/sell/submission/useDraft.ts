import { useSyncExternalStore } from 'react';
import { session } from '../../../shared/session/useSession.ts';
import { PhotoQueue } from '../photos/PhotoQueue.ts';
import { type DraftItem, emptyDraft, withNewItem } from './draft.ts';
import { DraftStore } from './draftStore.ts';

/** The draft of this page. */
export const drafts = new DraftStore(() => window.localStorage);
/** The photos of that draft on their way. */
export const photoQueue = new PhotoQueue(drafts, () => session.getState().status === 'customer');

const none = () => null;

/** The draft that is being written, followed live; null on the server and before it is read. */
export const useDraft = () => useSyncExternalStore(drafts.subscribe, drafts.getState, none);

/** How far the photos are that are being sent, or were not taken. */
export const usePhotoProgress = () =>
  useSyncExternalStore(photoQueue.subscribe, photoQueue.getProgress, photoQueue.getProgress);

/** Reads the draft that this browser has kept, or begins one. */
export function openDraft(): void {
  if (!drafts.getState()) drafts.replace(drafts.readKept() ?? emptyDraft());
}

/** Begins an item of which something is known already, beside whatever else the draft holds. */
export function beginWith(part: Partial<DraftItem>): void {
  openDraft();
  drafts.change((draft) => withNewItem(draft, part));
}
