import { useEffect, useState } from 'react';
import { useSession } from '#apollo/session/session.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { PhotoDrop } from '../photos/PhotoDrop.tsx';
import { PhotoList } from '../photos/PhotoList.tsx';
import { ShotList } from '../photos/ShotList.tsx';
import { useAddPhotos } from '../photos/useAddPhotos.ts';
import { StepForm, type StepProps } from './StepForm.tsx';
import { NEEDED_SHOTS, SHOTS } from './shots.ts';

const labelOf = (code: string) => SHOTS.find((shot) => shot.code === code)?.label.toLowerCase();

/** The photos: a guided list of views, and every way to hand pictures over. */
export function PhotosStep({ item, onDone }: StepProps) {
  const { status } = useSession();
  const [isTried, setIsTried] = useState(false);
  const { add, refusals, isBusy } = useAddPhotos();
  const missing = NEEDED_SHOTS.filter((code) => !item.photos.some(({ shot }) => shot === code));
  // Photos of an item that was sent in no longer say what they show.
  const isGuided = item.photos.some(({ shot }) => shot !== null);
  const isEnough = item.photos.length >= 2 || (item.photos.length > 0 && missing.length < 2);

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length) add([...clipboardData.files], null);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [add]);

  return (
    <StepForm
      title="Show it from every side"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isEnough && !isBusy) onDone();
      }}
    >
      <p className="e-fact">
        Daylight and a plain background do best. We turn, shrink and strip the photos of their
        metadata before they leave this device.
      </p>
      <FormAlert>
        {isTried && !isEnough && 'Please add at least a photo of the front or of the back.'}
      </FormAlert>
      {refusals.length > 0 && (
        <FormAlert>
          {refusals.map((text) => (
            <span key={text} className="e-sell-refusal">
              {text}
            </span>
          ))}
        </FormAlert>
      )}
      <ShotList photos={item.photos} onFiles={add} />
      <PhotoDrop onFiles={(files) => add(files, null)} isBusy={isBusy} />
      <PhotoList photos={item.photos} />
      <div className="e-fact" role="status">
        {item.photos.length > 0 &&
          (missing.length > 0 && isGuided
            ? `Still missing: ${missing.map(labelOf).join(' and ')}.`
            : `${item.photos.length} of 20 photos.`)}
        {item.photos.length > 0 &&
          status === 'guest' &&
          ' Your photos stay on this device until you sign in.'}
      </div>
    </StepForm>
  );
}
