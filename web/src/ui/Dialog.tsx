import { type ReactNode, useState } from 'react';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';

const loadParts = () => import('./DialogParts.tsx');
const DialogParts = lazyComponent(loadParts, 'DialogParts');
const DrawerParts = lazyComponent(loadParts, 'DrawerParts');

export interface OverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Stays at the bottom while the body scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export interface DialogProps extends OverlayProps {
  /** False for dialogs that outside clicks must not close. */
  readonly closesOutside?: boolean;
  /** Focuses the title first, for contents that are loaded when the dialog opens. */
  readonly focusesTitle?: boolean;
  /** `alertdialog` for failures that need to be read. */
  readonly role?: 'dialog' | 'alertdialog';
}

export interface DrawerProps extends OverlayProps {
  /** The side from which the drawer opens. */
  readonly placement?: 'start' | 'end';
  /** 320 px, 360 px or full width. */
  readonly width?: 'menu' | 'cart' | 'full';
}

/** A dialog, 400 px wide: labeled, with focus trap and focus return; Esc closes it. Its code is loaded on first use. */
export function Dialog(props: DialogProps) {
  return useWasOpened(props.isOpen) && <DialogParts {...props} />;
}

/** A side panel like a dialog; an outside click closes it. */
export function Drawer(props: DrawerProps) {
  return useWasOpened(props.isOpen) && <DrawerParts {...props} />;
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
