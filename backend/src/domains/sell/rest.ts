import { listType } from '../../shared/webapi/data-type.ts';
import { badInput, invalidValue, noSuchEntity } from '../../shared/webapi/errors.ts';
import { readIdempotencyKey } from '../../shared/webapi/idempotency-key.ts';
import { customerRoute, optional, publicRoute, type Route } from '../../shared/webapi/route.ts';
import { itemType, toCondition } from './description.ts';
import type { AcceptedDesigner, SellFacts } from './facts.ts';
import type { ItemFilter } from './item-reader.ts';
import { type Contact, contactType, itemChangeType, type SellItems } from './items.ts';
import {
  CREDIT_BONUS,
  commissionTable,
  estimate,
  OFFER_DAYS,
  type Range,
  SHIP_DAYS,
} from './money-rules.ts';
import type { SellRepository } from './repository.ts';
import { labels, type Status, statuses, toStatus } from './rules.ts';
import { itemView } from './views.ts';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase();

const rangeView = ({ low, high }: Range) => ({ low: low / 100, high: high / 100 });

const estimateRoute = (facts: SellFacts): Route =>
  publicRoute.get(
    '/sell/estimate',
    { designer: 'string', model: 'string', condition: 'string' },
    ({ args }) => {
      const code = toCondition(facts, args.condition);
      const condition = facts.conditions.find((one) => one.code === code);
      const designer = facts.designers.find(({ name }) => same(name, args.designer));
      if (designer === undefined) throw noSuchEntity('designer', args.designer);
      const line = designer.lines.find(({ model }) => same(model, args.model));
      if (line === undefined) throw noSuchEntity('model', args.model);
      if (condition === undefined) throw badInput('Unknown condition.');
      const found = estimate(line, condition);
      return {
        designer: designer.name,
        model: line.model,
        category: line.category,
        condition: code,
        ...rangeView(found.cash),
        cash: rangeView(found.cash),
        consign: rangeView(found.consign),
        store_credit: rangeView(found.storeCredit),
        resale: rangeView(found.resale),
        typical_days_to_sell: found.typicalDaysToSell,
      };
    },
  );

const termsRoute = (facts: SellFacts): Route =>
  publicRoute.get('/sell/terms', {}, () => ({
    commission: commissionTable.map(({ belowCents, share }) => ({
      below: Number.isFinite(belowCents) ? belowCents / 100 : null,
      percent: Math.round(share * 100),
    })),
    store_credit_bonus_percent: Math.round(CREDIT_BONUS * 100),
    offer_days: OFFER_DAYS,
    ship_days: SHIP_DAYS,
    categories: Object.keys(facts.categories),
    conditions: facts.conditions.map(({ code, label, text }) => ({ code, label, text })),
    answers: Object.entries(facts.conditionByPart).map(([part, answers]) => ({ part, answers })),
    extras: facts.includes,
  }));

export const sellPublicRoutes = (
  facts: SellFacts,
  designers: () => readonly AcceptedDesigner[],
): Route[] => [
  publicRoute.get('/selltous/designers', {}, () =>
    designers().map(({ name, slug, models }) => ({
      name,
      url_path: `designers/${slug}`,
      categories: [...new Set(models.map(({ category }) => category))],
      models: models.map(({ model, category }) => ({ name: model, category })),
    })),
  ),
  estimateRoute(facts),
  termsRoute(facts),
];

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
  const names = text.split(',').flatMap((word) => word.trim() || []);
  if (names.length === 0) return {};
  const found: Status[] = [];
  const shipped: boolean[] = [];
  for (const word of names) {
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
function readPage(query: { [Name in keyof Page]?: number | null | undefined }): Page {
  const page = { page: query.page ?? 1, itemsPerPage: query.itemsPerPage ?? PER_PAGE };
  if (page.page < 1 || page.page > 1_000_000) throw invalidValue('page', page.page);
  if (page.itemsPerPage < 1 || page.itemsPerPage > MAX_PER_PAGE) {
    throw invalidValue('itemsPerPage', page.itemsPerPage);
  }
  return page;
}

export interface ItemRoutesSources {
  readonly sellItems: SellItems;
  readonly items: SellRepository;
  readonly expire: () => void;
}

/** The given contact details, each at most 200 characters. */
const toContact = (contact: Contact | null | undefined): Contact =>
  Object.fromEntries(
    Object.entries(contact ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim().slice(0, 200)]] : [],
    ),
  );

const submitRoute = ({ sellItems }: ItemRoutesSources): Route =>
  customerRoute.post(
    '/sell/my/item',
    { items: listType(itemType), contact: optional(contactType) },
    ({ args, customerId, idempotencyKey }) => {
      const written = sellItems.submit(customerId, {
        items: args.items,
        contact: toContact(args.contact),
        idempotencyKey: readIdempotencyKey(idempotencyKey),
      });
      return { submission_id: written[0]?.submissionId ?? null, items: written.map(itemView) };
    },
  );

const listRoute = ({ items, expire }: ItemRoutesSources): Route =>
  customerRoute.get(
    '/sell/my/item',
    { page: optional('int'), itemsPerPage: optional('int'), filters: optional('string') },
    ({ args, customerId }) => {
      expire();
      const { page, itemsPerPage } = readPage(args);
      const filter = { customerId, ...readFilters(args.filters ?? '') };
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
    customerRoute.get('/sell/my/item/:id', { id: 'int' }, ({ args, customerId }) => {
      expire();
      return itemView(sellItems.own(customerId, args.id));
    }),
    customerRoute.put(
      '/sell/my/item/:id',
      { id: 'int', item: itemChangeType },
      ({ args, customerId }) => {
        expire();
        return itemView(sellItems.change(customerId, args.id, args.item));
      },
    ),
    customerRoute.get('/sell/my/filters', {}, ({ customerId }) => {
      expire();
      const counts = items.counts(customerId);
      return statuses.map((code) => ({
        code,
        label: labels[code],
        count: counts.get(code) ?? 0,
      }));
    }),
  ];
}
