/**
 * The `handle` of a route whose page needs no script. It may stand at any address: a script would look for the page of
 * that address instead.
 */
export const NO_SCRIPTS = 'still';
