import type { MegaMenu_MenuFragment } from './MegaMenu.generated.ts';

function entry(id: string, name: string, link: string): MegaMenu_MenuFragment['items'][number] {
  return { id, name, link, isGroup: false, sidebarHtml: null, children: [] };
}

/** A static menu, used when the gateway's menu cannot be loaded. */
export const FALLBACK_MENU: MegaMenu_MenuFragment = {
  items: [
    entry('new', 'New arrivals', '/latest-arrivals'),
    entry('designers', 'Designers', '/our-designers'),
    entry('all', 'Shop all', '/search'),
  ],
};
