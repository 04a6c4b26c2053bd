import { preloadDrawer } from '#ui/Dialog.tsx';

/** The drawer's contents are a separate chunk so that pages load without them. */
export const loadCartDrawerContents = () => import('./CartDrawerContents.tsx');

export function preloadCartDrawer(): void {
  preloadDrawer();
  void loadCartDrawerContents();
}
