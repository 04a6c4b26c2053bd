import { createContext } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { type PhotoUploads, usePhotoUploads } from '../photos/usePhotoUploads.ts';
import type { Draft, UpdateDraft } from './draft.ts';

interface DraftEditor {
  readonly draft: Draft;
  readonly updateDraft: UpdateDraft;
  readonly uploads: PhotoUploads;
}

const [DraftEditorProvider, useDraft] = createContext<DraftEditor>({ name: 'DraftEditor' });

export { useDraft };

export function DraftProvider(props: Omit<DraftEditor, 'uploads'> & { children: ReactNode }) {
  const { draft, updateDraft, children } = props;
  const uploads = usePhotoUploads(draft, updateDraft);
  const editor = useMemo(() => ({ draft, updateDraft, uploads }), [draft, updateDraft, uploads]);
  return <DraftEditorProvider value={editor}>{children}</DraftEditorProvider>;
}
