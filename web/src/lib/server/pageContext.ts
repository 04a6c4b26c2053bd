import { createContext } from 'react';
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

/** The CSP nonce of the server's inline scripts; undefined in the browser, which hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The `handle` of a route whose page needs no scripts. It can be served at any URL, where a script would render that
 * URL's page instead.
 */
export const NO_SCRIPTS = 'no-js';
