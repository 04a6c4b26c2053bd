import { preloadDrawer } from '#ui/Drawer.tsx';

/** The drawer's contents: a chunk of their own, so that pages load without them. */
export const loadCartDrawerContents = () => import('./CartDrawerContents.tsx');

/** Starts loading what the drawer needs when a person comes near a button that opens it. */
export function preloadCartDrawer(): void {
  preloadDrawer();
  void loadCartDrawerContents();
}
