import { randomUUID } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import { mapAsyncIterator } from '@graphql-tools/utils';
import type { GatewayContext } from '../../context.ts';
import { inRequest } from '../../core/request-scope.ts';
import { requireToken } from '../../session/session.ts';
import type { CommerceRest } from '../../sources/commerce-rest/client.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';
import { type SellItemModel, toSellItemPage } from './mappers.ts';

/** An item that has changed, or why no more follow. */
type SellNewsEntry = SellItemModel | Error;

/** Tells what has changed of customers' items. */
interface SellNews {
  /**
   * Resolves when the items are known as they stand; what changes from then on comes out, until the iterator returns.
   * @param itemId Only this item; null for any.
   * @throws what the back end says when it is unavailable the first time.
   */
  follow(token: string, itemId: string | null): Promise<AsyncIterable<SellNewsEntry>>;
}

declare module '../../context.ts' {
  interface GatewayDeps {
    readonly sellNews: SellNews;
  }
}

/** Items a page, the most that a back end gives, and pages: older items are over and done with. */
const PER_PAGE = 100;
const MOST_PAGES = 5;
/** The event of every item; an item's own event has its id for a name. */
const ANY = Symbol('any');
/** Milliseconds that one look at all pages may take. */
const LOOK_MS = 10_000;

type Known = ReadonlyMap<string, number>;

/** A customer who is followed: by how many, and what was seen last. */
interface Followed {
  readonly emitter: EventEmitter;
  readonly begun: Promise<void>;
  followers: number;
}

async function readItems(rest: CommerceRest, token: string): Promise<SellItemModel[]> {
  const requestId = randomUUID();
  const items: SellItemModel[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { page: String(page), itemsPerPage: String(PER_PAGE) };
    const read = toSellItemPage(await rest.call(sellEndpoints.list, { query, token, requestId }));
    items.push(...read.items);
    if (page >= read.pageCount) break;
  }
  return items;
}

/** What an event of the emitter carries. */
function toEntry([entry]: readonly SellNewsEntry[]): SellNewsEntry {
  return entry ?? new Error('An event without an entry.');
}

/** A look outlasts the request that requested it, and ends in its own time. */
function look(rest: CommerceRest, token: string): Promise<SellItemModel[]> {
  return inRequest({ signal: AbortSignal.timeout(LOOK_MS), stale: new Set() }, () =>
    readItems(rest, token),
  );
}

function isSessionOver(error: unknown): error is CommerceError {
  return error instanceof CommerceError && error.status === 401;
}

function getTimes(items: readonly SellItemModel[]): Known {
  return new Map(items.map(({ id, updatedAt }) => [id, new Date(updatedAt).getTime()]));
}

/** Tells of the items that are not as they were `known`; how they are now. */
function tellChanges(emitter: EventEmitter, known: Known, items: readonly SellItemModel[]): Known {
  const now = getTimes(items);
  for (const item of items) {
    if (known.get(item.id) === now.get(item.id)) continue;
    emitter.emit(ANY, item);
    emitter.emit(item.id, item);
  }
  return now;
}

function tellEverybody(emitter: EventEmitter, error: Error): void {
  // As an 'error' it would break the iterators instead of coming out of them.
  const names = emitter.eventNames().filter((name) => name !== 'error');
  for (const name of names) emitter.emit(name, error);
}

/**
 * Looks at a customer's items every `everyMs` milliseconds while somebody follows them, once for all followers. A look
 * that fails is made again; when the back end does not know the session any more, that is the last event.
 */
export function createSellNews(rest: CommerceRest, everyMs: number): SellNews {
  const customers = new Map<string, Followed>();

  const begin = (token: string): Followed => {
    const emitter = new EventEmitter().setMaxListeners(0);
    let known: Known = new Map();
    const wait = () => setTimeout(() => void lookAgain(), everyMs).unref();
    const lookAgain = async (): Promise<void> => {
      if (customers.get(token) !== followed) return;
      const seen = await look(rest, token).catch((error: unknown) => error);
      if (!isSessionOver(seen)) {
        if (Array.isArray(seen)) known = tellChanges(emitter, known, seen);
        wait();
        return;
      }
      customers.delete(token);
      tellEverybody(emitter, seen);
    };
    const start = async () => {
      known = getTimes(await look(rest, token));
      wait();
    };
    const followed: Followed = { emitter, begun: start(), followers: 0 };
    return followed;
  };

  const leave = (token: string, followed: Followed) => {
    followed.followers -= 1;
    if (followed.followers === 0 && customers.get(token) === followed) customers.delete(token);
  };

  return {
    async follow(token, itemId) {
      const followed = customers.get(token) ?? begin(token);
      customers.set(token, followed);
      followed.followers += 1;
      try {
        await followed.begun;
      } catch (error) {
        leave(token, followed);
        throw error;
      }
      const news = on(followed.emitter, itemId ?? ANY);
      let hasLeft = false;
      const end = () => {
        if (!hasLeft) leave(token, followed);
        hasLeft = true;
      };
      return mapAsyncIterator(news, (event) => toEntry(event), undefined, end);
    },
  };
}

/**
 * Follows the customer's items, or the one of `itemId`.
 * @throws UNAUTHENTICATED without a customer, NOT_FOUND when the item is not theirs.
 */
export async function followItems(
  itemId: string | null,
  { loaders, sellNews, session }: GatewayContext,
): Promise<AsyncIterable<SellNewsEntry>> {
  const token = requireToken(session);
  if (itemId !== null) await loaders.sell.item(itemId);
  return sellNews.follow(token, itemId);
}

/**
 * The item that has changed.
 * @throws UNAUTHENTICATED when the customer has signed out meanwhile; what the back end said when it ended the session.
 */
export function toNews(entry: unknown, { session }: GatewayContext): SellItemModel {
  requireToken(session);
  if (entry instanceof Error) throw entry;
  return entry as SellItemModel;
}
