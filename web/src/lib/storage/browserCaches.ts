export const BROWSER_CACHES = {
  assets: 'encore-assets',
  pages: 'encore-pages',
  pictures: 'encore-pictures',
} as const;

/** Deletes the caches that reveal visited pages and images. Never rejects. */
export async function clearVisitedCaches(): Promise<void> {
  try {
    const { pages, pictures } = BROWSER_CACHES;
    await Promise.all([caches.delete(pages), caches.delete(pictures)]);
  } catch {
    // If caches are forbidden, there is nothing to delete.
  }
}
