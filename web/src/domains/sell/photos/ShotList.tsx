import { Check } from 'lucide-react';
import type { DraftPhoto } from '../submission/draft.ts';
import { SHOTS } from '../submission/shots.ts';
import { FilePicker } from './FilePicker.tsx';

/** The views that are asked for, with silhouettes: each takes a photo of its own, by camera where there is one. */
export function ShotList(props: {
  photos: readonly DraftPhoto[];
  onFiles: (files: readonly File[], shot: string) => void;
}) {
  const isThere = (code: string) => props.photos.some(({ shot }) => shot === code);
  return (
    <ul className="e-sell-shots">
      {SHOTS.map(({ code, label, hint, outline }) => (
        <li key={code} data-done={isThere(code) || undefined}>
          <FilePicker
            label={`${label}: ${isThere(code) ? 'add another photo' : 'add a photo'}`}
            onFiles={(files) => props.onFiles(files, code)}
            className="e-sell-shot"
          >
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <path d={outline} />
            </svg>
            <span className="e-sell-shot-name">
              {label}
              {isThere(code) && <Check size={14} aria-hidden="true" />}
            </span>
            <span className="e-sell-shot-hint">{hint}</span>
          </FilePicker>
        </li>
      ))}
    </ul>
  );
}
