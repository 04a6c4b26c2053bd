import { decodeHTMLStrict } from 'entities';
import { collect } from './lists.ts';
import type { MagentoClient } from './magento-client.ts';
import { getText, type RestCategory } from './magento-data.ts';
import type { CategoryData } from './records/product-record.ts';
import { contentText } from './records/settings.ts';

/**
 * The path from URL keys, as Magento computes it for its URLs (CategoryUrlPathGenerator); null for a root or without a
 * key. Categories that were imported may have no stored path.
 */
function toUrlPath(category: RestCategory, parent: CategoryData | undefined): string | null {
  const key = getText(category, 'url_key');
  if (key === null || category.level < 2) return null;
  if (category.level === 2) return key;
  return parent?.urlPath ? `${parent.urlPath}/${key}` : null;
}

interface ContentOfStore {
  readonly mediaUrl: string;
  /** The identifiers of its blocks by id. */
  readonly blocks: ReadonlyMap<number, string>;
}

/** Editors write descriptions as HTML; the shop shows their text. */
function toCategory(
  category: RestCategory,
  { mediaUrl, blocks }: ContentOfStore,
  parent: CategoryData | undefined,
): CategoryData {
  const landingBlock =
    getText(category, 'display_mode') === 'PRODUCTS'
      ? undefined
      : blocks.get(Number(getText(category, 'landing_page')));
  const description = contentText(getText(category, 'description') ?? '', mediaUrl);
  return {
    id: category.id,
    parentId: category.parent_id,
    level: category.level,
    name: decodeHTMLStrict(category.name),
    urlKey: getText(category, 'url_key'),
    urlPath: getText(category, 'url_path') ?? toUrlPath(category, parent),
    includeInMenu: category.include_in_menu,
    position: category.position,
    image: getText(category, 'image'),
    description: description === '' ? null : description,
    ...(landingBlock && { landingBlock }),
  };
}

/**
 * The active categories below the root of the default store, parents before children. As in Magento, those below an
 * inactive one have a page, but are not in the menu.
 */
export async function readCategories(
  magento: MagentoClient,
  content: ContentOfStore,
): Promise<Map<number, CategoryData>> {
  const root = (await magento.get('/categories', { depth: '0', fields: 'id' })) as { id: number };
  const all = await collect(magento.pages<RestCategory>('/categories/list', {}));
  const inactive = new Set(all.filter(({ is_active }) => is_active === false).map(({ id }) => id));
  const own = all
    .filter(({ path }) => path.split('/').map(Number).includes(root.id))
    .toSorted((a, b) => a.level - b.level || a.position - b.position || a.id - b.id);
  const categories = new Map<number, CategoryData>();
  for (const category of own) {
    const found = toCategory(category, content, categories.get(category.parent_id));
    const isBelowInactive = category.path.split('/').some((id) => inactive.has(Number(id)));
    categories.set(category.id, {
      ...found,
      includeInMenu: found.includeInMenu && !isBelowInactive,
    });
  }
  for (const id of inactive) categories.delete(id);
  return categories;
}
