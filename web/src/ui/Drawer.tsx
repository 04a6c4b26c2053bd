import { lazy, type ReactNode, Suspense, useState } from 'react';

const DrawerParts = lazy(() =>
  import('./DrawerParts.tsx').then((m) => ({ default: m.DrawerParts })),
);

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The drawer's name, visible unless `isTitleHidden`. */
  readonly title: string;
  readonly isTitleHidden?: boolean;
  /** The side from which the drawer opens. */
  readonly placement?: 'start' | 'end';
  /** 320 px, 360 px or full width. */
  readonly width?: 'menu' | 'cart' | 'full';
  /** Stays at the bottom while the body scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A side panel with focus trap and focus return; Esc or an outside click closes it. Its code is loaded on first use.
 */
export function Drawer(props: DrawerProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DrawerParts {...props} />
    </Suspense>
  );
}

/** Preloads the drawer's code, for example when the pointer approaches the button that opens it. */
export function preloadDrawer(): void {
  void import('./DrawerParts.tsx');
}
