import type { CSSProperties } from 'react';

/**
 * The root element's styles: what Chakra sets for each dialog. A new value would make browsers style all elements again;
 * phones keep this one.
 */
export const noScrollbar = { '--scrollbar-width': '0px' } as CSSProperties;
