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

/** The browser's draft, synchronized with other tabs. Every change is persisted, so a reload loses nothing. */
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

export function useStartItem(): (part: Partial<DraftItem>) => void {
  const [, updateDraft] = useStoredDraft();
  return useCallback((part) => updateDraft((draft) => withNewItem(draft, part)), [updateDraft]);
}
