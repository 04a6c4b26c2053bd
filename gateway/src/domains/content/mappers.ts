import type { Menu, MenuItem } from '../../generated/types.ts';
import type { MenuItemResponse, MenuResponse } from '../../sources/commerce-rest/content.ts';
import { isOff, isOn } from '../../sources/wire-values.ts';

const LEVELS = 3;

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** A path of the shop or an absolute URL; null for others, such as `javascript:` URLs. */
function toLink(item: MenuItemResponse): string | null {
  const link = (item.link || item.url_path || '').trim();
  if (link === '') return null;
  if (SAFE_LINK.test(link)) return link;
  return /^[\w-]+(\/[\w.-]+)*\/?(\?[^\s]*)?$/.test(link) ? `/${link}` : null;
}

function toMenuItem(item: MenuItemResponse, levelsBelow: number): MenuItem {
  return {
    id: item.item_id ?? item.id ?? '',
    name: item.name ?? '',
    link: toLink(item),
    isGroup: isOn(item.is_group),
    children: levelsBelow > 0 ? toMenuItems(item.children, levelsBelow - 1) : [],
    sidebarHtml: isOff(item.show_right_sidebar) ? null : item.right_sidebar_html || null,
  };
}

function toMenuItems(items: MenuResponse['items'], levelsBelow: number): MenuItem[] {
  return (items ?? [])
    .filter((item) => !isOff(item.status))
    .map((item) => toMenuItem(item, levelsBelow));
}

/** The menu as a tree with at most three levels, without disabled entries. */
export function toMenu(response: MenuResponse): Menu {
  return {
    id: response.menu_id ?? '1',
    name: response.name ?? '',
    items: toMenuItems(response.items ?? response.menu_items, LEVELS - 1),
  };
}
