import { lazy, type ReactNode, Suspense, useState } from 'react';

const DrawerParts = lazy(() =>
  import('./DrawerParts.tsx').then((m) => ({ default: m.DrawerParts })),
);

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Names the drawer; shown at its head unless `isTitleHidden`. */
  readonly title: string;
  readonly isTitleHidden?: boolean;
  /** Which side it comes from. */
  readonly placement?: 'start' | 'end';
  /** 320 px, 360 px or the whole width. */
  readonly width?: 'menu' | 'cart' | 'full';
  /** Stays at the foot while the body scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A panel at the side: focus stays in it, Esc or a click beside it closes it, focus goes back. Its code comes on first use. */
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

/** Starts loading the drawer's code, for example when a pointer comes near the button that opens it. */
export function preloadDrawer(): void {
  void import('./DrawerParts.tsx');
}
