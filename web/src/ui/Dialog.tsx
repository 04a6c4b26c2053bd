import { useState } from 'react';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import type { DialogProps, DrawerProps } from './DialogParts.tsx';
import { LoadingBar } from './LoadingBar.tsx';

const loadParts = () => import('./DialogParts.tsx');
const DialogParts = lazyComponent(loadParts, 'DialogParts');
const DrawerParts = lazyComponent(loadParts, 'DrawerParts');

/** A dialog, 400 px wide: labeled, with focus trap and focus return; Esc closes it. Its code is loaded on first use. */
export function Dialog(props: DialogProps) {
  return (
    useWasOpened(props.isOpen) && (
      <DialogParts {...props} fallback={<LoadingBar isWaiting={props.isOpen} />} />
    )
  );
}

/** A side panel like a dialog; an outside click closes it. */
export function Drawer(props: DrawerProps) {
  return (
    useWasOpened(props.isOpen) && (
      <DrawerParts {...props} fallback={<LoadingBar isWaiting={props.isOpen} />} />
    )
  );
}

/** Preloads the code, for example when the pointer approaches the button that opens a drawer. */
export function preloadDrawer(): void {
  void loadParts();
}

/** True once it has been open, so that its code is loaded on first use. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened;
}
