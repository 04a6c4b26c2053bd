import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, insertRow } from '../db/rows.ts';

export interface Photo {
  readonly id: string;
  readonly customerId: number;
  /** The name that its owner's file had, for display only. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly madeMs: number;
}

export type PhotoRepository = ReturnType<typeof createPhotoRepository>;

const prepareAll = (db: DatabaseSync) => ({
  byId: db.prepare('SELECT * FROM upload_photo WHERE id = ?'),
  countUnused: db.prepare(
    `SELECT count(*) AS n FROM upload_photo WHERE customer_id = ?
     AND id NOT IN (SELECT photo_id FROM sell_item_photo)`,
  ),
  isFree: db.prepare(
    `SELECT 1 FROM upload_photo photo
     LEFT JOIN sell_item_photo link ON link.photo_id = photo.id
     WHERE photo.id = ? AND photo.customer_id = ? AND (link.item_id IS NULL OR link.item_id = ?)`,
  ),
});

const toPhoto = createRowMapper<Photo>();

export function createPhotoRepository(db: DatabaseSync) {
  const sql = prepareAll(db);
  return {
    add: (photo: Photo): void => void insertRow(db, 'upload_photo', photo),
    byId: (id: string): Photo | undefined => toPhoto(sql.byId.get(id)),
    /** The customer's photos that no item uses. */
    countUnused: (customerId: number): number => Number(sql.countUnused.get(customerId)?.n),
    isFree: (
      id: string,
      { customerId, itemId }: { readonly customerId: number; readonly itemId: number | null },
    ): boolean => sql.isFree.get(id, customerId, itemId) !== undefined,
  };
}
