import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { GraphQLParams } from '../../http/request-body.ts';
import { rejectCostly } from '../limits/cost.ts';
import { limitsRule, MAX_TOKENS } from '../plugins/limits.ts';

/** A subscription that may be followed, or why it may not. */
export type ReadSubscription =
  | { readonly args: ExecutionArgs }
  | { readonly errors: readonly GraphQLError[] };

/** Errors of a client that are named. */
const MOST_ERRORS = 5;

const wrong = (message: string): ReadSubscription => ({
  errors: [new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })],
});

const read = (schema: GraphQLSchema, asked: GraphQLParams): ReadSubscription => {
  const { query, operationName, variables } = asked;
  const document = parse(query, { maxTokens: MAX_TOKENS });
  const errors = validate(schema, document, [...specifiedRules, limitsRule()], {
    maxErrors: MOST_ERRORS,
  });
  if (errors.length > 0) {
    const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' };
    return {
      errors: errors.map(
        ({ message, nodes }) => new GraphQLError(message, { nodes: nodes ?? null, extensions }),
      ),
    };
  }
  const operation = getOperationAST(document, operationName);
  if (!operation) return wrong('Name the operation to follow: the document has no such one.');
  if (operation.operation !== 'subscription') {
    return wrong('Only subscriptions are followed here. Send queries and mutations to /graphql.');
  }
  rejectCostly({ schema, document, operation, variables });
  return { args: { schema, document, operationName, variableValues: variables } };
};

/** Reads a subscription under the limits that hold for every operation. */
export const readSubscription = (schema: GraphQLSchema, asked: GraphQLParams): ReadSubscription => {
  try {
    return read(schema, asked);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message } = error;
    const extensions = { code: error.extensions.code ?? 'GRAPHQL_PARSE_FAILED' };
    return { errors: [new GraphQLError(message, { extensions })] };
  }
};
