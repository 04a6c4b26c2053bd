import type { Dispatch, KeyboardEvent, RefObject, SetStateAction } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { AT_ONCE, ZOOM_STEP } from './zoom.ts';

interface ViewerState {
  readonly count: number;
  readonly index: number;
  readonly setIndex: Dispatch<SetStateAction<number>>;
  readonly zoom: RefObject<ReactZoomPanPinchRef | null>;
}

/** The keys of the full-screen gallery: ← → Home End walk, + − zoom, 0 shows the whole picture. */
export function useViewerKeys({ count, index, setIndex, zoom }: ViewerState) {
  const show = (to: number): void => setIndex(Math.max(0, Math.min(count - 1, to)));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => show(index - 1),
    ArrowRight: () => show(index + 1),
    Home: () => show(0),
    End: () => show(count - 1),
    '+': () => void zoom.current?.zoomIn(ZOOM_STEP, AT_ONCE),
    '=': () => void zoom.current?.zoomIn(ZOOM_STEP, AT_ONCE),
    '-': () => void zoom.current?.zoomOut(ZOOM_STEP, AT_ONCE),
    0: () => void zoom.current?.resetTransform(AT_ONCE),
  };
  const handleKey = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return { step: (by: number) => show(index + by), handleKey };
}
