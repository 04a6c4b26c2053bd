import { Button, chakra, FileUpload, Grid } from '@chakra-ui/react';
import { Camera, Check, ImagePlus } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '#apollo/session/session.ts';
import { RejectedError } from '#lib/forms/rejection.ts';
import { fileUpload, shotList as styles } from '#theme/recipes/submission.ts';
import { Caption } from '#ui/Caption.tsx';
import { FormAlert } from '#ui/form/Form.tsx';
import { PhotoList } from '../photos/PhotoList.tsx';
import { storePhoto } from '../photos/photoStorage.ts';
import { preparePhoto } from '../photos/preparePhoto.ts';
import { getMissingShots, getShots, hasEnoughPhotos } from '../photos/shots.ts';
import { useDraft } from './DraftProvider.tsx';
import { createKey, type Draft, type DraftPhoto, withItem } from './draft.ts';
import { StepForm, type StepProps } from './StepForm.tsx';

export function PhotosStep({ index, item: { category, photos }, onDone }: StepProps) {
  const { status } = useSession();
  const [isTried, setIsTried] = useState(false);
  const { addPhotos, problems, isPreparing } = useAddPhotos(index);
  const isEnough = hasEnoughPhotos(photos);

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length) addPhotos([...clipboardData.files], null);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [addPhotos]);

  return (
    <StepForm
      title="Show it from every side"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isEnough && !isPreparing) onDone();
      }}
    >
      <Caption>
        Daylight and a plain background work best. We rotate and resize your photos and remove their
        metadata before they leave this device.
      </Caption>
      <ShotList {...{ category, photos }} onFiles={addPhotos} />
      <PhotoDrop onFiles={(files) => addPhotos(files, null)} isBusy={isPreparing} />
      {photos.length > 0 && <PhotoList photos={photos} />}
      <Caption role="status">
        {photos.length > 0 && getProgressText(photos)}
        {photos.length > 0 &&
          status === 'guest' &&
          ' Your photos stay on this device until you sign in.'}
      </Caption>
      <FormAlert>
        {isTried && !isEnough && 'Add a photo of the front or back to continue.'}
      </FormAlert>
      <FormAlert scrolls>
        {problems.length > 0 && problems.map((problem) => <p key={problem}>{problem}</p>)}
      </FormAlert>
    </StepForm>
  );
}

function getProgressText(photos: readonly DraftPhoto[]): string {
  const missing = getMissingShots(photos).map(({ label }) => label.toLowerCase());
  if (missing.length > 0) return `Still needed: ${missing.join(' and ')}.`;
  return `${photos.length} of ${MAX_PHOTOS} photos.`;
}

type OnFiles = (files: readonly File[]) => void;

/** Files that are not images are rejected when they are prepared; the draft limits their number. */
function Files(props: { onFiles: OnFiles; usesCamera?: boolean; children: ReactNode }) {
  const { onFiles, usesCamera = false, children } = props;
  return (
    <FileUpload.Root
      recipe={fileUpload}
      acceptedFiles={[]}
      maxFiles={usesCamera ? 1 : Number.POSITIVE_INFINITY}
      {...(usesCamera && { capture: 'environment' })}
      onFileAccept={({ files }) => onFiles(files)}
    >
      <FileUpload.HiddenInput accept="image/*" />
      {children}
    </FileUpload.Root>
  );
}

function PhotoDrop({ onFiles, isBusy }: { onFiles: OnFiles; isBusy: boolean }) {
  return (
    <Files onFiles={onFiles}>
      <FileUpload.Dropzone disableClick role="group" aria-label="Add photos">
        <p role="status">
          {isBusy ? 'Preparing your photos…' : 'Drop photos here, paste them, or'}
        </p>
        <FileUpload.DropzoneContent display="flex" flexWrap="wrap" justifyContent="center" gap="3">
          <FileUpload.Trigger asChild>
            <Button variant="outline">
              <ImagePlus size={18} strokeWidth={1.4} aria-hidden="true" /> Choose photos
            </Button>
          </FileUpload.Trigger>
          <Files onFiles={onFiles} usesCamera>
            <FileUpload.Trigger asChild>
              <Button variant="outline">
                <Camera size={18} strokeWidth={1.4} aria-hidden="true" /> Use the camera
              </Button>
            </FileUpload.Trigger>
          </Files>
        </FileUpload.DropzoneContent>
      </FileUpload.Dropzone>
    </Files>
  );
}

function ShotList(props: {
  category: string;
  photos: readonly DraftPhoto[];
  onFiles: (files: readonly File[], shot: string) => void;
}) {
  return (
    <Grid as="ul" templateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' }} gap="3">
      {getShots(props.category).map(({ code, label, hint, outline }) => {
        const isDone = props.photos.some(({ shot }) => shot === code);
        return (
          <li key={code}>
            <Files onFiles={(files) => props.onFiles(files, code)}>
              <FileUpload.Trigger
                css={styles.trigger}
                aria-label={`${label}: ${isDone ? 'add another photo' : 'add a photo'}`}
                data-done={isDone || undefined}
              >
                <chakra.svg viewBox="0 0 64 64" aria-hidden="true" css={styles.outline}>
                  <path d={outline} />
                </chakra.svg>
                <chakra.span css={styles.name}>
                  {label}
                  {isDone && <Check size={14} aria-hidden="true" />}
                </chakra.span>
                <chakra.span fontSize="xs" lineHeight="snug" color="fg.muted">
                  {hint}
                </chakra.span>
              </FileUpload.Trigger>
            </Files>
          </li>
        );
      })}
    </Grid>
  );
}

const MAX_PHOTOS = 20;
const TOO_MANY = `You can add up to ${MAX_PHOTOS} photos per item.`;
const NOT_PREPARED = 'A photo could not be prepared. Please try again.';

/** Adds files to the item at `index` one at a time; `problems` lists the files that could not be added, with reasons. */
function useAddPhotos(index: number) {
  const { draft, updateDraft } = useDraft();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isPreparing, setIsPreparing] = useState(false);
  const count = useRef(0);
  count.current = draft.items[index]?.photos.length ?? 0;
  const adding = useRef(Promise.resolve());

  const addAll = useCallback(
    async (files: readonly File[], shot: string | null) => {
      const found = new Set<string>();
      setIsPreparing(true);
      for (const file of files) {
        try {
          const photo = await preparePhoto(file);
          if (count.current >= MAX_PHOTOS) throw new RejectedError(TOO_MANY);
          const key = createKey();
          await storePhoto(key, photo);
          updateDraft((now) => withNewPhoto(now, index, { key, shot, name: file.name }));
          count.current += 1;
        } catch (error) {
          found.add(error instanceof RejectedError ? error.message : NOT_PREPARED);
        }
      }
      setProblems([...found]);
      setIsPreparing(false);
    },
    [index, updateDraft],
  );
  const addPhotos = useCallback(
    (files: readonly File[], shot: string | null) => {
      adding.current = adding.current.then(() => addAll(files, shot));
    },
    [addAll],
  );
  return { addPhotos, problems, isPreparing };
}

/** Photos added together fill the suggested views in order. */
function withNewPhoto(
  draft: Draft,
  index: number,
  photo: Pick<DraftPhoto, 'key' | 'shot' | 'name'>,
): Draft {
  const { photos = [], category = '' } = draft.items[index] ?? {};
  const open = getShots(category).find(({ code }) => photos.every(({ shot }) => shot !== code));
  const shot = photo.shot ?? open?.code ?? null;
  return withItem(draft, index, {
    photos: [...photos, { ...photo, shot, photoId: null, path: null }],
  });
}
