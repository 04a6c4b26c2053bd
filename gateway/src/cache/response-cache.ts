import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { CacheResult } from '../core/request-scope.ts';
import type { CachePolicy } from '../graphql/policies.ts';
import type { GraphQLParams } from '../graphql/requests.ts';

/** What is stored with the body of a response. */
export const cachedHead = z.object({
  contentType: z.string(),
  etag: z.string(),
  /** Creation time in milliseconds since 1970. */
  createdAt: z.number(),
  ttlMs: z.number(),
  /** The sources of the response; purging one of its tags drops it. */
  tags: z.array(z.string()).readonly(),
});

export type CachedResponse = Readonly<z.infer<typeof cachedHead>> & { readonly body: Buffer };

/** A cache shared with other gateways. Methods may reject; a failure only costs time. */
export interface RemoteCache {
  get(key: string): Promise<CachedResponse | null>;
  set(key: string, response: CachedResponse): Promise<void>;
  /** Drops the responses with one of `tags` and notifies the other gateways. */
  purge(tags: readonly string[]): Promise<void>;
  /** Calls back with the tags purged by another gateway; with an empty list if messages may have been missed. */
  onPurge(listener: (tags: readonly string[]) => void): void;
}

interface ResponseCacheOptions {
  readonly remote?: RemoteCache | undefined;
  readonly onFailure?: () => void;
  readonly onPurge?: () => void;
}

/** The tag of every response. */
export const EVERYTHING = '*';
const MAX_PURGES = 10_000;
const OVERHEAD_BYTES = 500;
const MAX_BYTES = 32_000_000;

/** Public responses as bytes: in memory, backed by the remote cache. */
export function createResponseCache(options: ResponseCacheOptions = {}) {
  const { remote, onFailure = () => undefined, onPurge } = options;
  const memory = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + OVERHEAD_BYTES,
  });
  const purgedAt = new LRUCache<string, number>({ max: MAX_PURGES });
  const isUsable = ({ createdAt, ttlMs, tags }: CachedResponse): boolean => {
    const age = Date.now() - createdAt;
    const isPurged = [EVERYTHING, ...tags].some((tag) => createdAt <= (purgedAt.get(tag) ?? 0));
    return age >= -1_000 && age < ttlMs && !isPurged;
  };
  const recordPurge = (tags: readonly string[]) => {
    for (const tag of tags.length === 0 ? [EVERYTHING] : tags) purgedAt.set(tag, Date.now());
    onPurge?.();
  };
  remote?.onPurge(recordPurge);
  return {
    async get(key: string) {
      const own = memory.get(key);
      if (own !== undefined && isUsable(own)) return { response: own, tier: 'memory' as const };
      memory.delete(key);
      const response = await remote?.get(key).catch(() => {
        onFailure();
        return null;
      });
      if (!response || !isUsable(response)) return null;
      memory.set(key, response);
      return { response, tier: 'redis' as const };
    },
    /** Stores a response unless one of its tags has been purged since its creation started. */
    async set(key: string, response: CachedResponse): Promise<void> {
      if (!isUsable(response)) return;
      memory.set(key, response);
      await remote?.set(key, response).catch(onFailure);
    },
    /** Drops every response with one of `tags`; all responses if `tags` is empty. */
    async purge(tags: readonly string[]): Promise<void> {
      recordPurge(tags);
      await remote?.purge(tags.length === 0 ? [EVERYTHING] : tags).catch(onFailure);
    },
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** A strong entity tag: unique per representation, including those that differ only in media type. */
export function createEtag(body: Buffer | string, representation: string): string {
  const hash = createHash('sha256').update(`${representation}\0`).update(body);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/**
 * Sends a cached response. A GET response may be cached by others until it expires, and is a 304 if the client has it.
 */
export function sendCached(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { contentType, etag, createdAt, ttlMs, body }: CachedResponse,
): FastifyReply {
  const vary = reply.getHeader('vary');
  reply
    .type(contentType)
    .header('etag', etag)
    .header('vary', vary === undefined ? 'accept' : `${String(vary)}, accept`);
  if (method === 'POST') return reply.header('cache-control', 'no-store').send(body);
  const seconds = Math.max(0, Math.floor((createdAt + ttlMs - Date.now()) / 1_000));
  reply.header('cache-control', `public, max-age=${seconds}`);
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  const isKnown = known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
  return isKnown ? reply.code(304).send() : reply.send(body);
}

/** The cache key of a public response: operation, variables and accepted media type. */
export function cacheKey(params: GraphQLParams, accept: string): string {
  const sorted = (_name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const variables = JSON.stringify(params.variables, sorted);
  return createHash('sha256')
    .update([params.query, params.operationName ?? '', variables, accept].join('\0'))
    .digest('base64url');
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Null for a response with errors or extensions, which must not be shared. */
function toCached(
  { status, headers, body: text }: HttpResponse,
  { createdAt, policy }: { readonly createdAt: number; readonly policy: CachePolicy },
): CachedResponse | null {
  const parsed: unknown = status === 200 ? JSON.parse(text) : null;
  if (typeof parsed !== 'object' || parsed === null || Object.keys(parsed).join() !== 'data')
    return null;
  const body = Buffer.from(text);
  const contentType = headers['content-type'] ?? 'application/json; charset=utf-8';
  return {
    body,
    contentType,
    etag: createEtag(body, contentType),
    createdAt,
    ttlMs: policy.maxAge * 1_000,
    tags: policy.tags,
  };
}

type CreateResponse = () => Promise<HttpResponse>;

/** Serves public responses from the cache, or creates them once for all concurrent requests. */
export function createPublicResponses(cache: ResponseCache) {
  const pending = new Map<string, Promise<HttpResponse | CachedResponse>>();
  const createAndCache = async (key: string, policy: CachePolicy, create: CreateResponse) => {
    const createdAt = Date.now();
    const created = await create();
    const cached = toCached(created, { createdAt, policy });
    if (cached === null) return created;
    // The response does not wait for the cache.
    void cache.set(key, cached);
    return cached;
  };
  return async (
    key: string,
    policy: CachePolicy,
    create: CreateResponse,
  ): Promise<{ response: HttpResponse | CachedResponse; source: CacheResult }> => {
    const found = await cache.get(key);
    if (found !== null) return { response: found.response, source: found.tier };
    const other = pending.get(key);
    if (other !== undefined) return { response: await other, source: 'memory' };
    const created = createAndCache(key, policy, create).finally(() => pending.delete(key));
    pending.set(key, created);
    return { response: await created, source: 'miss' };
  };
}
