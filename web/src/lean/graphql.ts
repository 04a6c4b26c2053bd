/** What the browser's Apollo Client takes from the package `graphql`: its parser, printer and visitor, a quarter as large. */
export * from '@0no-co/graphql.web';

/** Named by the Apollo integration for what it sends from the server; no browser calls it. Gives the text as it is. */
export const stripIgnoredCharacters = (text: string): string => text;
