import { preloadDrawer } from '../../../ui/Drawer.tsx';

/** The panel's contents: a chunk of their own, so that pages load without them. */
export const loadBagPanelContents = () => import('./BagPanelContents.tsx');

/** Starts loading what the panel needs when a person comes near a button that opens it. */
export function preloadBagPanel(): void {
  preloadDrawer();
  void loadBagPanelContents();
}
