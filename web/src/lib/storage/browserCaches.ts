export const BROWSER_CACHES = {
  assets: 'encore-assets',
  pages: 'encore-pages',
  pictures: 'encore-pictures',
  /** Photos of a submission that are not uploaded yet. */
  photos: 'encore-photos',
} as const;

/** Deletes the caches that reveal visited pages and images, or contain photos of the customer. Never rejects. */
export async function clearPersonalCaches(): Promise<void> {
  try {
    const { pages, pictures, photos } = BROWSER_CACHES;
    await Promise.all([pages, pictures, photos].map((name) => caches.delete(name)));
  } catch {
    // If caches are forbidden, there is nothing to delete.
  }
}
