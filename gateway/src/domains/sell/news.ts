import { randomUUID } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import { mapAsyncIterator } from '@graphql-tools/utils';
import type { GatewayContext } from '../../context.ts';
import { inRequest } from '../../core/request-scope.ts';
import { requireToken } from '../../session/session.ts';
import type { CommerceRest } from '../../sources/commerce-rest/client.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';
import type { SellItemResponse } from '../../sources/commerce-rest/sell-responses.ts';

/** A changed item, or the error that ends the stream. */
type SellNewsEntry = SellItemResponse | Error;

declare module '../../context.ts' {
  interface GatewayDeps {
    readonly sellNews: ReturnType<typeof createSellNews>;
  }
}

/** Items per page, the back end's maximum, and number of pages: older items are closed. */
const PAGE_SIZE = 100;
const MAX_PAGES = 5;
/** The event for all items; the event for a single item is its id. */
const ANY = Symbol('any');

type UpdateTimes = ReadonlyMap<string, number>;

interface PolledCustomer {
  readonly emitter: EventEmitter;
  readonly started: Promise<void>;
  subscribers: number;
}

async function readItems(rest: CommerceRest, token: string): Promise<SellItemResponse[]> {
  const requestId = randomUUID();
  const items: SellItemResponse[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { page: String(page), itemsPerPage: String(PAGE_SIZE) };
    const read = await rest.call(sellEndpoints.list, { query, token, requestId });
    items.push(...read.items);
    if (page >= read.pageCount) break;
  }
  return items;
}

function isSessionOver(error: unknown): error is CommerceError {
  return error instanceof CommerceError && error.status === 401;
}

function getTimes(items: readonly SellItemResponse[]): UpdateTimes {
  return new Map(items.map(({ id, updatedAt }) => [id, new Date(updatedAt).getTime()]));
}

/** Emits the items that differ from `known`; returns the current state. */
function emitChanges(
  emitter: EventEmitter,
  known: UpdateTimes,
  items: readonly SellItemResponse[],
): UpdateTimes {
  const now = getTimes(items);
  for (const item of items) {
    if (known.get(item.id) === now.get(item.id)) continue;
    emitter.emit(ANY, item);
    emitter.emit(item.id, item);
  }
  return now;
}

function emitError(emitter: EventEmitter, error: Error): void {
  // An 'error' event would throw in the iterators instead of being yielded.
  const names = emitter.eventNames().filter((name) => name !== 'error');
  for (const name of names) emitter.emit(name, error);
}

interface PollTimes {
  /** Milliseconds between polls. */
  readonly everyMs: number;
  /** Time limit of a poll, which reads all pages, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Polls a customer's items while there are subscribers, once for all of them. A failed poll is repeated; if the session
 * has ended, its error is the last event.
 */
export function createSellNews(rest: CommerceRest, { everyMs, timeoutMs }: PollTimes) {
  const customers = new Map<string, PolledCustomer>();

  /** A poll outlives the request that started it and has its own time limit. */
  const pollItems = (token: string): Promise<SellItemResponse[]> =>
    inRequest({ signal: AbortSignal.timeout(timeoutMs), stale: new Set() }, () =>
      readItems(rest, token),
    );

  const startPolling = (token: string): PolledCustomer => {
    const emitter = new EventEmitter().setMaxListeners(0);
    let known: UpdateTimes = new Map();
    const wait = () => setTimeout(() => void pollAgain(), everyMs).unref();
    const pollAgain = async (): Promise<void> => {
      if (customers.get(token) !== polled) return;
      const seen = await pollItems(token).catch((error: unknown) => error);
      if (!isSessionOver(seen)) {
        if (Array.isArray(seen)) known = emitChanges(emitter, known, seen);
        wait();
        return;
      }
      customers.delete(token);
      emitError(emitter, seen);
    };
    const start = async () => {
      known = getTimes(await pollItems(token));
      wait();
    };
    const polled: PolledCustomer = { emitter, started: start(), subscribers: 0 };
    return polled;
  };

  const unsubscribe = (token: string, polled: PolledCustomer) => {
    polled.subscribers -= 1;
    if (polled.subscribers === 0 && customers.get(token) === polled) customers.delete(token);
  };

  return {
    /**
     * Resolves when the current state is known; the iterator then yields later changes until it returns.
     *
     * @param itemId Only this item; null for all.
     * @throws the back end's error if the first read fails.
     */
    async follow(token: string, itemId: string | null): Promise<AsyncIterable<SellNewsEntry>> {
      const polled = customers.get(token) ?? startPolling(token);
      customers.set(token, polled);
      polled.subscribers += 1;
      try {
        await polled.started;
      } catch (error) {
        unsubscribe(token, polled);
        throw error;
      }
      const news = on(polled.emitter, itemId ?? ANY);
      let hasUnsubscribed = false;
      const end = () => {
        if (!hasUnsubscribed) unsubscribe(token, polled);
        hasUnsubscribed = true;
      };
      return mapAsyncIterator(news, ([entry]): SellNewsEntry => entry, undefined, end);
    },
  };
}

/**
 * Subscribes to the customer's items, or to `itemId`.
 *
 * @throws UNAUTHENTICATED without a customer, NOT_FOUND if the item is not the customer's.
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
 * The changed item.
 *
 * @throws UNAUTHENTICATED if the customer has signed out, or the back end's error that ended the session.
 */
export function toNews(entry: unknown, { session }: GatewayContext): SellItemResponse {
  requireToken(session);
  if (entry instanceof Error) throw entry;
  return entry as SellItemResponse;
}
