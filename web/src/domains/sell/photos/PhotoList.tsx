import './photos.css';
import { ArrowLeft, ArrowRight, RotateCcw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type DraftPhoto, movePhoto } from '../submission/draft.ts';
import { SHOTS } from '../submission/shots.ts';
import { useBench, usePhotoProgress } from '../submission/useDraft.ts';
import type { PhotoProgress } from './PhotoQueue.ts';
import { readPhoto } from './photoStorage.ts';

const nameOf = ({ shot }: DraftPhoto, index: number): string =>
  `Photo ${index + 1}: ${SHOTS.find(({ code }) => code === shot)?.label ?? 'Another view'}`;

/** The item's photos in order, each with what can be done with it. */
export function PhotoList({ photos }: { photos: readonly DraftPhoto[] }) {
  const progress = usePhotoProgress();
  return (
    <ol className="e-sell-photos" aria-label="Your photos">
      {photos.map((photo, index) => (
        <Photo
          key={photo.key}
          photo={photo}
          name={nameOf(photo, index)}
          progress={progress.get(photo.key)}
          isFirst={index === 0}
          isLast={index === photos.length - 1}
        />
      ))}
    </ol>
  );
}

interface PhotoProps {
  readonly photo: DraftPhoto;
  readonly name: string;
  readonly progress: PhotoProgress | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function Photo({ photo, name, progress, isFirst, isLast }: PhotoProps) {
  const { drafts, photoQueue } = useBench();
  const source = useSource(photo);
  const move = (by: number) => drafts.change((draft) => movePhoto(draft, photo.key, by));
  return (
    <li>
      <div className="e-sell-photo">{source && <img src={source} alt="" />}</div>
      <p className="e-sell-photo-name">{name}</p>
      {progress?.state === 'sending' && (
        <progress aria-label={`${name}: sending`} max={1} value={progress.part} />
      )}
      {progress?.state === 'failed' && (
        <p className="e-form-error" role="alert">
          {progress.message}
        </p>
      )}
      <div className="e-sell-photo-actions">
        <Action label={`Move ${name} earlier`} isOff={isFirst} onPress={() => move(-1)}>
          <ArrowLeft size={16} aria-hidden="true" />
        </Action>
        <Action label={`Move ${name} later`} isOff={isLast} onPress={() => move(1)}>
          <ArrowRight size={16} aria-hidden="true" />
        </Action>
        {progress?.state === 'failed' && (
          <Action label={`Try ${name} again`} onPress={() => photoQueue.retry(photo.key)}>
            <RotateCcw size={16} aria-hidden="true" />
          </Action>
        )}
        <Action label={`Remove ${name}`} onPress={() => photoQueue.remove(photo.key)}>
          <X size={16} aria-hidden="true" />
        </Action>
      </div>
    </li>
  );
}

function Action(props: {
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className="e-sell-photo-action"
      aria-label={props.label}
      aria-disabled={props.isOff || undefined}
      onClick={() => !props.isOff && props.onPress()}
    >
      {props.children}
    </button>
  );
}

/** Where the photo can be shown from: this browser, or the shop once it is there. */
function useSource({ key, path }: DraftPhoto): string | null {
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let isGone = false;
    void readPhoto(key).then((photo) => {
      if (isGone || !photo) return;
      address = URL.createObjectURL(photo);
      setLocal(address);
    });
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [key]);
  return local ?? path;
}
