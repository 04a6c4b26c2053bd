import type { Menu, MenuItem } from '../../generated/types.ts';
import type { MenuItemResponse, MenuResponse } from '../../sources/commerce-rest/content.ts';
import type { SearchRecord } from '../../sources/search/types.ts';
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

/** A record of the categories index (docs/search-records.md). */
type CategoryRecord = SearchRecord & {
  readonly name: string;
  /** 1 for a top category. */
  readonly level: number;
  readonly parent_id: string;
  readonly url_path: string;
  readonly include_in_menu?: number;
  readonly position?: number;
  /** Of products for sale, including those of categories below. */
  readonly product_count?: number;
};

/** Designers have a page of their own; a menu would be too small for them. */
const isDesigner = ({ url_path, level }: CategoryRecord): boolean =>
  level > 1 && url_path.startsWith('designers/');

/** A menu of the categories with products that are included in Magento's menu, with at most three levels. */
export function toCategoryMenu(hits: readonly SearchRecord[]): Menu {
  const shown = (hits as readonly CategoryRecord[])
    .filter(
      (record) => record.include_in_menu !== 0 && record.product_count !== 0 && !isDesigner(record),
    )
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const toItems = (level: number, parentId?: string): MenuItem[] =>
    shown
      .filter((record) => record.level === level && (level === 1 || record.parent_id === parentId))
      .map(({ objectID, name, url_path }) => ({
        id: objectID,
        name,
        link: `/${url_path}`,
        isGroup: false,
        children: level < LEVELS ? toItems(level + 1, objectID) : [],
        sidebarHtml: null,
      }));
  return { id: '1', name: 'Categories', items: toItems(1) };
}
