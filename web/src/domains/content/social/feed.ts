import { jsonStorage } from '#lib/storage/jsonStorage.ts';

const KEY = 'encore-social';
const ADDRESS = '/social-feed.json';
const FRESH_FOR_MS = 3_600_000;

/** A post of the feed, as the shop's server hands it out. */
export interface SocialPost {
  /** Absolute address of the post. */
  readonly url: string;
  /** Absolute address of its picture. */
  readonly image: string;
  readonly text: string;
}

/** What the browser keeps of the feed: its posts, and when they were read, in ms since 1970 (spec §3, Customer). */
interface Copy {
  readonly stamp: number;
  readonly feed: readonly SocialPost[];
}

/**
 * The newest posts, from the browser's own copy when it is younger than an hour. An older copy stands in when the feed
 * cannot be read; with neither, there are none. Never rejects.
 */
export async function readFeed(
  storage: () => Storage,
  { now = Date.now, ask = askServer } = {},
): Promise<readonly SocialPost[]> {
  const copy = jsonStorage(storage, KEY, (value) => (isKept(value) ? value : null));
  const kept = copy.read();
  // A stamp of tomorrow, from a clock that was wrong, is as old as one of yesterday.
  if (kept && Math.abs(now() - kept.stamp) < FRESH_FOR_MS) return kept.feed;
  try {
    const feed = await ask();
    copy.write({ stamp: now(), feed });
    return feed;
  } catch {
    return kept?.feed ?? [];
  }
}

async function askServer(): Promise<readonly SocialPost[]> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`The feed answered ${response.status}.`);
  const posts: unknown = await response.json();
  return Array.isArray(posts) ? posts.filter(isPost) : [];
}

function isKept(value: unknown): value is Copy {
  if (typeof value !== 'object' || value === null) return false;
  const { stamp, feed } = value as Record<string, unknown>;
  return typeof stamp === 'number' && Array.isArray(feed) && feed.every(isPost);
}

function isPost(value: unknown): value is SocialPost {
  if (typeof value !== 'object' || value === null) return false;
  const { url, image, text } = value as Record<string, unknown>;
  return [url, image].every(isWebAddress) && typeof text === 'string';
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value);
}
