import { del, get, set, type UseStore } from 'idb-keyval';

const DATABASE = 'encore-sell';
const STORE = 'photos';

/** What lasts as long as the page, where the browser stores nothing or deletes what it has. */
const inMemory = new Map<string, Blob>();
let database: Promise<IDBDatabase> | null = null;

/** Stores a photo in this browser until the shop has it. */
export async function storePhoto(key: string, photo: Blob): Promise<void> {
  inMemory.set(key, photo);
  await set(key, photo, inDatabase).catch(() => undefined);
}

/** Null when it is not here. */
export async function readPhoto(key: string): Promise<Blob | null> {
  const photo: unknown = inMemory.get(key) ?? (await get(key, inDatabase).catch(() => undefined));
  return photo instanceof Blob ? photo : null;
}

export async function removePhoto(key: string): Promise<void> {
  inMemory.delete(key);
  await del(key, inDatabase).catch(() => undefined);
}

/** Writes what this page holds once more: a session that has ended deletes the browser's databases. */
export function restorePhotos(): void {
  for (const [key, photo] of inMemory) void storePhoto(key, photo);
}

/** To be called when the customer leaves, with whom the databases go. */
export function forgetPhotos(): void {
  inMemory.clear();
}

const inDatabase: UseStore = async (mode, callback) => {
  database ??= openDatabase();
  return callback((await database).transaction(STORE, mode).objectStore(STORE));
};

/** Unlike idb-keyval's own, it lets go when the database is to be deleted. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    const forgetDatabase = () => {
      database = null;
    };
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => {
      forgetDatabase();
      reject(request.error);
    };
    request.onsuccess = () => {
      const opened = request.result;
      opened.onclose = forgetDatabase;
      opened.onversionchange = () => {
        opened.close();
        forgetDatabase();
      };
      resolve(opened);
    };
  });
}
