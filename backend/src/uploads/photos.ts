import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createReader, insertRow, selectValue } from '../db/rows.ts';
import { badInput } from '../shared/webapi/errors.ts';
import { cleanPhoto, PhotoRejected } from './clean.ts';

export interface Photo {
  readonly id: string;
  readonly customerId: number;
  /** The name of the uploaded file, for display only. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly madeMs: number;
}

export type PhotoRepository = ReturnType<typeof createPhotoRepository>;

const COUNT_UNUSED = `SELECT count(*) FROM upload_photo WHERE customer_id = ?
  AND id NOT IN (SELECT photo_id FROM sell_item_photo)`;
const IS_FREE = `SELECT 1 FROM upload_photo photo
  LEFT JOIN sell_item_photo link ON link.photo_id = photo.id
  WHERE photo.id = ? AND photo.customer_id = ? AND (link.item_id IS NULL OR link.item_id = ?)`;

export function createPhotoRepository(db: DatabaseSync) {
  const photos = createReader<Photo>(db, 'upload_photo');
  return {
    add: (photo: Photo): void => void insertRow(db, 'upload_photo', photo),
    byId: (id: string) => photos.find({ id }),
    /** The number of the customer's photos that no item uses. */
    countUnused: (customerId: number): number => Number(selectValue(db, COUNT_UNUSED, customerId)),
    isFree: (
      id: string,
      { customerId, itemId }: { readonly customerId: number; readonly itemId: number | null },
    ): boolean => selectValue(db, IS_FREE, id, customerId, itemId) !== undefined,
  };
}

/** Limit of unused photos per customer. */
const MAX_UNUSED = 200;

export type Photos = ReturnType<typeof createPhotos>;

export interface PhotosOptions {
  readonly repository: PhotoRepository;
  /** The folder of the files; none is served by its file name. */
  readonly folder: string;
  readonly now: () => number;
}

/** Writes to a temporary name first, so that a crash leaves no partial photo. */
async function writeWhole(folder: string, id: string, data: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${id}.part`);
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, `${id}.jpg`));
}

/** Creates the storage of uploaded photos: files in a folder, data in the database. */
export function createPhotos({ repository, folder, now }: PhotosOptions) {
  const clean = async (bytes: Buffer) => {
    try {
      return await cleanPhoto(bytes);
    } catch (error) {
      throw error instanceof PhotoRejected ? badInput(error.message) : error;
    }
  };
  const readPhoto = (photo: Photo | undefined): Promise<Buffer> | undefined =>
    photo && readFile(join(folder, `${photo.id}.jpg`));

  return {
    /** Stores an uploaded photo. @throws 400 with a message that can be displayed */
    take: async (
      customerId: number,
      { name, bytes }: { readonly name: string; readonly bytes: Buffer },
    ): Promise<Photo> => {
      if (repository.countUnused(customerId) >= MAX_UNUSED) {
        throw badInput('There are %1 photos that no item uses. Please send those first.', [
          MAX_UNUSED,
        ]);
      }
      const { data, width, height } = await clean(bytes);
      const id = randomBytes(16).toString('hex');
      await writeWhole(folder, id, data);
      const size = { width, height, bytes: data.length };
      const photo: Photo = { id, customerId, name: name.slice(0, 200), ...size, madeMs: now() };
      repository.add(photo);
      return photo;
    },
    /** The file; undefined unless the photo is the customer's. */
    read: async (customerId: number, id: string): Promise<Buffer | undefined> => {
      const photo = repository.byId(id);
      return photo?.customerId === customerId ? readPhoto(photo) : undefined;
    },
    readForStaff: async (id: string): Promise<Buffer | undefined> => readPhoto(repository.byId(id)),
  };
}
