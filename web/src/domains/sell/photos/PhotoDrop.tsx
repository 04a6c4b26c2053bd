import { Camera, ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { FilePicker } from './FilePicker.tsx';

/** Where photos are dropped, chosen or taken. */
export function PhotoDrop(props: { onFiles: (files: readonly File[]) => void; isBusy: boolean }) {
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has the buttons inside as its equivalent.
    <div
      className="e-sell-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        props.onFiles([...event.dataTransfer.files]);
      }}
    >
      <p role="status">
        {props.isBusy ? 'Preparing your photos …' : 'Drop photos here, paste them, or'}
      </p>
      <div className="e-sell-drop-ways">
        <FilePicker className="e-sell-way" onFiles={props.onFiles}>
          <ImagePlus size={18} strokeWidth={1.4} aria-hidden="true" /> Choose photos
        </FilePicker>
        <FilePicker className="e-sell-way" onFiles={props.onFiles} usesCamera>
          <Camera size={18} strokeWidth={1.4} aria-hidden="true" /> Use the camera
        </FilePicker>
      </div>
    </div>
  );
}
