import { GraphQLError } from 'graphql';

/** The error of a request that needs a signed-in customer and has none, or one whose session has ended. */
export const unauthenticated = (): GraphQLError =>
  new GraphQLError('Sign in to do this: nobody is signed in, or the session has ended.', {
    extensions: { code: 'UNAUTHENTICATED' },
  });
