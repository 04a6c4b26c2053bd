import { IconButton } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, type LucideIcon, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type ReactZoomPanPinchRef,
  TransformComponent,
  TransformWrapper,
} from 'react-zoom-pan-pinch';
import { Picture } from '#ui/Picture.tsx';
import type { Gallery_ImageFragment } from '../ProductPage.generated.ts';
import { touchesAlone } from './touchesAlone.ts';
import { useViewerKeys } from './useViewerKeys.ts';
import { viewOf } from './viewOf.ts';
import { AT_ONCE, MAX_SCALE, MIN_SCALE, ZOOM_STEP } from './zoom.ts';
import './viewer.css';

interface GalleryViewerProps {
  readonly images: readonly Gallery_ImageFragment[];
  readonly name: string;
  /** The picture it opens with (0-based). */
  readonly first: number;
  /** Gets the picture that was shown last. */
  readonly onClose: (index: number) => void;
}

/**
 * The pictures over the whole screen: pinched, double-tapped (200 ms) or zoomed by button from 1 to 2.25 (spec §9), moved
 * by dragging, walked through by arrows. Esc closes it and the focus goes back to the picture.
 */
export function GalleryViewer({ images, name, first, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(first);
  const [scale, setScale] = useState<number>(MIN_SCALE);
  const { step, handleKey } = useViewerKeys({ count: images.length, index, setIndex, zoom });
  const [touches] = useState(touchesAlone);
  const image = images[index];
  useWholeScreen(dialog, close);

  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      className="e-viewer"
      aria-label={`Photos of ${name}`}
      onClose={() => onClose(index)}
      onKeyDown={handleKey}
      {...touches}
    >
      <header className="e-viewer-head">
        <p aria-live="polite">
          {index + 1} of {images.length}: {viewOf(image.alt, name)}
        </p>
        <ViewerButton
          label="Zoom out"
          icon={ZoomOut}
          isAtEnd={scale <= MIN_SCALE}
          onClick={() => zoom.current?.zoomOut(ZOOM_STEP, AT_ONCE)}
        />
        <ViewerButton
          label="Zoom in"
          icon={ZoomIn}
          isAtEnd={scale >= MAX_SCALE}
          onClick={() => zoom.current?.zoomIn(ZOOM_STEP, AT_ONCE)}
        />
        <ViewerButton ref={close} label="Close" icon={X} onClick={() => dialog.current?.close()} />
      </header>
      <TransformWrapper
        key={image.position}
        ref={zoom}
        minScale={MIN_SCALE}
        maxScale={MAX_SCALE}
        smooth={false}
        wheel={{ step: ZOOM_STEP / 2 }}
        doubleClick={{ mode: 'toggle', step: MAX_SCALE - MIN_SCALE }}
        onInit={({ state }) => setScale(state.scale)}
        onTransform={(_, state) => setScale(state.scale)}
      >
        <TransformComponent wrapperClass="e-viewer-stage" contentClass="e-viewer-content">
          <Picture sources={{ product: image.large }} alt={image.alt} size="product" isFirst />
        </TransformComponent>
      </TransformWrapper>
      {images.length > 1 && <Walk index={index} count={images.length} onStep={step} />}
    </dialog>
  );
}

/** Opens a dialog over the page, which does not scroll meanwhile; the focus starts at `first`. */
function useWholeScreen(
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = dialog.current;
    const { overflow } = document.documentElement.style;
    element?.showModal();
    first.current?.focus();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
    };
  }, [dialog, first]);
}

interface WalkProps {
  /** The picture that is shown (0-based). */
  readonly index: number;
  readonly count: number;
  readonly onStep: (by: number) => void;
}

function Walk({ index, count, onStep }: WalkProps) {
  return (
    <footer className="e-viewer-foot">
      <ViewerButton
        label="Previous photo"
        icon={ChevronLeft}
        isAtEnd={index === 0}
        onClick={() => onStep(-1)}
      />
      <ViewerButton
        label="Next photo"
        icon={ChevronRight}
        isAtEnd={index === count - 1}
        onClick={() => onStep(1)}
      />
    </footer>
  );
}

interface ViewerButtonProps {
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly icon: LucideIcon;
  /** There is nothing further in this direction; the button stays where the focus is. */
  readonly isAtEnd?: boolean;
  readonly onClick: () => void;
}

function ViewerButton({ ref, label, icon: Icon, isAtEnd = false, onClick }: ViewerButtonProps) {
  return (
    <IconButton
      ref={ref}
      variant="ghost"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onClick}
    >
      <Icon strokeWidth={1.25} aria-hidden="true" />
    </IconButton>
  );
}
