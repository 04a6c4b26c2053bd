import { listType } from '../../shared/webapi/data-type.ts';
import { invalidValue } from '../../shared/webapi/errors.ts';
import {
  type Call,
  getCustomerId,
  optional,
  type Route,
  route,
} from '../../shared/webapi/route.ts';
import { type ItemInput, itemType } from './description.ts';
import type { ItemFilter } from './item-reader.ts';
import { contactType, type ItemChange, itemChangeType, type SellItems } from './items.ts';
import type { SellRepository } from './repository.ts';
import { labels, type Status, statuses, toStatus } from './rules.ts';
import { itemView } from './views.ts';

/** The named lists: accepted items that are not shipped yet, and those in transit. */
const namedLists: ReadonlyMap<string, boolean> = new Map([
  ['to-ship', false],
  ['shipped', true],
]);

const MAX_PER_PAGE = 100;
const PER_PAGE = 20;

/**
 * Parses `filters`: comma-separated statuses, by code or label, and named lists. An empty text selects all.
 * @throws 400 for an unknown value
 */
function readFilters(text: string): Pick<ItemFilter, 'statuses' | 'shipped'> {
  const words = text.split(',').flatMap((word) => word.trim() || []);
  if (words.length === 0) return {};
  const found: Status[] = [];
  const shipped: boolean[] = [];
  for (const word of words) {
    const status = toStatus(word);
    const list = namedLists.get(word.toLowerCase());
    if (status !== undefined) found.push(status);
    else if (list !== undefined) shipped.push(list);
    else throw invalidValue('filters', word);
  }
  return { statuses: found, shipped };
}

/** A page of a list. `page` is one-based. */
interface Page {
  readonly page: number;
  readonly itemsPerPage: number;
}

/** @throws 400 for a page below 1, or a page size outside 1 to 100 */
function readPage(page: unknown, itemsPerPage: unknown): Page {
  const wanted = { page: Number(page ?? 1), itemsPerPage: Number(itemsPerPage ?? PER_PAGE) };
  if (wanted.page < 1 || wanted.page > 1_000_000) throw invalidValue('page', wanted.page);
  if (wanted.itemsPerPage < 1 || wanted.itemsPerPage > MAX_PER_PAGE) {
    throw invalidValue('itemsPerPage', wanted.itemsPerPage);
  }
  return wanted;
}

const statusCounts = (counts: ReadonlyMap<string, number>) =>
  statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));

export interface ItemRoutesSources {
  readonly sellItems: SellItems;
  readonly items: SellRepository;
  readonly expire: () => void;
}

/** The given contact details, each at most 200 characters. */
const toContact = ({ args }: Call): Record<string, string> =>
  Object.fromEntries(
    Object.entries(args.contact ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim().slice(0, 200)]] : [],
    ),
  );

const submitRoute = ({ sellItems }: ItemRoutesSources): Route =>
  route.post(
    '/sell/my/item',
    {
      access: 'self',
      parameters: { items: listType(itemType), contact: optional(contactType) },
    },
    (call) => {
      const written = sellItems.submit(getCustomerId(call), {
        items: call.args.items as readonly ItemInput[],
        contact: toContact(call),
        idempotencyKey: call.idempotencyKey?.slice(0, 200) ?? null,
      });
      return { submission_id: written[0]?.submissionId ?? null, items: written.map(itemView) };
    },
  );

const listRoute = ({ items, expire }: ItemRoutesSources): Route =>
  route.get(
    '/sell/my/item',
    {
      access: 'self',
      parameters: {
        page: optional('int'),
        itemsPerPage: optional('int'),
        filters: optional('string'),
      },
    },
    (call) => {
      expire();
      const { page, itemsPerPage } = readPage(call.args.page, call.args.itemsPerPage);
      const filter = {
        customerId: getCustomerId(call),
        ...readFilters(String(call.args.filters ?? '')),
      };
      const total = items.count(filter);
      const found = items.list(filter, { offset: (page - 1) * itemsPerPage, limit: itemsPerPage });
      return {
        items: found.map(itemView),
        total_count: total,
        page,
        items_per_page: itemsPerPage,
        total_pages: Math.ceil(total / itemsPerPage),
      };
    },
  );

/** Routes of the owner's items: submit, list, read, update, counts by status. */
export function sellItemRoutes(sources: ItemRoutesSources): Route[] {
  const { sellItems, items, expire } = sources;
  return [
    submitRoute(sources),
    listRoute(sources),
    route.get('/sell/my/item/:id', { access: 'self', parameters: { id: 'int' } }, (call) => {
      expire();
      return itemView(sellItems.own(getCustomerId(call), Number(call.args.id)));
    }),
    route.put(
      '/sell/my/item/:id',
      { access: 'self', parameters: { id: 'int', item: itemChangeType } },
      (call) => {
        expire();
        const change = call.args.item as ItemChange;
        return itemView(sellItems.change(getCustomerId(call), Number(call.args.id), change));
      },
    ),
    route.get('/sell/my/filters', { access: 'self' }, (call) => {
      expire();
      return statusCounts(items.counts(getCustomerId(call))).map(({ status, count }) => ({
        code: status,
        label: labels[status],
        count,
      }));
    }),
  ];
}
