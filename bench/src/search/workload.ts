/** Typical queries with a typo in one word. */
export const TYPO_QUERIES = [
  'chanell flap',
  'louis vuiton speedy',
  'hermes brikin',
  'guci marmont',
  'diorr saddle bag',
  'chanel clasic flap black',
  'rolexx datejust',
  'cartir love',
  'black lether bag',
  'botega veneta',
];

/** Partial queries while a shopper types; the popup shows three hits. */
export const PREFIXES = ['c', 'ch', 'cha', 'chane', 'l', 'lo', 'louis v', 'b', 'bi', 'go'];

export const TEN_FACETS = [
  'manufacturer',
  'subcategory',
  'condition_label',
  'color',
  'material_type',
  'material_label',
  'hardware',
  'production_year',
  'origin',
  'categories.level1',
];

/** Listings by top category: available items between two prices (dollars). */
export const LISTINGS = ['Handbags', 'Shoes', 'Jewelry', 'Watches', 'Accessories'].map(
  (category, place) => ({
    category,
    low: 200 + place * 100,
    high: 8000,
  }),
);

/** Sixty ids, spread over the catalog. */
export function sixtyIds(count: number, seed: number): string[] {
  const step = Math.floor(count / 60);
  return Array.from({ length: 60 }, (_, place) => String(100_001 + place * step + (seed % step)));
}
