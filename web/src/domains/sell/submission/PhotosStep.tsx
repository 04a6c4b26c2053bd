import { useEffect, useState } from 'react';
import { useSession } from '#apollo/session/session.ts';
import { Caption } from '#ui/Caption.tsx';
import { FormAlert } from '#ui/form/Form.tsx';
import { MAX_PHOTOS, PhotoDrop, ShotList, useAddPhotos } from '../photos/AddPhotos.tsx';
import { PhotoList } from '../photos/PhotoList.tsx';
import { getMissingShots, hasEnoughPhotos } from '../photos/shots.ts';
import type { DraftPhoto } from './draft.ts';
import { StepForm, type StepProps } from './StepForm.tsx';

export function PhotosStep({ index, item: { photos }, onDone }: StepProps) {
  const { status } = useSession();
  const [isTried, setIsTried] = useState(false);
  const { addPhotos, problems, isPreparing } = useAddPhotos(index);
  const isEnough = hasEnoughPhotos(photos);

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length) void addPhotos([...clipboardData.files], null);
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
      <ShotList photos={photos} onFiles={(files, shot) => void addPhotos(files, shot)} />
      <PhotoDrop onFiles={(files) => void addPhotos(files, null)} isBusy={isPreparing} />
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
