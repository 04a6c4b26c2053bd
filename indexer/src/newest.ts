import type { Condition, MagentoClient } from './magento-client.ts';
import { toTime } from './magento-data.ts';

/** The newest change of a list that the indexer has read. */
export interface Newest {
  readonly updatedAt: string;
  /** When it was first read, in milliseconds. */
  readonly readAt: number;
  /** Whether a later run has read the list again, up to `OVERLAP_MS` before it. */
  readonly isSettled: boolean;
}

export interface Since {
  readonly products: Newest;
  readonly orders: Newest;
}

/** Magento shows a change when its transaction ends, which may be after a run has read later changes. */
const OVERLAP_MS = 5 * 60 * 1000;

const NEVER = '1970-01-01 00:00:00';

export async function readNewest(
  magento: MagentoClient,
  path: '/products' | '/orders',
  now: number,
): Promise<Newest> {
  const { items } = await magento.list<{ updated_at: string }>(path, {
    sort: ['updated_at', 'DESC'],
    pageSize: 1,
    fields: 'updated_at',
  });
  return { updatedAt: items[0]?.updated_at ?? NEVER, readAt: now, isSettled: false };
}

/** The condition for changes since then. */
export function changedSince({ updatedAt, isSettled }: Newest): Condition {
  if (isSettled) return ['updated_at', updatedAt, 'gt'];
  const from = new Date(toTime(updatedAt) - OVERLAP_MS).toISOString();
  return ['updated_at', from.slice(0, 19).replace('T', ' '), 'gteq'];
}

/** The newest change after a run at `now`, which found `updatedAt`. */
export function advance(before: Newest, updatedAt: string, now: number): Newest {
  return updatedAt > before.updatedAt
    ? { updatedAt, readAt: now, isSettled: false }
    : { ...before, isSettled: now - before.readAt >= OVERLAP_MS };
}
