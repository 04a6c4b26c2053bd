import type { DatabaseSync } from 'node:sqlite';

/** An uploaded photo. Its file is named by its id. */
export interface Photo {
  readonly id: string;
  readonly customerId: number;
  /** The name that its owner's file had, for display only. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Size of the stored file. */
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly madeMs: number;
}

export type PhotoRepository = ReturnType<typeof createPhotoRepository>;

const prepareAll = (db: DatabaseSync) => ({
  add: db.prepare(
    `INSERT INTO upload_photo (id, customer_id, name, width, height, bytes, made_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ),
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

/** What the commerce database knows of uploaded photos. */
export function createPhotoRepository(db: DatabaseSync) {
  const sql = prepareAll(db);
  return {
    add: ({ id, customerId, name, width, height, bytes, madeMs }: Photo): void => {
      sql.add.run(id, customerId, name, width, height, bytes, madeMs);
    },
    byId: (id: string): Photo | undefined => {
      const row = sql.byId.get(id);
      return (
        row && {
          id: String(row.id),
          customerId: Number(row.customer_id),
          name: String(row.name),
          width: Number(row.width),
          height: Number(row.height),
          bytes: Number(row.bytes),
          madeMs: Number(row.made_ms),
        }
      );
    },
    /** Photos of the customer that are in no item yet. */
    countUnused: (customerId: number): number => Number(sql.countUnused.get(customerId)?.n),
    /** True for a photo of the customer that is in no item, or in this one. */
    isFree: (
      id: string,
      { customerId, itemId }: { readonly customerId: number; readonly itemId: number | null },
    ): boolean => sql.isFree.get(id, customerId, itemId) !== undefined,
  };
}
