import { listType, objectType } from '../../shared/webapi/data-type.ts';
import { type Call, optional, type Route, route } from '../../shared/webapi/route.ts';
import type { ItemInput } from './description.ts';
import type { ItemChange, SellItems } from './items.ts';
import { readFilters, readPage, statusCounts } from './listing.ts';
import type { SellRepository } from './repository.ts';
import { labels } from './rules.ts';
import { itemView } from './views.ts';

/** What an item is, as the wire names it. */
export const itemFields = {
  designer: 'string',
  category: 'string',
  model: 'string',
  material: 'string',
  color: 'string',
  size: 'string',
  notes: 'string',
  condition: 'string',
  answers: listType(objectType({ part: 'string', answer: 'string' })),
  extras: listType('string'),
  askingPrice: 'float',
  photos: listType('string'),
} as const;

const newItem = objectType(itemFields);
const changedItem = objectType({
  ...itemFields,
  status: 'string',
  payout: 'string',
  reason: 'string',
  counterPrice: 'float',
  offerId: 'int',
});
/** How an owner may be reached. */
export const contact = objectType({ name: 'string', telephone: 'string', preferred: 'string' });

export interface ItemRoutesSources {
  readonly sellItems: SellItems;
  readonly items: SellRepository;
  /** Lets offers lapse whose time is over. */
  readonly expire: () => void;
}

const getCustomerId = ({ caller }: Call): number => Number(caller.customerId);

/** The contact's lines that were given, each at most 200 characters. */
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
      parameters: { items: listType(newItem), contact: optional(contact) },
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

/** The owner's items: submit, list, read, change, counts by status. */
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
      { access: 'self', parameters: { id: 'int', item: changedItem } },
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
