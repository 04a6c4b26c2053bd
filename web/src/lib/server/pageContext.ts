import type { Features } from '../site/closedAreas.ts';

/** Data exchanged between web server and renderer. React Router's development server provides none. */
export interface PageContext {
  /** A placeholder for the CSP nonce; the web server replaces it in each response. */
  readonly nonce: string;
  /** The attribute codes allowed in a listing's URL; null until the renderer has loaded them. */
  filterCodes: readonly string[] | null;
  /** The shop's features; null until the renderer has loaded them. */
  features: Features;
}

declare module 'react-router' {
  interface AppLoadContext {
    page?: PageContext;
  }
}
