import type { Executor } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from '../../src/graphql/schema.ts';

const executors = new WeakMap<object, Executor>();
let schema: GraphQLSchema | undefined;

const nobody: Executor = () => {
  throw new Error('The test answers no GraphQL of the back end');
};

/** A unified schema of its own, for tests that change it, as limits over time do. */
export function freshSchema(): GraphQLSchema {
  return createSchema((request) => (executors.get(request.context ?? {}) ?? nobody)(request));
}

/** The unified schema, made once a test file: making it takes longer than most tests do. */
export function sharedSchema(): GraphQLSchema {
  schema ??= freshSchema();
  return schema;
}

/** Has `executor` answer what operations with this context ask of the back end's GraphQL. */
export function answerGraphql(context: object, executor: Executor): void {
  executors.set(context, executor);
}
