import { createContext } from 'react';

/** The nonce that inline scripts of the server's page carry; undefined in the browser, which hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
