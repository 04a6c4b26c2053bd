/** The six orders of a list with the labels and keys of the specification (§9), in its order. */
export const sorters = [
  { key: 'default', label: 'Relevance', sort: 'RELEVANCE' },
  { key: 'name_asc', label: 'Name A-Z', sort: 'NAME_ASC' },
  { key: 'name_desc', label: 'Name Z-A', sort: 'NAME_DESC' },
  { key: 'price_asc', label: 'Price (Low to High)', sort: 'PRICE_ASC' },
  { key: 'price_desc', label: 'Price (High to Low)', sort: 'PRICE_DESC' },
  { key: 'created_desc', label: 'Newest Arrivals', sort: 'CREATED_DESC' },
] as const;

export type SorterKey = (typeof sorters)[number]['key'];
export type SortName = (typeof sorters)[number]['sort'];

/** The sorter that a URL's text names; null for anything else. */
export function sorterKeyOf(text: string | null): SorterKey | null {
  return sorters.find((sorter) => sorter.key === text)?.key ?? null;
}

/** The gateway's name of an order. */
export function sortNameOf(key: SorterKey): SortName {
  return sorters.find((sorter) => sorter.key === key)?.sort ?? 'NAME_ASC';
}
