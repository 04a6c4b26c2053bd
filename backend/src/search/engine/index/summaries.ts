import type { IndexSummary } from '../types.ts';
import type { Catalog } from './catalog.ts';
import type { Store } from './store.ts';

/** One line per index, by name: how many records it has and when it was written. */
export function summaries(store: Store, catalog: Catalog): IndexSummary[] {
  return catalog.rows().map((row) => {
    const { entries, bytes } = store.dataset(row.dataset).size();
    const replicas = catalog
      .family(row.dataset)
      .filter((one) => one.primary === row.name)
      .map((one) => (catalog.isVirtual(one.name) ? `virtual(${one.name})` : one.name));
    return {
      name: row.name,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      entries,
      dataSize: bytes,
      fileSize: bytes,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
      ...(row.primary !== null ? { primary: row.primary } : {}),
      ...(catalog.isVirtual(row.name) ? { virtual: true } : {}),
      ...(replicas.length > 0 ? { replicas } : {}),
    };
  });
}
