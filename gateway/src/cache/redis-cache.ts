import type { Redis } from 'ioredis';
import { z } from 'zod';
import { type CachedResponse, EVERYTHING, type RemoteCache } from './response-cache.ts';

const PREFIX = 'encore:answer:';
const TAG_PREFIX = 'encore:tagged:';
/** Longer than any answer is kept, in milliseconds. */
const LONGEST_MS = 300_000;
/** Clocks of two gateways may differ by this much, in milliseconds. */
const LEEWAY_MS = 60_000;
const CHANNEL = 'encore:purge';

const headSchema = z.object({
  contentType: z.string(),
  etag: z.string(),
  madeAt: z.number(),
  ttlMs: z.number(),
  tags: z.array(z.string()),
});

const pack = ({ body, ...head }: CachedResponse): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);

const unpack = (packed: Buffer): CachedResponse => {
  const end = packed.indexOf(0x0a);
  const head: unknown = JSON.parse(packed.subarray(0, end).toString('utf8'));
  return { ...headSchema.parse(head), body: packed.subarray(end + 1) };
};

/** Drops the answers of the tags in KEYS, and the tags, in one step. */
const PURGE = `
for _, tag in ipairs(KEYS) do
  for _, key in ipairs(redis.call('ZRANGE', tag, 0, -1)) do redis.call('UNLINK', key) end
  redis.call('UNLINK', tag)
end
return redis.status_reply('OK')`;

/** Answers in Redis, shared by all gateways. A purge is told to the others at once. */
export const createRedisCache = (redis: Redis): RemoteCache & { close(): void } => {
  const listening = redis.duplicate({
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
  });
  listening.on('error', () => undefined);
  return {
    async get(key) {
      const packed = await redis.getBuffer(PREFIX + key);
      return packed === null ? null : unpack(packed);
    },
    async put(key, answer) {
      const kept = redis.multi().set(PREFIX + key, pack(answer), 'PX', answer.ttlMs);
      const now = Date.now();
      for (const tag of [EVERYTHING, ...answer.tags]) {
        const set = TAG_PREFIX + tag;
        // A busy tag never rests long enough to expire, so what has ended leaves one by one.
        kept
          .zremrangebyscore(set, '-inf', now - LEEWAY_MS)
          .zadd(set, now + answer.ttlMs, PREFIX + key)
          .pexpire(set, LONGEST_MS);
      }
      await kept.exec();
    },
    async purge(tags) {
      await redis.publish(CHANNEL, JSON.stringify(tags));
      await redis.eval(PURGE, tags.length, ...tags.map((tag) => TAG_PREFIX + tag));
    },
    onPurge(listener) {
      listening.on('message', (_channel, message) =>
        listener(z.array(z.string()).parse(JSON.parse(message))),
      );
      // What was purged while the connection was lost is not known, so everything is dropped.
      let wasLost = false;
      listening.on('close', () => {
        wasLost = true;
      });
      listening.on('ready', () => {
        if (wasLost) listener([]);
        wasLost = false;
      });
      listening.subscribe(CHANNEL).catch(() => undefined);
    },
    close: () => listening.disconnect(),
  };
};
