import { type DocumentNode, parse } from '@0no-co/graphql.web';

/** What the browser's Apollo Client takes from the package `graphql-tag`. The shop's own operations need none of it: they are generated. */

const documents = new Map<string, DocumentNode>();

/** The document of an operation's text; the same one for the same text. @throws {GraphQLError} for what is no GraphQL */
export function gql(text: string): DocumentNode {
  const known = documents.get(text);
  if (known) return known;
  const document = parse(text, { noLocation: true });
  documents.set(text, document);
  return document;
}

/** Forgets every document. */
export const resetCaches = (): void => documents.clear();

/** Fragments of one name are never compared here, so there is nothing to warn of. */
export const disableFragmentWarnings = (): void => undefined;

const refuse = (): never => {
  throw new Error('Fragments with variables are not supported.');
};

export {
  refuse as disableExperimentalFragmentVariables,
  refuse as enableExperimentalFragmentVariables,
};
