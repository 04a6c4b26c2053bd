import { createContext } from '@chakra-ui/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { persistence } from '#apollo/persist.ts';
import { useSession } from '#apollo/session/session.ts';
import { withLock } from '#lib/browser/withLock.ts';
import { RejectedError, toErrorMessage } from '#lib/forms/rejection.ts';
import { readPhoto, removePhoto } from '../photos/photoStorage.ts';
import { uploadPhoto } from '../photos/uploadPhoto.ts';
import {
  type Draft,
  type DraftPhoto,
  getUnsentPhotos,
  type UpdateDraft,
  withPhoto,
} from './draft.ts';

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

interface PhotoUpload {
  readonly state: 'sending' | 'failed';
  /** The uploaded fraction, 0 to 1. */
  readonly part: number;
  /** Why the upload failed; empty otherwise. */
  readonly message: string;
}

type PhotoUploads = ReturnType<typeof usePhotoUploads>;

/** The gateway accepts four uploads per session at a time; two leave capacity for another tab. */
const MAX_AT_ONCE = 2;
const NOT_HERE = 'This photo is no longer on this device. Please remove it and add it again.';

/** Uploads a draft's photos while a customer is signed in. */
function usePhotoUploads(draft: Draft, updateDraft: UpdateDraft) {
  const { status } = useSession();
  const [uploads, setUploads] = useState<ReadonlyMap<string, PhotoUpload>>(new Map());
  const [running] = useState(() => new Map<string, AbortController>());
  const newest = useRef(draft);
  newest.current = draft;

  const setUpload = useCallback((key: string, upload: PhotoUpload | null) => {
    setUploads((known) => {
      const others = [...known].filter(([name]) => name !== key);
      return new Map(upload ? [...others, [key, upload]] : others);
    });
  }, []);

  const upload = useCallback(
    async ({ key, name }: DraftPhoto) => {
      const control = new AbortController();
      const { signal } = control;
      const onProgress = (part: number) => setUpload(key, { state: 'sending', part, message: '' });
      const send = async () => {
        // Another tab may have uploaded it already.
        if (!getUnsentPhotos(newest.current).some((photo) => photo.key === key)) return;
        const photo = await readPhoto(key);
        if (!photo) throw new RejectedError(NOT_HERE);
        const { id, path } = await uploadPhoto(photo, { name, signal, onProgress });
        updateDraft((now) => withPhoto(now, key, { photoId: id, path }));
        await persistence.flush();
        void removePhoto(key);
      };
      running.set(key, control);
      onProgress(0);
      const failure = await withLock(`encore-photo-${key}`, send).then(
        () => null,
        (error: unknown) => (signal.aborted ? null : toErrorMessage(error)),
      );
      running.delete(key);
      setUpload(key, failure === null ? null : { state: 'failed', part: 0, message: failure });
    },
    [running, setUpload, updateDraft],
  );

  // Retries automatically after the customer has signed in again.
  useEffect(() => {
    if (status === 'customer') setUploads(new Map());
  }, [status]);

  useEffect(() => {
    if (status !== 'customer') return;
    const waiting = getUnsentPhotos(draft).filter(
      ({ key }) => !(running.has(key) || uploads.has(key)),
    );
    for (const photo of waiting.slice(0, MAX_AT_ONCE - running.size)) void upload(photo);
  }, [draft, running, status, upload, uploads]);

  return useMemo(
    () => ({
      uploads,
      retry: (key: string) => setUpload(key, null),
      /** Removes a photo and aborts its upload. */
      remove: (key: string) => {
        running.get(key)?.abort();
        setUpload(key, null);
        updateDraft((now) => withPhoto(now, key, null));
        void removePhoto(key);
      },
    }),
    [setUpload, running, updateDraft, uploads],
  );
}
