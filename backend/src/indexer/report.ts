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

/** What a run did. */
export interface Summary {
  readonly run: 'full' | 'changes';
  readonly written: number;
  readonly deleted: number;
  /** Indexes besides that of products that were written anew. */
  readonly indexes: readonly string[];
  readonly skipped: readonly { readonly sku: string; readonly reason: string }[];
  /** Products that are not shown: disabled, or part of another one. */
  readonly notShown: number;
  readonly resumed: boolean;
  readonly seconds: number;
}

/** Gathers what a run does. */
export class Report {
  readonly #skipped: { sku: string; reason: string }[] = [];
  readonly #indexes: string[] = [];
  readonly #startedAt = performance.now();
  written = 0;
  deleted = 0;
  notShown = 0;
  resumed = false;

  skip(sku: string, reason: string): void {
    this.#skipped.push({ sku, reason });
  }

  replaced(index: string): void {
    this.#indexes.push(index);
  }

  summary(run: Summary['run']): Summary {
    return {
      run,
      written: this.written,
      deleted: this.deleted,
      indexes: this.#indexes,
      skipped: this.#skipped,
      notShown: this.notShown,
      resumed: this.resumed,
      seconds: Math.round((performance.now() - this.#startedAt) / 100) / 10,
    };
  }
}

const MAX_NAMED = 20;
function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}

/** A summary in plain lines. */
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
  if (skipped.length > 0) lines.push(`${count(skipped.length, 'product')} skipped:`);
  for (const { sku, reason } of skipped.slice(0, MAX_NAMED)) lines.push(`  ${sku}: ${reason}`);
  if (skipped.length > MAX_NAMED)
    lines.push(`  … and ${skipped.length - MAX_NAMED} more (--json names all)`);
  return lines.join('\n');
}
