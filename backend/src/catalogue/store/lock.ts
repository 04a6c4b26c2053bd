import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps other imports out until it is released, or until this process ends in whatever way.
 * @throws when another import is under way.
 */
export function lockCatalogue(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'import.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error('Another import is under way. Try again when it has ended.');
  }
  return { release: () => lock.close() };
}
