import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { createCatalogRepository } from '../../domains/catalog/repository.ts';
import { COLUMNS, csvValue, exportRow } from './rows.ts';

const AT_ONCE = 500;

function* idsInParts(db: DatabaseSync): Generator<number[]> {
  const next = db.prepare('SELECT id FROM catalog_product WHERE id > ? ORDER BY id LIMIT ?');
  let last = 0;
  for (;;) {
    const ids = next.all(last, AT_ONCE).map((row) => Number(row.id));
    if (ids.length === 0) return;
    yield ids;
    last = ids.at(-1) ?? last;
  }
}

/** The lines of the export, header first, a part of the catalogue at a time. */
function* generateLines(db: DatabaseSync, onProduct: () => void): Generator<string> {
  const catalog = createCatalogRepository(db);
  const categories = new Map(catalog.categories().map((category) => [category.id, category]));
  yield `${COLUMNS.join(',')}\n`;
  for (const ids of idsInParts(db)) {
    const lines = catalog.byIds(ids).map((product) => {
      const isParent = product.typeId === 'configurable';
      const variants = isParent ? catalog.getVariants(product.id) : [];
      const row = exportRow(product, { categories, variants });
      onProduct();
      return `${COLUMNS.map((column) => csvValue(row[column] ?? '')).join(',')}\n`;
    });
    yield lines.join('');
  }
}

/**
 * Writes the whole catalogue as a Magento product export, as it is at this moment. The file is there
 * whole or not at all; one of that name is replaced. Returns how many products it has.
 */
export function writeExport(
  db: DatabaseSync,
  file: string,
  onProduct: () => void = () => {},
): number {
  const unfinished = `${file}.part`;
  let count = 0;
  const counting = (): void => {
    count += 1;
    onProduct();
  };
  db.exec('BEGIN');
  try {
    const out = openSync(unfinished, 'w');
    try {
      for (const part of generateLines(db, counting)) writeSync(out, part);
    } finally {
      closeSync(out);
    }
    renameSync(unfinished, file);
  } finally {
    db.exec('ROLLBACK');
    rmSync(unfinished, { force: true });
  }
  return count;
}
