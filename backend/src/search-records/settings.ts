import settings from '../../data/search/settings.json' with { type: 'json' };
import synonyms from '../../data/search/synonyms.json' with { type: 'json' };

/** The filterable attributes, in the order in which a listing offers them. */
const FILTERS: readonly (readonly [code: string, label: string])[] = [
  ['manufacturer', 'Designer'],
  ['subcategory', 'Category'],
  ['condition_label', 'Condition'],
  ['color', 'Color'],
  ['material_type', 'Material type'],
  ['material_label', 'Material'],
  ['size', 'Size'],
  ['shoe_size', 'Shoe size'],
  ['hardware', 'Hardware'],
  ['bag_type', 'Bag type'],
  ['production_year', 'Year'],
  ['origin', 'Origin'],
  ['price.USD.default', 'Price'],
];

/** The records of the product_attributes index (docs/search-records.md). */
export function attributeRecords() {
  return FILTERS.map(([code, label], index) => ({
    objectID: code,
    attribute_code: code,
    frontend_label: label,
    position: index + 1,
  }));
}

/** The products' synonyms, in the hosted service's form; designers and categories are found by the same words. */
export const SYNONYMS = synonyms;

/** The product index's settings, and those of its sort replicas by their full names. */
export function productSettings(index: string) {
  const own = settings.products;
  const replicas = Object.fromEntries(
    Object.entries(own.replicas).map(([suffix, changes]) => [
      `${index}_${suffix}`,
      { ...own.settings, ...changes },
    ]),
  );
  return { settings: { ...own.settings, replicas: Object.keys(replicas) }, replicas };
}

export const CATEGORY_SETTINGS = settings.categories.settings;
export const ATTRIBUTE_SETTINGS = settings.product_attributes.settings;
export const PAGE_SETTINGS = settings.pages.settings;
export const BLOCK_SETTINGS = settings.section_blocks.settings;
