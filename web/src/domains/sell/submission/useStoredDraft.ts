import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import {
  createDraft,
  type Draft,
  type DraftItem,
  EMPTY_DRAFT,
  readDraft,
  toDraft,
  type UpdateDraft,
  withNewItem,
  writeDraft,
} from './draft.ts';
import { useSubmissionDraftQuery } from './Submission.generated.ts';

/** The draft of this browser, with what other tabs write. Every change is persisted, so that a reload loses nothing. */
export function useStoredDraft(): readonly [Draft, UpdateDraft] {
  const { cache } = useApolloClient();
  const values = useSubmissionDraftQuery().data?.submissionDraft;
  const draft = useMemo(() => toDraft(values) ?? EMPTY_DRAFT, [values]);
  const updateDraft = useCallback<UpdateDraft>(
    (change) => {
      writeDraft(cache, { ...change(readDraft(cache) ?? createDraft()), isSaved: false });
    },
    [cache],
  );
  return [draft, updateDraft];
}

/** Starts an item of which something is known, beside whatever else the draft of this browser holds. */
export function useStartItem(): (part: Partial<DraftItem>) => void {
  const [, updateDraft] = useStoredDraft();
  return useCallback((part) => updateDraft((draft) => withNewItem(draft, part)), [updateDraft]);
}
