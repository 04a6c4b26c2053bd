import type { DatabaseSync } from 'node:sqlite';
import type { makeExecutableSchema } from '@graphql-tools/schema';
import type { BackendEnv } from '../../../env.ts';
import type { Caller } from '../../../shared/webapi/route.ts';

type Resolvers = Exclude<
  NonNullable<Parameters<typeof makeExecutableSchema>[0]['resolvers']>,
  readonly unknown[]
>;

/** What another domain adds to the commerce GraphQL. */
export type GraphqlModule = { readonly typeDefs: string; readonly resolvers: Resolvers };

export type ContentGraphqlOptions = {
  readonly db: DatabaseSync;
  readonly env: Pick<BackendEnv, 'commerceUrl' | 'stock'>;
  /** Where GraphQL is served, such as '/api/graphql' and '/graphql'. */
  readonly paths: readonly string[];
  readonly modules: readonly GraphqlModule[];
  /** Whose bearer token the Authorization header holds; a bad one makes a guest. */
  readonly getCaller: (authorization: string | undefined) => Caller;
  /** Told of faults that the asker is not told about. */
  readonly onFault: (error: unknown) => void;
};

/** Who asks, and what resolvers note down about one query: the tags of what they read, in order. */
export type QueryContext = { readonly tags: Set<string>; readonly caller: Caller };
