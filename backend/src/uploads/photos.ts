import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { badInput } from '../shared/webapi/errors.ts';
import { cleanPhoto, PhotoRejected } from './clean.ts';
import type { Photo, PhotoRepository } from './photo-repository.ts';

/** A customer may keep this many photos that no item uses. */
const MAX_UNUSED = 200;

export type Photos = ReturnType<typeof createPhotos>;

export interface PhotosOptions {
  readonly repository: PhotoRepository;
  /** Where the files lie. Nothing in it is served by its name. */
  readonly folder: string;
  readonly now: () => number;
}

/** Written whole under another name first: a crash leaves no half of a photo. */
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

/** Uploaded photos: cleaned, stored in a folder, known to the database. */
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
    /** Takes a photo in. @throws 400 in words that a page can show. */
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
    /** The stored file; undefined unless the photo is the customer's. */
    read: async (customerId: number, id: string): Promise<Buffer | undefined> => {
      const photo = repository.byId(id);
      return photo?.customerId === customerId ? readPhoto(photo) : undefined;
    },
    readForStaff: async (id: string): Promise<Buffer | undefined> => readPhoto(repository.byId(id)),
  };
}
