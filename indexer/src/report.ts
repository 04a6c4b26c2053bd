import type { MagentoClient } from './magento-client.ts';
import type { SearchTarget } from './search-target.ts';
import type { Shop } from './shop.ts';
import type { IndexerState } from './state.ts';

export interface IndexerContext {
  readonly magento: MagentoClient;
  readonly search: SearchTarget;
  readonly state: IndexerState;
  readShop(): Promise<Shop>;
  /** The time in milliseconds. */
  now(): number;
  /** Called between two steps of a run, after the progress has been stored. */
  checkpoint(step: string): Promise<void>;
}

export class Report {
  readonly #skipped = new Map<string, { sku: string; reason: string }>();
  readonly #indexes: string[] = [];
  readonly #startedAt = performance.now();
  written = 0;
  deleted = 0;
  notShown = 0;
  resumed = false;

  skip(sku: string, reason: string): void {
    this.#skipped.set(`${sku} ${reason}`, { sku, reason });
  }

  replaced(index: string): void {
    this.#indexes.push(index);
  }

  summary(run: 'full' | 'changes') {
    return {
      run,
      written: this.written,
      deleted: this.deleted,
      /** The rewritten indexes other than products. */
      indexes: this.#indexes,
      skipped: [...this.#skipped.values()],
      /** Disabled products and variants. */
      notShown: this.notShown,
      resumed: this.resumed,
      seconds: Math.round((performance.now() - this.#startedAt) / 100) / 10,
    };
  }
}

export type Summary = ReturnType<Report['summary']>;

const MAX_NAMED = 20;

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}

export function formatSummary(summary: Summary): string {
  const { run, written, deleted, indexes, skipped, notShown, resumed, seconds } = summary;
  const title = run === 'full' ? 'Full index' : 'Changes';
  const resumedNote = resumed ? ', resumed where the last run was killed' : '';
  const lines = [
    `${title}: ${count(written, 'record')} written, ${deleted} deleted in ${seconds} s${resumedNote}.`,
  ];
  if (indexes.length > 0) lines.push(`Also written: ${indexes.join(', ')}.`);
  if (notShown > 0)
    lines.push(`${count(notShown, 'product')} not shown: disabled or not visible individually.`);
  if (skipped.length > 0) lines.push(`${count(skipped.length, 'record')} skipped:`);
  for (const { sku, reason } of skipped.slice(0, MAX_NAMED)) lines.push(`  ${sku}: ${reason}`);
  if (skipped.length > MAX_NAMED)
    lines.push(`  … and ${skipped.length - MAX_NAMED} more (--json names all)`);
  return lines.join('\n');
}
