import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { persistence } from '#apollo/persist.ts';
import { type SessionEvent, session, useSession } from '#apollo/session/session.ts';
import { withLock } from '#lib/browser/withLock.ts';
import { clearPhotos, restorePhotos } from '../photos/photoStorage.ts';
import { type Draft, getUnsentPhotos, isBlank, readDraft, writeDraft } from './draft.ts';
import { fromRemote, toSaveInput } from './remoteDraft.ts';
import {
  type SaveSellDraftMutation,
  type SellDraft_DraftFragment,
  useSaveSellDraftMutation,
  useSellDraftsLazyQuery,
} from './Submission.generated.ts';

/** Milliseconds without changes before the draft is saved to the gateway. */
const DEBOUNCE_MS = 1200;
/** Milliseconds after which the databases of a signed-out customer are deleted. */
const DELETED_MS = 1000;
/** Maximum number of times that the delay doubles after failed saves. */
const MAX_DOUBLINGS = 5;

/** `local` while the draft is stored in this browser only. */
export type DraftState = 'local' | 'saving' | 'saved';

/**
 * Saves the browser's draft to the gateway while a customer is signed in, and applies changes from other devices. If
 * the session expires, the draft remains; a sign-out removes it.
 */
export function useDraftSync(draft: Draft): DraftState {
  const { cache } = useApolloClient();
  const isCustomer = useSession().status === 'customer';
  const [saveDraft, { loading: isSaving }] = useSaveSellDraftMutation();
  const [readDrafts] = useSellDraftsLazyQuery({ fetchPolicy: 'network-only' });
  const isInStep = useRef(false);
  const [failures, setFailures] = useState(0);
  useLeaving(draft);

  const reconcile = useCallback(async () => {
    const { data } = await readDrafts();
    if (!data?.sellDrafts) throw new Error('The gateway sent no drafts.');
    isInStep.current = true;
    const now = readDraft(cache);
    const next = chooseDraft(now, data.sellDrafts);
    if (next !== now) writeDraft(cache, next);
  }, [cache, readDrafts]);

  const save = useCallback(async () => {
    const started = JSON.stringify(readDraft(cache));
    if (!isInStep.current) await reconcile();
    // Another tab may have saved the draft; a changed draft is saved later.
    if (JSON.stringify(readDraft(cache)) !== started) return;
    persistence.load();
    const draftNow = readDraft(cache);
    if (!draftNow || isBlank(draftNow) || draftNow.isSaved) return;
    const { data } = await saveDraft({ variables: { input: toSaveInput(draftNow) } });
    const later = readDraft(cache);
    // A draft submitted during the save must not be restored.
    if (!data || later?.key !== draftNow.key) return;
    const isUnchanged = JSON.stringify(later) === JSON.stringify(draftNow);
    writeDraft(cache, withSaved(later, data.sellDraftSave, isUnchanged));
    await persistence.flush();
  }, [cache, reconcile, saveDraft]);

  useEffect(() => {
    if (!isCustomer) return;
    const look = () => {
      if (!document.hidden) void withDraftLock(reconcile).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isInStep.current = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [isCustomer, reconcile]);

  useEffect(() => {
    if (!isCustomer || isBlank(draft) || draft.isSaved) return;
    const onTime = () =>
      void withDraftLock(save).then(
        () => setFailures(0),
        () => setFailures((count) => count + 1),
      );
    const timer = setTimeout(onTime, DEBOUNCE_MS * 2 ** Math.min(failures, MAX_DOUBLINGS));
    return () => clearTimeout(timer);
  }, [draft, failures, isCustomer, save]);

  if (!isCustomer || isBlank(draft)) return 'local';
  if (isSaving) return 'saving';
  return draft.isSaved ? 'saved' : 'local';
}

/** One at a time across all tabs. */
const withDraftLock = (task: () => Promise<void>): Promise<void> =>
  withLock('encore-sell-draft', task);

/** Updates the draft with the gateway's copy; if that no longer exists, it is created again. */
function withSaved(
  draft: Draft,
  { draft: copy, userErrors }: SaveSellDraftMutation['sellDraftSave'],
  isUnchanged: boolean,
): Draft {
  if (copy) {
    return { ...draft, remote: { id: copy.id, updatedAt: copy.updatedAt }, isSaved: isUnchanged };
  }
  if (userErrors[0]?.code !== 'NOT_FOUND') throw new Error('The draft was rejected.');
  return { ...draft, remote: null };
}

/**
 * Selects the draft to continue: the gateway's newest if this browser has none, or another device's changes if there
 * are no local ones. If both have changes, the local draft becomes a new one and the gateway's remains available.
 */
function chooseDraft(
  here: Draft | null,
  remotes: readonly SellDraft_DraftFragment[],
): Draft | null {
  if (!here || isBlank(here)) {
    const newest = remotes.find(({ items }) => items.length > 0);
    return newest ? fromRemote(newest) : here;
  }
  const theirs = remotes.find(({ id }) => id === here.remote?.id);
  if (!theirs || !here.remote || theirs.updatedAt <= here.remote.updatedAt) return here;
  const isOurs = !here.isSaved || getUnsentPhotos(here).length > 0;
  return isOurs ? { ...here, remote: null } : fromRemote(theirs);
}

function useLeaving(draft: Draft): void {
  const { cache } = useApolloClient();
  const onSessionEvent = useEffectEvent((event: SessionEvent) => {
    if (event === 'signed-in') return;
    if (event !== 'lost') return clearPhotos();
    if (isBlank(draft)) return;
    // The customer's other data is cleared immediately, the databases a moment later.
    queueMicrotask(() => writeDraft(cache, draft));
    setTimeout(restorePhotos, DELETED_MS);
  });
  useEffect(() => {
    // Writes the last input before a reload.
    const flush = () => void persistence.flush();
    window.addEventListener('pagehide', flush);
    const stop = session.on((event) => onSessionEvent(event));
    return () => {
      window.removeEventListener('pagehide', flush);
      stop();
    };
  }, []);
}
