import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type CachedResponse, EVERYTHING, type RemoteCache } from './response-cache.ts';

/** Milliseconds a command may take: a cached response must never cost more than a new one. */
const COMMAND_MS = 150;

/**
 * A connection to Redis that never makes a request wait: while it is lost, commands fail at once, and it reconnects
 * within two seconds. Losing it and finding it again are logged once each.
 * @param commandMs Milliseconds after which a command fails.
 */
export function connectRedis(url: string, log: Logger, commandMs = COMMAND_MS): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandMs,
    connectTimeout: 1_000,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  });
  let isLost = false;
  redis.on('error', () => {
    if (!isLost) log.warn('Redis cannot be reached; memory takes its place');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) log.info('Redis can be reached again');
    isLost = false;
  });
  return redis;
}

const PREFIX = 'encore:response:';
const TAG_PREFIX = 'encore:tag:';
/** Longer than any response is cached, in milliseconds. */
const MAX_TTL_MS = 300_000;
/** Clocks of two gateways may differ by this much, in milliseconds. */
const LEEWAY_MS = 60_000;
const CHANNEL = 'encore:purge';

const headSchema = z.object({
  contentType: z.string(),
  etag: z.string(),
  createdAt: z.number(),
  ttlMs: z.number(),
  tags: z.array(z.string()),
});

/** One line of JSON, then the body. */
function encode({ body, ...head }: CachedResponse): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
}

function decode(encoded: Buffer): CachedResponse {
  const end = encoded.indexOf(0x0a);
  const head: unknown = JSON.parse(encoded.subarray(0, end).toString('utf8'));
  return { ...headSchema.parse(head), body: encoded.subarray(end + 1) };
}

/** Drops the responses of the tags in KEYS, and the tags, in one step. */
const PURGE = `
for _, tag in ipairs(KEYS) do
  for _, key in ipairs(redis.call('ZRANGE', tag, 0, -1)) do redis.call('UNLINK', key) end
  redis.call('UNLINK', tag)
end
return redis.status_reply('OK')`;

/** Responses in Redis, shared by all gateways; a purge reaches the others at once. */
export function createRedisCache(redis: Redis): RemoteCache & { close(): void } {
  const subscriber = redis.duplicate({
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
  });
  subscriber.on('error', () => undefined);
  return {
    async get(key) {
      const encoded = await redis.getBuffer(PREFIX + key);
      return encoded === null ? null : decode(encoded);
    },
    async set(key, response) {
      const transaction = redis.multi().set(PREFIX + key, encode(response), 'PX', response.ttlMs);
      const now = Date.now();
      for (const tag of [EVERYTHING, ...response.tags]) {
        const set = TAG_PREFIX + tag;
        // A busy tag never rests long enough to expire, so what has ended leaves one by one.
        transaction
          .zremrangebyscore(set, '-inf', now - LEEWAY_MS)
          .zadd(set, now + response.ttlMs, PREFIX + key)
          .pexpire(set, MAX_TTL_MS);
      }
      await transaction.exec();
    },
    async purge(tags) {
      await redis.publish(CHANNEL, JSON.stringify(tags));
      await redis.eval(PURGE, tags.length, ...tags.map((tag) => TAG_PREFIX + tag));
    },
    onPurge(listener) {
      subscriber.on('message', (_channel, message) =>
        listener(z.array(z.string()).parse(JSON.parse(message))),
      );
      // What was purged while the connection was lost is not known, so everything is dropped.
      let wasLost = false;
      subscriber.on('close', () => {
        wasLost = true;
      });
      subscriber.on('ready', () => {
        if (wasLost) listener([]);
        wasLost = false;
      });
      subscriber.subscribe(CHANNEL).catch(() => undefined);
    },
    close: () => subscriber.disconnect(),
  };
}
