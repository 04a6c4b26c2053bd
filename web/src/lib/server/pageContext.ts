import type { Features } from '../site/closedAreas.ts';

/** What the web server and the renderer tell each other. React Router's development server has none. */
export interface PageContext {
  /** What scripts and style sheets of the page carry; the web server replaces it by a nonce of each response. */
  readonly nonce: string;
  /** The attribute codes that a listing's address may name; null until the renderer has read them. */
  filterCodes: readonly string[] | null;
  /** What the shop offers; null until the renderer has read it. */
  features: Features;
}

declare module 'react-router' {
  interface AppLoadContext {
    page?: PageContext;
  }
}
