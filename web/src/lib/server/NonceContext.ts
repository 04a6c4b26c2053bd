import { createContext } from 'react';

/** The CSP nonce of the server's inline scripts; undefined in the browser, which hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
