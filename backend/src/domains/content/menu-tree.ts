import type { DatabaseSync } from 'node:sqlite';

export type Tile = {
  readonly file: string;
  readonly alt: string;
  readonly link: string;
  readonly caption: string;
};

/** The number of items for sale of one designer in a category. */
export type DesignerCount = ReturnType<typeof designerCounts>[number];

// Reads each item's attributes once instead of once per category, which is ten times faster.
const SQL = `WITH sale AS MATERIALIZED (
    SELECT id, json_extract(attributes, '$.manufacturer') AS designer FROM catalog_product
    WHERE qty > 0 AND visible = 1 AND enabled = 1
  )
  SELECT link.category_id AS id, sale.designer, count(*) AS count
  FROM sale CROSS JOIN catalog_product_category link ON link.product_id = sale.id
  GROUP BY link.category_id, sale.designer`;

/** Items for sale by category and designer; an item without a designer counts under ''. */
export function designerCounts(db: DatabaseSync) {
  return db
    .prepare(SQL)
    .all()
    .map((row) => ({
      categoryId: Number(row.id),
      designer: row.designer === null ? '' : String(row.designer),
      count: Number(row.count),
    }));
}

/** A menu entry without its id and the module's flags. */
export type MenuEntry = {
  readonly name: string;
  readonly link: string;
  readonly isGroup?: boolean;
  readonly children: readonly MenuEntry[];
  readonly tiles?: readonly Tile[];
};

/** An entry in the format of Ves Megamenu: ids and flags are texts. */
export type MenuItemResponse = {
  readonly id: string;
  readonly item_id: string;
  readonly menu_id: string;
  readonly name: string;
  readonly status: string;
  readonly level: string;
  readonly show_name: string;
  readonly is_group: string;
  readonly link_type: string;
  readonly link: string;
  readonly target: string;
  readonly show_right_sidebar: string;
  readonly right_sidebar_width: string;
  readonly right_sidebar_html: string;
  readonly children: readonly MenuItemResponse[];
};

export type MenuResponse = {
  readonly menu_id: string;
  readonly name: string;
  readonly alias: string;
  readonly status: string;
  readonly menu_items: readonly MenuItemResponse[];
};

const flag = (on: boolean): string => (on ? '1' : '0');

/** Creates the conversion of entries to the module's format, with ids from 1 in reading order. */
export function createMenuNumbering(toHtml: (tiles: readonly Tile[]) => string) {
  let last = 0;
  return function number(entry: MenuEntry, level: number): MenuItemResponse {
    last += 1;
    const id = String(last);
    const { tiles = [], isGroup = false } = entry;
    return {
      id,
      item_id: id,
      menu_id: '1',
      name: entry.name,
      status: '1',
      level: String(level),
      show_name: '1',
      is_group: flag(isGroup),
      link_type: 'custom_link',
      link: entry.link,
      target: '_self',
      show_right_sidebar: flag(tiles.length > 0),
      right_sidebar_width: '40%',
      right_sidebar_html: toHtml(tiles),
      children: entry.children.map((child) => number(child, level + 1)),
    };
  };
}
