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

/** Compiling costs about as much as running an operation fifty times, so only what comes again is compiled. */
const COMPILE_AT_USE = 3;

interface Known {
  uses: number;
  /** Null where compiling is not possible. */
  compiling?: Promise<CompiledQuery | null>;
}

/** The compiler takes a quarter of the start to load, and only an operation that comes again needs it. */
function loadCompiler() {
  return import('graphql-jit');
}

async function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Promise<CompiledQuery | null> {
  // A compiled mutation goes on with its next field after one that failed; nothing may be ordered then.
  if (getOperationAST(document, operationName)?.operation !== 'query') return null;
  const { compileQuery, isCompiledQuery } = await loadCompiler();
  const compiled = compileQuery(schema, document, operationName ?? undefined, {
    disablingCapturingStackErrors: true,
  });
  return isCompiledQuery(compiled) ? compiled : null;
}

/**
 * The variables as graphql-js reads them, or null when it rejects them. Compiled operations overlook
 * defaults inside input objects and word rejections differently; they read these values once more, so every
 * scalar must accept what it has already parsed.
 */
function coerce(
  schema: GraphQLSchema,
  { document, operationName, variables }: Operation,
): Readonly<Record<string, unknown>> | null {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  if (definitions.length === 0) return {};
  return getVariableValues(schema, definitions, variables).coerced ?? null;
}

/** Compiled operations leave an error's extensions out, and the error formatter needs them. */
function withExtensions(error: GraphQLError): GraphQLError {
  const { extensions }: Partial<GraphQLError> = error;
  return extensions === undefined
    ? Object.create(error, { extensions: { value: {}, enumerable: true } })
    : error;
}

/** One operation to run. */
export interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: unknown;
}

/** Runs operations of `schema`. Those that come again run compiled, which is about twice as fast. */
export function createExecute(schema: GraphQLSchema, compileAtUse = COMPILE_AT_USE) {
  const documents = new WeakMap<DocumentNode, Map<string | null, Known>>();
  const getKnown = ({ document, operationName }: Operation): Known => {
    const operations = documents.get(document) ?? new Map<string | null, Known>();
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

function noSuchOperation(name: string | undefined): GraphQLError {
  return new GraphQLError(
    name ? `Unknown operation named ${JSON.stringify(name)}.` : 'operationName is required.',
    { extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } } },
  );
}

function noSubscription(): GraphQLError {
  return new GraphQLError(
    'Follow subscriptions at /graphql/stream, with Accept: text/event-stream.',
    {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    },
  );
}

/** How Apollo Server runs operations: `schema` as it takes one with an executor of its own, and a plugin. */
export interface Execution {
  readonly gateway: GatewayInterface;
  readonly plugin: ApolloServerPlugin<GatewayContext>;
}

/**
 * Operations of `schema` run in the plugin. Apollo Server's own way to an executor makes an object with getters for
 * each operation, and V8 keeps the shape of each, with the whole request behind it, until it collects everything. It
 * goes that way only where there are errors, which it formats, and where no operation can be run.
 */
export function createExecution(schema: GraphQLSchema): Execution {
  const run = createExecute(schema);
  const failed = new WeakMap<object, Promise<ExecutionResult>>();
  const executor: GatewayExecutor = async ({ operation, request, context }) => {
    // Apollo Server leaves it to a gateway's executor to say that a document has no such operation.
    if (!operation) return { errors: [noSuchOperation(request.operationName)] };
    return failed.get(context) ?? { errors: [noSubscription()] };
  };
  return {
    gateway: {
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      load: async () => ({ executor }),
      stop: async () => undefined,
    },
    plugin: {
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
    },
  };
}
