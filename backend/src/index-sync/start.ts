import type { DatabaseSync } from 'node:sqlite';
import type { BackendEnv } from '../env.ts';
import { type ChangeListener, type IndexSync, startIndexSync } from './worker.ts';

/** Keeps the configured search service up to date with the shop; says when it is out of reach. */
export function startConfiguredSync(
  { db, env }: { readonly db: DatabaseSync; readonly env: BackendEnv },
  listeners: readonly ChangeListener[] = [],
): IndexSync {
  return startIndexSync({
    db,
    target: { url: env.searchUrl, appId: env.searchAppId, adminKey: env.searchAdminKey },
    records: { indexPrefix: env.searchIndex, webUrl: env.webUrl, mediaUrl: env.commerceUrl },
    listeners,
    onTrouble: (error) => {
      if (error === undefined) console.log('commerce: the search service takes changes again');
      else console.error('commerce: changes wait for the search service:', String(error));
    },
  });
}
