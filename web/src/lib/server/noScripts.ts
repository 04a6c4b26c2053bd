/**
 * The `handle` of a route whose page needs no scripts. It can be served at any URL, where a script would render that
 * URL's page instead.
 */
export const NO_SCRIPTS = 'still';
