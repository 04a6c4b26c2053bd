/** The names of the service worker's caches. */
export const BROWSER_CACHES = {
  /** The shop's scripts, styles and fonts, with content hashes. */
  assets: 'encore-assets',
  /** Visited public pages. */
  pages: 'encore-pages',
  /** Viewed catalog images. */
  pictures: 'encore-pictures',
} as const;

/** Deletes the caches that reveal visited pages and images. Never rejects. */
export async function dropVisited(): Promise<void> {
  try {
    const { pages, pictures } = BROWSER_CACHES;
    await Promise.all([caches.delete(pages), caches.delete(pictures)]);
  } catch {
    // If caches are forbidden, there is nothing to delete.
  }
}
