import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type PhotoUploads, usePhotoUploads } from '../photos/usePhotoUploads.ts';
import type { Draft, UpdateDraft } from './draft.ts';

interface DraftEditor {
  readonly draft: Draft;
  readonly updateDraft: UpdateDraft;
  readonly uploads: PhotoUploads;
}

const DraftContext = createContext<DraftEditor | null>(null);

export function DraftProvider(props: Omit<DraftEditor, 'uploads'> & { children: ReactNode }) {
  const { draft, updateDraft, children } = props;
  const uploads = usePhotoUploads(draft, updateDraft);
  const editor = useMemo(() => ({ draft, updateDraft, uploads }), [draft, updateDraft, uploads]);
  return <DraftContext value={editor}>{children}</DraftContext>;
}

export function useDraft(): DraftEditor {
  const editor = useContext(DraftContext);
  if (!editor) throw new Error('useDraft needs a DraftProvider around it.');
  return editor;
}
