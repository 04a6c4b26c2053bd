import { preloadDrawer } from '#ui/Dialog.tsx';

/** The drawer's contents are a separate chunk so that pages load without them. */
export const loadCartDrawerContents = () => import('./CartDrawerContents.tsx');

/** Preloads the drawer's chunk when the pointer approaches a button that opens it. */
export function preloadCartDrawer(): void {
  preloadDrawer();
  void loadCartDrawerContents();
}
