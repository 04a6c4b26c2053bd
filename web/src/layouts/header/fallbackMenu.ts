import type { MegaMenu_MenuFragment } from './MegaMenu.generated.ts';

function entry(id: string, name: string, link: string): MegaMenu_MenuFragment['items'][number] {
  return { id, name, link, isGroup: false, sidebarHtml: null, children: [] };
}

/** The ways into the shop that need no back end, for when its menu cannot be read. */
export const FALLBACK_MENU: MegaMenu_MenuFragment = {
  items: [
    entry('new', 'New arrivals', '/latest-arrivals'),
    entry('designers', 'Designers', '/our-designers'),
    entry('all', 'Shop all', '/search'),
  ],
};
