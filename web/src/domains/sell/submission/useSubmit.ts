import { useEffect, useState } from 'react';
import { session, useIntent, useSession } from '#apollo/session/session.ts';
import { RejectedError, toErrorMessage } from '#lib/forms/rejection.ts';
import { useDraft } from './DraftProvider.tsx';
import { createDraft, type Draft, getUnsentPhotos } from './draft.ts';
import { toDetailsInput } from './remoteDraft.ts';
import {
  type SellItemInput,
  type SubmitSellItemsMutation,
  useDeleteSellDraftMutation,
  useSubmitSellItemsMutation,
} from './Submission.generated.ts';

export type SubmittedItem = SubmitSellItemsMutation['sellItemSubmit']['items'][number];
/** Called before the draft is cleared. */
export type OnSubmitted = (items: readonly SubmittedItem[]) => Promise<void>;

const INTENT = 'sell-submit';
const NOTICE = 'Please sign in to submit. We’ve kept everything you entered.';
const INCOMPLETE =
  'One item isn’t complete. Open it and add its designer, category, model, condition and photos.';
/** The response to an earlier attempt was lost, and the draft was changed since. */
const SUBMITTED_BEFORE =
  'You’ve already submitted these items, before your last changes. You can see and edit them in My Quotes.';

const isComplete = ({ items }: Draft): boolean =>
  items.every(
    ({ designer, category, model, condition, photos }) =>
      designer && category && model && condition && photos.length > 0,
  );

/** Submits the draft, after the sign-in and the uploads. `progress` is the current step as text, empty if idle. */
export function useSubmit(onSubmitted: OnSubmitted) {
  const { status } = useSession();
  const { draft, updateDraft, uploads } = useDraft();
  const send = useSend();
  const [isWanted, setIsWanted] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const unsent = getUnsentPhotos(draft);
  const failed = unsent
    .map(({ key }) => uploads.uploads.get(key))
    .find((upload) => upload?.state === 'failed');

  const submit = () => {
    setFailure('');
    if (!isComplete(draft)) return setFailure(INCOMPLETE);
    if (session.getState().status !== 'customer') {
      return session.askToSignIn({ notice: NOTICE, intent: { kind: INTENT, value: draft.key } });
    }
    for (const { key } of unsent) uploads.retry(key);
    setIsWanted(true);
  };
  useIntent(INTENT, submit);

  useEffect(() => {
    if (!isWanted || isSending) return;
    if (status !== 'customer') {
      // The session ended while photos were uploaded.
      setIsWanted(false);
    } else if (failed) {
      setIsWanted(false);
      setFailure(`We couldn’t upload a photo: ${failed.message}`);
    } else if (unsent.length === 0) {
      setIsWanted(false);
      setIsSending(true);
      void send(draft)
        .then(
          async (items) => {
            await onSubmitted(items);
            updateDraft(createDraft);
          },
          (error: unknown) => {
            // At the end of the session the sign-in dialog says so; the message would outlast the sign-in.
            if (session.getState().status === 'customer') setFailure(toErrorMessage(error));
          },
        )
        .finally(() => setIsSending(false));
    }
  }, [draft, failed, isSending, isWanted, onSubmitted, send, status, unsent.length, updateDraft]);

  const waiting = isWanted ? `Uploading photos, ${unsent.length} to go…` : '';
  return { submit, failure, progress: isSending ? 'Submitting…' : waiting };
}

/** Sends the draft and deletes the gateway's copy. Throws an error with a message for the owner. */
function useSend() {
  const [submitItems] = useSubmitSellItemsMutation({
    update: (cache, { data }) => {
      if (!data?.sellItemSubmit.submissionId) return;
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'sellItems' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'sellItemFilters' });
    },
  });
  const deleteCopy = useDeleteCopy();
  return async (draft: Draft): Promise<readonly SubmittedItem[]> => {
    const { key, items, contact } = draft;
    const input = { idempotencyKey: key, items: items.map(toItemInput), contact };
    const { data } = await submitItems({ variables: { input } });
    const payload = data?.sellItemSubmit;
    const [userError] = payload?.userErrors ?? [];
    if (userError?.code === 'IDEMPOTENCY_MISMATCH') throw new RejectedError(SUBMITTED_BEFORE);
    if (!payload?.submissionId) throw new RejectedError(userError?.message);
    deleteCopy(draft);
    return payload.items;
  };
}

/** Deletes the gateway's copy of a draft, if there is one, without waiting for the response. */
export function useDeleteCopy() {
  const [deleteDraft] = useDeleteSellDraftMutation();
  return ({ remote }: Draft): void => {
    if (!remote) return;
    void deleteDraft({ variables: { input: { draftId: remote.id } } }).catch(() => undefined);
  };
}

function toItemInput(item: Draft['items'][number]): SellItemInput {
  const { designer, category, model, condition } = item;
  const { answers, extras, photoIds, ...details } = toDetailsInput(item);
  const lists = { answers: answers ?? [], extras: extras ?? [], photoIds: photoIds ?? [] };
  return { ...details, designer, category, model, condition, ...lists };
}
