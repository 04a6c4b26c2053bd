import { badInput } from '../../shared/webapi/errors.ts';
import type { ItemFilter } from './item-reader.ts';
import { type Status, statuses, toStatus } from './rules.ts';

/** The named lists: accepted items that wait to be shipped, and those on their way. */
const namedLists: ReadonlyMap<string, boolean> = new Map([
  ['to-ship', false],
  ['shipped', true],
]);

const MAX_PER_PAGE = 100;
const PER_PAGE = 20;

const invalid = (fieldName: string, value: unknown) =>
  badInput('Invalid value of "%value" provided for the %fieldName field.', { fieldName, value });

/**
 * Reads `filters`: a comma list of statuses, by code or label, and named lists. Nothing asks for all.
 * @throws 400 for a word that is neither.
 */
export function readFilters(text: string): Pick<ItemFilter, 'statuses' | 'shipped'> {
  const words = text.split(',').flatMap((word) => word.trim() || []);
  if (words.length === 0) return {};
  const found: Status[] = [];
  const shipped: boolean[] = [];
  for (const word of words) {
    const status = toStatus(word);
    const list = namedLists.get(word.toLowerCase());
    if (status !== undefined) found.push(status);
    else if (list !== undefined) shipped.push(list);
    else throw invalid('filters', word);
  }
  return { statuses: found, shipped };
}

/** A page of a list. `page` is 1-based. */
export interface Page {
  readonly page: number;
  readonly itemsPerPage: number;
}

/** @throws 400 for a page before the first, or a page of no item or of more than 100. */
export function readPage(page: unknown, itemsPerPage: unknown): Page {
  const wanted = { page: Number(page ?? 1), itemsPerPage: Number(itemsPerPage ?? PER_PAGE) };
  if (wanted.page < 1 || wanted.page > 1_000_000) throw invalid('page', wanted.page);
  if (wanted.itemsPerPage < 1 || wanted.itemsPerPage > MAX_PER_PAGE) {
    throw invalid('itemsPerPage', wanted.itemsPerPage);
  }
  return wanted;
}

/** Every status with its count. */
export const statusCounts = (counts: ReadonlyMap<string, number>) =>
  statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
