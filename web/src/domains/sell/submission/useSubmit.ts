import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { session, useIntent, useSession } from '#apollo/session/session.ts';
import { failureText, Refused } from '#lib/forms/failureText.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { detailsOf } from './remoteDraft.ts';
import { SellDraftDelete } from './SellDraft.generated.ts';
import { type SellItemInput, SellSubmit, type SellSubmitMutation } from './SellSubmit.generated.ts';
import { drafts, photoQueue, useDraft, usePhotoProgress } from './useDraft.ts';

export type SentItem = SellSubmitMutation['sellItemSubmit']['items'][number];

const INTENT = 'sell-submit';
const NOTICE = 'Please sign in to send your submission. Nothing you have entered is lost.';
const UNFINISHED =
  'An item is not complete yet. Please open it and fill in its designer, category, model, condition and photos.';

const isComplete = (draft: Draft): boolean =>
  draft.items.every(
    ({ designer, category, model, condition, photos }) =>
      designer && category && model && condition && photos.length > 0,
  );

/**
 * Sends the submission: asks a guest to sign in first, and waits for the photos.
 *
 * @returns `submit`; `state`, what it is doing in words, empty when nothing; `failure`, why it did not work
 */
export function useSubmit(onSent: (items: readonly SentItem[]) => void) {
  const client = useApolloClient();
  const { status } = useSession();
  const draft = useDraft();
  const progress = usePhotoProgress();
  const [isWanted, setIsWanted] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');

  const photos = draft?.items.flatMap((item) => item.photos) ?? [];
  const left = photos.filter(({ photoId }) => photoId === null).length;
  const failed = [...progress.values()].find(({ state }) => state === 'failed');

  const submit = () => {
    const now = drafts.getState();
    setFailure('');
    if (!now || !isComplete(now)) {
      setFailure(UNFINISHED);
      return;
    }
    if (session.getState().status !== 'customer') {
      session.askToSignIn({ notice: NOTICE, intent: { kind: INTENT, value: now.key } });
      return;
    }
    photoQueue.run();
    setIsWanted(true);
  };
  useIntent(INTENT, submit);

  useEffect(() => {
    if (!isWanted || isSending || status !== 'customer') return;
    if (failed) {
      setIsWanted(false);
      setFailure(`A photo was not taken: ${failed.message}`);
    } else if (left === 0) {
      setIsWanted(false);
      setIsSending(true);
      void send(client)
        .then(onSent, (error: unknown) => setFailure(failureText(error)))
        .finally(() => setIsSending(false));
    }
  }, [client, failed, isSending, isWanted, left, onSent, status]);

  const waiting = isWanted ? `Sending photos, ${left} to go …` : '';
  return { submit, failure, state: isSending ? 'Sending …' : waiting };
}

/** @throws an Error in words for the owner */
async function send(client: ApolloClient): Promise<readonly SentItem[]> {
  const draft = drafts.getState() ?? emptyDraft();
  const { key, contact, remoteId } = draft;
  const items = draft.items.map(toInput);
  const input = { idempotencyKey: key, items, contact: { ...contact } };
  const { data } = await client.mutate({ mutation: SellSubmit, variables: { input } });
  const payload = data?.sellItemSubmit;
  if (!payload?.submissionId) throw new Refused(payload?.userErrors[0]?.message);
  drafts.replace(emptyDraft());
  if (remoteId !== null) {
    const variables = { input: { draftId: remoteId } };
    void client.mutate({ mutation: SellDraftDelete, variables }).catch(() => undefined);
  }
  return payload.items;
}

function toInput(item: Draft['items'][number]): SellItemInput {
  const { designer, category, model, condition } = item;
  const { answers, extras, photoIds, ...details } = detailsOf(item);
  return {
    ...details,
    designer,
    category,
    model,
    condition,
    answers: answers ?? [],
    extras: extras ?? [],
    photoIds: photoIds ?? [],
  };
}
