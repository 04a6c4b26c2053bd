import { createStore, del, get, set, type UseStore } from 'idb-keyval';

const DATABASE = 'encore-sell';
const STORE = 'photos';

/** Fallback for the lifetime of the page if the browser stores nothing or deletes its data. */
const inMemory = new Map<string, Blob>();
let store = createStore(DATABASE, STORE);

/** A photo as it is stored: WebKit's private windows store no blobs. */
interface StoredPhoto {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

export async function storePhoto(key: string, photo: Blob): Promise<void> {
  inMemory.set(key, photo);
  const stored: StoredPhoto = { type: photo.type, bytes: await photo.arrayBuffer() };
  await set(key, stored, inDatabase).catch(() => undefined);
}

export async function readPhoto(key: string): Promise<Blob | null> {
  const photo = inMemory.get(key);
  if (photo) return photo;
  const stored = await get<StoredPhoto>(key, inDatabase).catch(() => undefined);
  return stored?.bytes ? new Blob([stored.bytes], { type: stored.type }) : null;
}

export async function removePhoto(key: string): Promise<void> {
  inMemory.delete(key);
  await del(key, inDatabase).catch(() => undefined);
}

/** Stores the photos in memory again, because the end of a session deletes the browser's databases. */
export function restorePhotos(): void {
  for (const [key, photo] of inMemory) void storePhoto(key, photo);
}

/** Clears the photos in memory when the customer signs out; the databases are deleted separately. */
export function clearPhotos(): void {
  inMemory.clear();
}

/** Unlike idb-keyval's own connection, this one is closed when the database is deleted. */
const inDatabase: UseStore = async (mode, callback) =>
  store(mode, (photos) => {
    const { db } = photos.transaction;
    db.onversionchange = () => {
      db.close();
      store = createStore(DATABASE, STORE);
    };
    return callback(photos);
  });
