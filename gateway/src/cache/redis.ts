import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Milliseconds a command may take: what is kept in Redis must never cost more than doing without it. */
const COMMAND_MS = 150;

/**
 * A connection to Redis that never keeps anybody waiting: while it is lost, commands fail at once, and it is tried
 * anew within two seconds. Losing it and finding it again are logged once each.
 * @param commandMs Milliseconds after which a command fails.
 */
export const connectRedis = (url: string, log: Logger, commandMs = COMMAND_MS): Redis => {
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
    if (isLost) log.info('Redis answers again');
    isLost = false;
  });
  return redis;
};
