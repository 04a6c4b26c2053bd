interface MenuLink {
  readonly id: string;
  readonly name: string;
  readonly link: string | null;
}

export interface MenuNode extends MenuLink {
  readonly isGroup: boolean;
  readonly sidebarHtml?: string | null;
  readonly children?: readonly MenuNode[];
}

export interface MenuColumn {
  readonly id: string;
  /** Heading above the entries; null for entries that belong to no group. */
  readonly heading: MenuLink | null;
  readonly entries: readonly MenuLink[];
}

/**
 * The columns of a menu panel. An entry that has children or is marked as a group heads a column of its own; single
 * entries that follow each other share one without a heading.
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

/** True when an entry opens a panel or a further level instead of only leading to a page. */
export function hasPanel(item: MenuNode): boolean {
  return (item.children ?? []).length > 0 || Boolean(item.sidebarHtml);
}

/** True when one of the pages below an entry is the entry's own: it needs no link to all of it besides. */
export function isListedBelow(item: MenuNode, link = item.link): boolean {
  return (item.children ?? []).some((child) =>
    child.children?.length ? isListedBelow(child, link) : child.link === link,
  );
}
