import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { dataFiles } from '../catalogue/prepare.ts';
import { pendingSearch, publishPending } from '../catalogue/store/state.ts';
import { createAlertListener, createPriceWatch } from '../domains/alerts/watch.ts';
import type { BackendEnv } from '../env.ts';
import type { Mailer } from '../mail/mailer.ts';
import { openSearchEngine } from '../search/engine/engine.ts';
import { repeat } from '../shared/background.ts';
import { createFaultLog } from '../shared/fault-log.ts';
import { startIndexSync } from './worker.ts';

export interface FollowOptions {
  readonly db: DatabaseSync;
  readonly env: BackendEnv;
  readonly mailer: Mailer;
  readonly now: () => number;
}

/** Interval for comparing all prices, because an import adds no changes to the outbox. */
const ALL_PRICES_MS = 60_000;

/** Interval for publishing the search indexes of an import that was killed before it did so. */
const UNFINISHED_MS = 1000;

function finishImport(db: DatabaseSync, dataDir: string): void {
  if (pendingSearch(db) === undefined) return;
  const engine = openSearchEngine(dataFiles(dataDir).searchFile);
  try {
    publishPending(db, engine);
  } finally {
    engine.close();
  }
}

function logTrouble(error: unknown): void {
  if (error === undefined) console.log('commerce: the search service takes changes again');
  else console.error('commerce: changes wait for the search service:', String(error));
}

/** Sends changes to the search service and notifies customers of them while the server listens. */
export function followChanges(app: FastifyInstance, { db, env, mailer, now }: FollowOptions): void {
  const watch = { db, mailer, now, indexName: `${env.searchIndex}_products` };
  const watchPrices = createPriceWatch(watch);
  repeat(app, {
    everyMs: ALL_PRICES_MS,
    work: () => watchPrices(),
    onFault: createFaultLog('commerce: price alerts'),
  });
  repeat(app, {
    everyMs: UNFINISHED_MS,
    work: () => finishImport(db, env.dataDir),
    onFault: createFaultLog('commerce: unfinished import'),
  });
  let stop = async (): Promise<void> => {};
  app.addHook('onListen', async () => {
    const sync = startIndexSync({
      db,
      target: { url: env.searchUrl, appId: env.searchAppId, adminKey: env.searchAdminKey },
      records: { indexPrefix: env.searchIndex, webUrl: env.webUrl, mediaUrl: env.commerceUrl },
      listeners: [createAlertListener(watch)],
      onTrouble: logTrouble,
    });
    stop = sync.stop;
  });
  app.addHook('onClose', () => stop());
}
