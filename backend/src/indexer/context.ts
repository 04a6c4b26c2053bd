import type { Progress } from '../catalogue/progress.ts';
import type { MagentoClient } from './magento-client.ts';
import type { SearchTarget } from './search-target.ts';
import type { Shop } from './shop.ts';
import type { IndexerState } from './state.ts';

/** What a run works with. */
export interface IndexerContext {
  readonly magento: MagentoClient;
  readonly search: SearchTarget;
  readonly state: IndexerState;
  readShop(): Promise<Shop>;
  /** The time in milliseconds. */
  now(): number;
  progress(label: string, total: number): Progress;
  /** Between two steps of a run: what came before is remembered. */
  checkpoint(step: string): Promise<void>;
}
