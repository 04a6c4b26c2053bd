/** What the service worker keeps in the browser, by the names of its caches. */
export const BROWSER_CACHES = {
  /** Scripts, styles and fonts of the shop, told apart by their content. */
  assets: 'encore-assets',
  /** Public pages that were looked at. */
  pages: 'encore-pages',
  /** Pictures of the catalogue that were looked at. */
  pictures: 'encore-pictures',
} as const;

/** Drops what tells where somebody has been: pages and pictures. Never rejects. */
export async function dropVisited(): Promise<void> {
  try {
    const { pages, pictures } = BROWSER_CACHES;
    await Promise.all([caches.delete(pages), caches.delete(pictures)]);
  } catch {
    // Where caches are forbidden there is nothing in them.
  }
}
