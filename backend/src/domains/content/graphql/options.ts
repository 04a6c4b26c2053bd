import type { DatabaseSync } from 'node:sqlite';
import type { BackendEnv } from '../../../env.ts';

export type ContentGraphqlOptions = {
  readonly db: DatabaseSync;
  readonly env: Pick<BackendEnv, 'commerceUrl'>;
  /** Where GraphQL is served, such as '/api/graphql' and '/graphql'. */
  readonly paths: readonly string[];
  /** Told of faults that the asker is not told about. */
  readonly onFault: (error: unknown) => void;
};

/** What resolvers note down about one query: the tags of what they read, in order. */
export type QueryContext = { readonly tags: Set<string> };
