import { BROWSER_CACHES } from '#lib/storage/browserCaches.ts';

/** Fallback for the lifetime of the page if the browser stores nothing or deletes its data. */
const inMemory = new Map<string, Blob>();

const toUrl = (key: string): string => `/photos-to-upload/${key}`;

/** Undefined if the browser has no caches, for example in an insecure context, or forbids them. */
async function withCache<Result>(
  use: (cache: Cache) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await use(await caches.open(BROWSER_CACHES.photos));
  } catch {
    return undefined;
  }
}

export async function storePhoto(key: string, photo: Blob): Promise<void> {
  inMemory.set(key, photo);
  await withCache((cache) => cache.put(toUrl(key), new Response(photo)));
}

export async function readPhoto(key: string): Promise<Blob | null> {
  const photo = inMemory.get(key);
  if (photo) return photo;
  const stored = await withCache((cache) => cache.match(toUrl(key)));
  return stored ? stored.blob() : null;
}

export async function removePhoto(key: string): Promise<void> {
  inMemory.delete(key);
  await withCache((cache) => cache.delete(toUrl(key)));
}

/** Stores the photos in memory again, because the end of a session deletes the browser's caches. */
export function restorePhotos(): void {
  for (const [key, photo] of inMemory) void storePhoto(key, photo);
}

/** Clears the photos in memory when the customer signs out; the cache is deleted separately. */
export function clearPhotos(): void {
  inMemory.clear();
}
