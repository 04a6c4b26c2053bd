import { isOff, isOn } from '../../core/php.ts';
import type { Menu, MenuItem } from '../../generated/types.ts';
import type {
  MenuItemResponse,
  MenuResponse,
} from '../../sources/commerce-rest/content-responses.ts';

const LEVELS = 3;

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** A path of the shop or an absolute address; anything else, such as a script address, is no link. */
const toLink = (item: MenuItemResponse): string | null => {
  const link = (item.link || item.url_path || '').trim();
  if (link === '') return null;
  if (SAFE_LINK.test(link)) return link;
  return /^[\w-]+(\/[\w.-]+)*\/?(\?[^\s]*)?$/.test(link) ? `/${link}` : null;
};

const toSidebar = (item: MenuItemResponse): string | null =>
  item.right_sidebar_html && !isOff(item.show_right_sidebar) ? item.right_sidebar_html : null;

const toMenuItem = (item: MenuItemResponse, levelsBelow: number): MenuItem => ({
  id: item.item_id ?? item.id ?? '',
  name: item.name ?? '',
  link: toLink(item),
  isGroup: isOn(item.is_group),
  children: levelsBelow > 0 ? toMenuItems(item.children, levelsBelow - 1) : [],
  sidebarHtml: toSidebar(item),
});

const toMenuItems = (items: MenuResponse['items'], levelsBelow: number): MenuItem[] =>
  (items ?? []).filter((item) => !isOff(item.status)).map((item) => toMenuItem(item, levelsBelow));

/** The menu's tree, three levels at most; entries that are switched off are left out. */
export const toMenu = (answer: MenuResponse): Menu => ({
  id: answer.menu_id ?? '1',
  name: answer.name ?? '',
  items: toMenuItems(answer.items ?? answer.menu_items, LEVELS - 1),
});
