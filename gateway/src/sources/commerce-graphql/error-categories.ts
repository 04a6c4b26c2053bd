/** What the error categories of the back end's GraphQL mean; any other category is BAD_UPSTREAM. */
export const CODE_OF_CATEGORY: Readonly<Record<string, string>> = {
  'graphql-input': 'BAD_USER_INPUT',
  'graphql-no-such-entity': 'NOT_FOUND',
  'graphql-already-exists': 'BAD_USER_INPUT',
  'graphql-authentication': 'UNAUTHENTICATED',
  'graphql-authorization': 'FORBIDDEN',
};
