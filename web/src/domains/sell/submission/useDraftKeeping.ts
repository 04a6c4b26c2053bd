import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { session, useSession } from '#apollo/session/session.ts';
import { dropPhoto } from '../photos/photoStorage.ts';
import { type Draft, emptyDraft, isBlank } from './draft.ts';
import { fromRemote, toRemote } from './remoteDraft.ts';
import { SellDraftSave, SellDrafts } from './SellDraft.generated.ts';
import { drafts, openDraft, photoQueue } from './useDraft.ts';

/** Milliseconds of quiet before the shop's copy is saved. */
const QUIET_MS = 1200;

/** Whether the shop has the draft: `local` while only this browser has it. */
export type Keeping = 'local' | 'saving' | 'saved';

/**
 * Keeps the draft: in this browser from the first word, and at the shop as soon as somebody is signed in. A draft of
 * another device is taken over where this browser has none. A customer who leaves takes the draft along.
 */
export function useDraftKeeping(): Keeping {
  const client = useApolloClient();
  const { status } = useSession();
  const [keeping, setKeeping] = useState<Keeping>('local');

  useEffect(() => {
    openDraft();
    return session.on((event) => event === 'signed-out' && forgetDraft());
  }, []);

  useEffect(() => {
    if (status !== 'customer') {
      setKeeping('local');
      return;
    }
    photoQueue.run();
    const saver = makeSaver(client, setKeeping);
    void takeOver(client).then(saver.changed);
    const stop = drafts.subscribe(() => {
      photoQueue.run();
      saver.changed();
    });
    return () => {
      stop();
      saver.stop();
    };
  }, [client, status]);
  return keeping;
}

/** Nothing of a customer's stays behind in the browser. */
function forgetDraft(): void {
  for (const { key } of drafts.getState()?.items.flatMap(({ photos }) => photos) ?? []) {
    void dropPhoto(key);
  }
  drafts.replace(emptyDraft());
}

async function takeOver(client: ApolloClient): Promise<void> {
  const here = drafts.getState();
  if (here && !isBlank(here)) return;
  try {
    const { data } = await client.query({ query: SellDrafts, fetchPolicy: 'network-only' });
    const newest = data?.sellDrafts.find(({ items }) => items.length > 0);
    const now = drafts.getState();
    if (newest && (!now || isBlank(now))) drafts.replace(fromRemote(newest));
  } catch {
    // The draft of this browser is enough to go on with.
  }
}

/** What has to be different for another save: everything but what only this browser needs. */
const signatureOf = (draft: Draft): string =>
  JSON.stringify({ ...toRemote(draft), draftId: undefined });

function makeSaver(client: ApolloClient, tell: (keeping: Keeping) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saved = '';
  let isBusy = false;

  const save = async (): Promise<void> => {
    const draft = drafts.getState();
    if (!draft || isBlank(draft) || isBusy || signatureOf(draft) === saved) return;
    isBusy = true;
    tell('saving');
    saved = signatureOf(draft);
    try {
      const input = toRemote(draft);
      const { data } = await client.mutate({ mutation: SellDraftSave, variables: { input } });
      const id = data?.sellDraftSave.draft?.id ?? null;
      const isGone = data?.sellDraftSave.userErrors[0]?.code === 'NOT_FOUND';
      if (isGone) saved = '';
      if (id !== null || isGone) noteId(draft.key, id);
      tell(id === null ? 'local' : 'saved');
    } catch {
      tell('local');
    }
    isBusy = false;
    changed();
  };
  const changed = (): void => {
    const draft = drafts.getState();
    clearTimeout(timer);
    if (draft && signatureOf(draft) !== saved) timer = setTimeout(() => void save(), QUIET_MS);
  };
  return { changed, stop: () => clearTimeout(timer) };
}

/** A submission that was sent while its draft was being saved must not come back. */
function noteId(key: string, remoteId: string | null): void {
  drafts.change((draft) => (draft.key === key ? { ...draft, remoteId } : draft));
}
