import {
  type ApolloServerOptionsWithGateway,
  type ApolloServerPlugin,
  HeaderMap,
} from '@apollo/server';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import type { GatewayContext } from '../context.ts';

type GatewayInterface = ApolloServerOptionsWithGateway<GatewayContext>['gateway'];
type GatewayLoadResult = Awaited<ReturnType<GatewayInterface['load']>>;
type GatewayExecutor = NonNullable<GatewayLoadResult['executor']>;

/** Compiling costs as much as about fifty executions, so only repeated operations are compiled. */
const COMPILE_AT_USE = 3;

interface KnownOperation {
  uses: number;
  /** Null if the operation cannot be compiled. */
  compiling?: Promise<CompiledQuery | null>;
}

async function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Promise<CompiledQuery | null> {
  // A compiled mutation would continue with the next field after a failed one, which could place an order.
  if (getOperationAST(document, operationName)?.operation !== 'query') return null;
  // Loaded on demand: loading the compiler takes a quarter of the start-up time.
  const { compileQuery, isCompiledQuery } = await import('graphql-jit');
  const compiled = compileQuery(schema, document, operationName ?? undefined, {
    disablingCapturingStackErrors: true,
    // Saves a third of a listing's allocations; only enums and built-in scalars, whose values the mappers determine.
    disableLeafSerialization: true,
  });
  return isCompiledQuery(compiled) ? compiled : null;
}

/**
 * The variables coerced by graphql-js, or null if it rejects them. Compiled operations ignore defaults inside input
 * objects and report rejections differently. They coerce these values again, so every scalar must accept its own parsed
 * values.
 */
function coerce(
  schema: GraphQLSchema,
  { document, operationName, variables }: Operation,
): Readonly<Record<string, unknown>> | null {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  if (definitions.length === 0) return {};
  return getVariableValues(schema, definitions, variables).coerced ?? null;
}

/** Compiled operations omit an error's extensions, which the error formatter needs. */
function withExtensions(error: GraphQLError): GraphQLError {
  const { extensions }: Partial<GraphQLError> = error;
  return extensions === undefined
    ? Object.create(error, { extensions: { value: {}, enumerable: true } })
    : error;
}

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: unknown;
}

/** Executes operations of `schema`. Repeated operations are compiled, which is about twice as fast. */
export function createExecute(schema: GraphQLSchema, compileAtUse = COMPILE_AT_USE) {
  const documents = new WeakMap<DocumentNode, Map<string | null, KnownOperation>>();
  const getKnown = ({ document, operationName }: Operation): KnownOperation => {
    const operations = documents.get(document) ?? new Map<string | null, KnownOperation>();
    documents.set(document, operations);
    const known = operations.get(operationName) ?? { uses: 0 };
    operations.set(operationName, known);
    return known;
  };
  return async (operation: Operation): Promise<ExecutionResult> => {
    const { document, operationName, variables, context } = operation;
    const known = getKnown(operation);
    known.uses += 1;
    if (known.uses >= compileAtUse) known.compiling ??= compile(schema, document, operationName);
    const compiled = (await known.compiling) ?? null;
    const coerced = compiled === null ? null : coerce(schema, operation);
    if (compiled !== null && coerced !== null) {
      const result = await compiled.query(undefined, context, { ...coerced });
      return result.errors === undefined
        ? result
        : { ...result, errors: result.errors.map(withExtensions) };
    }
    return execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
    });
  };
}

function toRejection(code: string, message: string): ExecutionResult {
  const extensions = { code, http: { status: 400 } };
  return { errors: [new GraphQLError(message, { extensions })] };
}

const NO_SUBSCRIPTION = 'Follow subscriptions at /graphql/stream, with Accept: text/event-stream.';

/**
 * The integration with Apollo Server, which executes operations of `schema` in the plugin. Apollo Server's own executor
 * path creates an object with getters for each operation, whose hidden class V8 keeps, together with the request, until
 * a full garbage collection. That path is used only for errors, which it formats, and for operations that cannot be
 * executed.
 */
export function createExecution(schema: GraphQLSchema) {
  const run = createExecute(schema);
  const failed = new WeakMap<object, Promise<ExecutionResult>>();
  const executor: GatewayExecutor = async ({ operation, request, context }) => {
    // Apollo Server leaves this check to a gateway's executor.
    if (operation) return failed.get(context) ?? toRejection('BAD_USER_INPUT', NO_SUBSCRIPTION);
    const { operationName: name } = request;
    const message = name
      ? `Unknown operation named ${JSON.stringify(name)}.`
      : 'operationName is required.';
    return toRejection('OPERATION_RESOLUTION_FAILURE', message);
  };
  const gateway: GatewayInterface = {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({ executor }),
    stop: async () => undefined,
  };
  const plugin: ApolloServerPlugin<GatewayContext> = {
    requestDidStart: async () => ({
      async responseForOperation({ document, operation, request, contextValue }) {
        if (!operation || operation.operation === 'subscription') return null;
        const running = run({
          document,
          operationName: operation.name?.value ?? null,
          variables: request.variables ?? {},
          context: contextValue,
        });
        const result = await running.catch(() => null);
        if (result !== null && result.errors === undefined) {
          const { data = null } = result;
          const http = { headers: new HeaderMap() };
          return { http, body: { kind: 'single', singleResult: { data } } };
        }
        failed.set(contextValue, running);
        return null;
      },
    }),
  };
  return { gateway, plugin };
}
