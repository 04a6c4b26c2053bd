import type { DatabaseSync } from 'node:sqlite';
import { catalogueVersion, pendingSearch } from '../catalogue/store/state.ts';
import { backOff, type Change, createSearchOutbox } from './outbox.ts';
import { createRecordWriter, type RecordOptions } from './records.ts';
import {
  createSearchClient,
  type SearchClient,
  SearchRejection,
  type SearchTarget,
} from './search-client.ts';

/** Called with changes that the search service knows by now; called again when it fails. */
export type ChangeListener = (changes: readonly Change[], search: SearchClient) => Promise<void>;

export interface IndexSyncOptions {
  readonly db: DatabaseSync;
  readonly target: SearchTarget;
  readonly records: RecordOptions;
  readonly listeners?: readonly ChangeListener[];
  /** Told when the service is out of reach, and when it is back (undefined). */
  readonly onTrouble?: (error: unknown) => void;
}

export interface IndexSync {
  /** Ends a call under way; what was not written stays in the outbox. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 200;
const BATCH = 200;

/** Writes what a rejection concerns one by one, so that one bad record holds nothing up. */
async function writeApart(
  operations: Parameters<SearchClient['write']>[0],
  search: SearchClient,
  onTrouble: (error: unknown) => void,
): Promise<void> {
  for (const operation of operations) {
    try {
      await search.write([operation]);
    } catch (error) {
      if (!(error instanceof SearchRejection)) throw error;
      onTrouble(error);
    }
  }
}

function createDrain(options: IndexSyncOptions, search: SearchClient) {
  const { db, listeners = [], onTrouble = () => {} } = options;
  const outbox = createSearchOutbox(db);
  const operationsFor = createRecordWriter(db, options.records);
  /** Writes the oldest changes; false when there are none. */
  return async (): Promise<boolean> => {
    // The new catalogue's records, as they were imported, are about to take the place of these.
    if (pendingSearch(db) !== undefined) return false;
    const version = catalogueVersion(db);
    const changes = outbox.next(BATCH);
    const last = changes.at(-1);
    if (last === undefined) return false;
    const operations = operationsFor(changes);
    try {
      await search.write(operations);
    } catch (error) {
      if (!(error instanceof SearchRejection)) throw error;
      await writeApart(operations, search, onTrouble);
    }
    // An import came between: these were records of the old catalogue.
    if (catalogueVersion(db) !== version) return true;
    for (const listener of listeners) await listener(changes, search);
    outbox.done(last.id);
    return true;
  };
}

/**
 * Keeps the search service up to date with the outbox: looks five times a second, writes in the
 * order of the changes, and waits ever longer while the service is out of reach.
 */
export function startIndexSync(options: IndexSyncOptions): IndexSync {
  const { onTrouble = () => {} } = options;
  const ending = new AbortController();
  const drain = createDrain(options, createSearchClient(options.target, ending.signal));
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const round = async (): Promise<number> => {
    try {
      while (!ending.signal.aborted && (await drain()));
      if (failures > 0) onTrouble(undefined);
      failures = 0;
      return LOOK_EVERY_MS;
    } catch (error) {
      if (ending.signal.aborted) return 0;
      failures += 1;
      if (failures === 1) onTrouble(error);
      return backOff(failures);
    }
  };
  const schedule = (wait: number): void => {
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      running = round().then(schedule);
    }, wait);
  };
  schedule(0);
  return {
    stop: async () => {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
