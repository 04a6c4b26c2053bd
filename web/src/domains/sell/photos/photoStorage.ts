import { createStore, del, get, set } from 'idb-keyval';

let opened: ReturnType<typeof createStore> | null = null;
const photos = () => {
  opened ??= createStore('encore-sell', 'photos');
  return opened;
};

/** Keeps a photo in this browser until the shop has it. Where there is no storage it lasts as long as the page. */
export async function keepPhoto(key: string, photo: Blob): Promise<void> {
  inMemory.set(key, photo);
  await set(key, photo, photos()).catch(() => undefined);
}

/** A kept photo; null when it is not here. */
export async function readPhoto(key: string): Promise<Blob | null> {
  const here = inMemory.get(key);
  if (here) return here;
  const kept: unknown = await get(key, photos()).catch(() => undefined);
  return kept instanceof Blob ? kept : null;
}

/** Forgets a photo, kept or not. */
export async function dropPhoto(key: string): Promise<void> {
  inMemory.delete(key);
  await del(key, photos()).catch(() => undefined);
}

const inMemory = new Map<string, Blob>();
