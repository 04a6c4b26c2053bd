/** Columns of a Magento product export that are attributes of the product, with their codes. */
export const ATTRIBUTE_COLUMNS: ReadonlyMap<string, string> = new Map([
  ['description', 'description'],
  ['short_description', 'short_description'],
  ['meta_title', 'meta_title'],
  ['meta_keywords', 'meta_keyword'],
  ['meta_description', 'meta_description'],
  ['country_of_manufacture', 'country_of_manufacture'],
  ['new_from_date', 'news_from_date'],
  ['new_to_date', 'news_to_date'],
  ['page_layout', 'page_layout'],
  ['custom_design', 'custom_design'],
  ['custom_design_from', 'custom_design_from'],
  ['custom_design_to', 'custom_design_to'],
  ['custom_layout_update', 'custom_layout_update'],
]);

export const COLUMN_ATTRIBUTES: ReadonlySet<string> = new Set(ATTRIBUTE_COLUMNS.values());
