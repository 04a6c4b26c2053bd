import { createProgress } from '../catalogue/progress.ts';
import { indexChanges } from './changes.ts';
import type { IndexerEnv } from './env.ts';
import { indexAll } from './full.ts';
import { createMagentoClient } from './magento-client.ts';
import { type IndexerContext, Report, type Summary } from './report.ts';
import { SearchTarget } from './search-target.ts';
import { readShop } from './shop.ts';
import { IndexerState } from './state.ts';

export interface IndexerOptions {
  readonly env: IndexerEnv;
  readonly now?: () => number;
  readonly onCheckpoint?: (step: string) => void | Promise<void>;
  readonly retries?: { readonly attempts: number; readonly waitMs: number };
}

/** Reads a Magento and keeps the search indexes up to date. */
export function createIndexer({ env, now = Date.now, onCheckpoint, retries }: IndexerOptions) {
  const magento = createMagentoClient({ settings: env.magento, ...(retries && { retries }) });
  const state = new IndexerState(env.stateFile);
  const { hosts, appId, indexPrefix } = env.search;
  state.bindTo([env.magento.url, hosts.join(','), appId, indexPrefix].join(' '));
  const context: IndexerContext = {
    magento,
    search: new SearchTarget(env.search, retries),
    state,
    readShop: () => readShop(magento, env.webUrl),
    now,
    progress: createProgress,
    checkpoint: async (step) => onCheckpoint?.(step),
  };
  return {
    async full(): Promise<Summary> {
      const report = new Report();
      await indexAll(context, report);
      return report.summary('full');
    },
    /** Writes the changes since the last run, or everything if they are unknown. */
    async changes(): Promise<Summary> {
      const report = new Report();
      const run = await indexChanges(context, report);
      if (run === 'full') await indexAll(context, report);
      return report.summary(run);
    },
    close: (): void => state.close(),
  };
}
