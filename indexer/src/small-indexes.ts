import { categoryRecord } from './records/product-record.ts';
import type { SmallIndex } from './records/settings.ts';
import type { IndexerContext, Report } from './report.ts';
import type { SearchRecord } from './search-target.ts';
import { digest, type Shop } from './shop.ts';
import type { IndexedProduct } from './state.ts';

/** A category's record contains the number of items for sale and the newest item's image. */
function toCategoryRecords(shop: Shop, products: readonly IndexedProduct[]): SearchRecord[] {
  const available = new Map<number, { count: number; newest: IndexedProduct | undefined }>();
  for (const product of products) {
    if (!product.inStock) continue;
    for (const id of product.categoryIds) {
      const { count, newest } = available.get(id) ?? { count: 0, newest: undefined };
      const isNewer = newest === undefined || product.createdAt > newest.createdAt;
      available.set(id, { count: count + 1, newest: isNewer ? product : newest });
    }
  }
  return [...shop.categories.values()]
    .filter(({ urlPath }) => urlPath !== null)
    .map((category) => {
      const { count = 0, newest } = available.get(category.id) ?? {};
      return categoryRecord(category, shop, { count, image: newest?.image ?? null });
    });
}

/** Writes the indexes other than products whose records have changed. */
export async function writeSmallIndexes(
  { search, state }: IndexerContext,
  shop: Shop,
  report: Report,
): Promise<void> {
  const records: Readonly<Record<SmallIndex, readonly SearchRecord[]>> = {
    categories: toCategoryRecords(shop, state.products('live')),
    pages: shop.pages,
    section_blocks: shop.blocks,
    product_attributes: shop.attributes,
  };
  for (const [name, list] of Object.entries(records) as [SmallIndex, SearchRecord[]][]) {
    const fingerprint = digest(list);
    const key = `index ${name}`;
    if (state.get<string>(key) === fingerprint) continue;
    const rejected = await search.replace(name, list);
    for (const { objectID, reason } of rejected) report.skip(`${name} ${objectID}`, reason);
    state.set(key, fingerprint);
    report.replaced(name);
  }
}
