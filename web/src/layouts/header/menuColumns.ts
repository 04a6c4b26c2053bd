interface MenuLink {
  readonly id: string;
  readonly name: string;
  readonly link: string | null;
}

export interface MenuNode extends MenuLink {
  readonly isGroup?: boolean;
  readonly sidebarHtml?: string | null;
  readonly children?: readonly MenuNode[];
}

export interface Menu {
  readonly items: readonly MenuNode[];
}

export interface MenuColumn {
  readonly id: string;
  /** The heading of the entries; null for ungrouped entries. */
  readonly heading: MenuLink | null;
  readonly entries: readonly MenuLink[];
}

/**
 * The columns of a menu panel. An entry with children or marked as a group gets its own column; consecutive single
 * entries share a column without a heading.
 */
export function menuColumns(item: MenuNode): readonly MenuColumn[] {
  const columns: MenuColumn[] = [];
  let single: MenuLink[] = [];
  const close = () => {
    const [first] = single;
    if (first) columns.push({ id: `single-${first.id}`, heading: null, entries: single });
    single = [];
  };
  for (const child of item.children ?? []) {
    const entries = child.children ?? [];
    if (!child.isGroup && entries.length === 0) {
      single.push(child);
      continue;
    }
    close();
    columns.push({ id: child.id, heading: child, entries: entries.filter((entry) => entry.link) });
  }
  close();
  return columns.filter((column) => column.entries.length > 0 || column.heading?.link);
}

/** True if an entry opens a panel or a submenu instead of only a page. */
export function hasPanel(item: MenuNode): boolean {
  return (item.children ?? []).length > 0 || Boolean(item.sidebarHtml);
}

/** True if an entry's own page is among its children, so that no "all" link is needed. */
export function isListedBelow(item: MenuNode, link = item.link): boolean {
  return (item.children ?? []).some((child) =>
    child.children?.length ? isListedBelow(child, link) : child.link === link,
  );
}
