import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type CachedResponse, cachedHead, EVERYTHING, type RemoteCache } from './response-cache.ts';

/** Command timeout in milliseconds: reading the cache must not be slower than creating a response. */
const COMMAND_MS = 150;
/** Time without a response after which the connection is closed, in addition to that of a command. */
const SILENCE_MS = 1_000;

/**
 * A Redis connection that never blocks a request: while disconnected, commands fail immediately, and it reconnects
 * within two seconds. Each loss and recovery is logged once.
 *
 * @param commandMs Milliseconds after which a command fails.
 */
export function connectRedis(url: string, log: Logger, commandMs = COMMAND_MS): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandMs,
    connectTimeout: 1_000,
    // Commands that a Redis accepts without responding would fill the memory.
    socketTimeout: commandMs + SILENCE_MS,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  });
  let isLost = false;
  redis.on('error', (error) => {
    if (!isLost) log.warn({ err: error }, 'Redis cannot be used; memory takes its place');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) log.info('Redis can be used again');
    isLost = false;
  });
  return redis;
}

const PREFIX = 'encore:response:';
const TAG_PREFIX = 'encore:tag:';
/** Upper limit for the lifetime of a response, in milliseconds. */
const MAX_TTL_MS = 300_000;
/** Maximum clock difference between gateways, in milliseconds. */
const LEEWAY_MS = 60_000;
const CHANNEL = 'encore:purge';

/** One line of JSON, then the body. */
function encode({ body, ...head }: CachedResponse): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
}

function decode(encoded: Buffer): CachedResponse {
  const end = encoded.indexOf(0x0a);
  const head: unknown = JSON.parse(encoded.subarray(0, end).toString('utf8'));
  return { ...cachedHead.parse(head), body: encoded.subarray(end + 1) };
}

/** Deletes the tags in KEYS and their responses atomically. */
const PURGE = `
for _, tag in ipairs(KEYS) do
  for _, key in ipairs(redis.call('ZRANGE', tag, 0, -1)) do redis.call('UNLINK', key) end
  redis.call('UNLINK', tag)
end
return redis.status_reply('OK')`;

/** Responses in Redis, shared by all gateways; a purge reaches them immediately. */
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
        // A frequently used tag never expires, so its expired entries are removed individually.
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
      // Purges during a disconnection are unknown, so everything is dropped.
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
