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

const CUSTOM_RANKING = ['desc(stock_qty)', 'desc(created_at)'];
const TEXT_RANKING = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
];

const REPLICA_ORDERS: Readonly<Record<string, string>> = {
  name_asc: 'asc(name_sort)',
  name_desc: 'desc(name_sort)',
  price_default_asc: 'asc(price.USD.default)',
  price_default_desc: 'desc(price.USD.default)',
  created_at_desc: 'desc(created_at)',
};

const PRODUCT_SETTINGS = {
  searchableAttributes: [
    'name',
    'manufacturer',
    'model',
    'categories.level0,subcategory',
    'material_label',
    'color',
    'sku',
  ],
  attributesForFaceting: [
    'searchable(manufacturer)',
    ...FILTERS.map(([code]) => code).filter((code) => code !== 'manufacturer'),
    'categories.level0',
    'categories.level1',
    ...['categoryIds', 'sku', 'objectID', 'url_key', 'stock_qty'].map(
      (code) => `filterOnly(${code})`,
    ),
  ],
  customRanking: CUSTOM_RANKING,
  ranking: TEXT_RANKING,
  hitsPerPage: 60,
  maxValuesPerFacet: 200,
  // The service's own 1,000 would end a listing of 12,000 at its 17th page.
  paginationLimitedTo: 1_000_000,
};

/** The product index's settings, and those of its sort replicas by their full names (spec §9). */
export function productSettings(index: string) {
  const replicas = Object.fromEntries(
    Object.entries(REPLICA_ORDERS).map(([suffix, order]) => [
      `${index}_${suffix}`,
      { ...PRODUCT_SETTINGS, ranking: [order, ...TEXT_RANKING] },
    ]),
  );
  return { settings: { ...PRODUCT_SETTINGS, replicas: Object.keys(replicas) }, replicas };
}

export const CATEGORY_SETTINGS = {
  searchableAttributes: ['name', 'path'],
  attributesForFaceting: ['level', 'parent_id', 'url_path', 'include_in_menu'],
  customRanking: ['desc(product_count)'],
};

export const ATTRIBUTE_SETTINGS = {
  searchableAttributes: ['frontend_label', 'attribute_code'],
  customRanking: ['asc(position)'],
};

export const PAGE_SETTINGS = {
  searchableAttributes: ['name', 'content'],
  attributesForFaceting: ['filterOnly(slug)'],
};

export const BLOCK_SETTINGS = {
  searchableAttributes: ['title', 'content'],
  attributesForFaceting: ['filterOnly(identifier)'],
};
