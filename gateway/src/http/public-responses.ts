import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachePolicy } from '../cache/policy.ts';
import { type CachedResponse, etagOf, type ResponseCache } from '../cache/response-cache.ts';
import { skuTags } from '../cache/tags.ts';
import type { CacheResult } from '../telemetry/request-record.ts';
import type { GraphQLParams } from './request-body.ts';
import { type Answer, isReading } from './run-operation.ts';

/** The same text for values that are equal, whatever the order of their properties. */
const stable = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${stable(inner)}`).join()}}`;
};

/** What tells public answers apart: the operation, its variables and the media type that is accepted. */
export const keyOf = ({ query, operationName, variables }: GraphQLParams, accept: string): string =>
  createHash('sha256')
    .update([query, operationName ?? '', stable(variables), accept].join('\0'))
    .digest('base64url');

/** An answer that was made, and the skus of the products that were read for it. */
export interface Made {
  readonly answer: Answer;
  readonly skus: ReadonlySet<string>;
}

/** Only a whole answer is kept: nothing with errors, and nothing that says more than data. */
const isWhole = ({ status, body }: Answer): boolean => {
  if (status !== 200) return false;
  const parsed: unknown = JSON.parse(body);
  if (typeof parsed !== 'object' || parsed === null) return false;
  return Object.keys(parsed).length === 1 && 'data' in parsed && parsed.data !== null;
};

/** An answer that was found or made, and how. */
export interface Served {
  readonly answer: Answer | CachedResponse;
  readonly cache: CacheResult;
}

/** Gives public answers: kept ones, or new ones that are made once for everybody who asks at the same time. */
export const createPublicResponses = (cache: ResponseCache) => {
  const underWay = new Map<string, Promise<Answer | CachedResponse>>();
  const make = async (key: string, policy: CachePolicy, run: () => Promise<Made>) => {
    const madeAt = Date.now();
    const { answer, skus } = await run();
    if (!isWhole(answer)) return answer;
    const body = Buffer.from(answer.body);
    const contentType = answer.headers['content-type'] ?? 'application/json; charset=utf-8';
    const kept: CachedResponse = {
      body,
      contentType,
      etag: etagOf(body, contentType),
      madeAt,
      ttlMs: policy.seconds * 1_000,
      tags: [...new Set([...policy.tags, ...skuTags(skus)])],
    };
    // Nobody waits until it is kept.
    void cache.keep(key, kept);
    return kept;
  };
  return async (key: string, policy: CachePolicy, run: () => Promise<Made>): Promise<Served> => {
    const found = await cache.get(key);
    if (found !== null) return { answer: found.answer, cache: found.tier };
    const known = underWay.get(key);
    if (known !== undefined) return { answer: await known, cache: 'memory' };
    const fresh = make(key, policy, run).finally(() => underWay.delete(key));
    underWay.set(key, fresh);
    return { answer: await fresh, cache: 'miss' };
  };
};

/** Sends a kept answer; a GET may be kept by others as long as it holds, and gets 304 when the client has it. */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): FastifyReply => {
  reply.type(answer.contentType).header('etag', answer.etag);
  const left = Math.max(0, Math.floor((answer.madeAt + answer.ttlMs - Date.now()) / 1_000));
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept' : `${String(vary)}, accept`);
  if (!isReading(request)) return reply.header('cache-control', 'no-store').send(answer.body);
  reply.header('cache-control', `public, max-age=${left}`);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  const hasIt = known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === answer.etag);
  return hasIt ? reply.code(304).send() : reply.send(answer.body);
};
