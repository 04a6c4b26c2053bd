import type { Executor } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from '../../src/graphql/schema.ts';

const executors = new WeakMap<object, Executor>();
let schema: GraphQLSchema | undefined;

const rejectAll: Executor = () => {
  throw new Error('The test sets no GraphQL executor. Call setGraphqlExecutor first.');
};

/** Creates a new schema, for tests with state in it, such as rate limits. */
export function freshSchema(): GraphQLSchema {
  return createSchema((request) => (executors.get(request.context ?? {}) ?? rejectAll)(request));
}

/** The schema, created once per test file because this takes longer than most tests. */
export function sharedSchema(): GraphQLSchema {
  schema ??= freshSchema();
  return schema;
}

/** Sets the executor of the back end's GraphQL for operations with this context. */
export function setGraphqlExecutor(context: object, executor: Executor): void {
  executors.set(context, executor);
}
