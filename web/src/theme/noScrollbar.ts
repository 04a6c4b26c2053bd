import type { CSSProperties } from 'react';

/** What Chakra sets for each dialog: a new value would make browsers style all elements again. Phones keep it. */
export const noScrollbar = { '--scrollbar-width': '0px' } as CSSProperties;
