import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import {
  badInput,
  type ErrorResponse,
  GraphqlFault,
  toEarlyResponse,
  toErrorResponse,
} from './fault.ts';
import { limitsRule, rejectManyFields } from './limits.ts';
import type { QueryContext } from './options.ts';
import { type HttpQuery, readQuery } from './request.ts';

export type GraphqlResponse = {
  readonly status: number;
  readonly body: { readonly errors?: readonly ErrorResponse[]; readonly data?: unknown };
  /** Tags of what may be cached; null when the answer may not. */
  readonly tags: ReadonlySet<string> | null;
};

export type Executor = {
  readonly schema: GraphQLSchema;
  readonly onFault: (error: unknown) => void;
  readonly getCaller: (authorization: string | undefined) => QueryContext['caller'];
};

const CACHEABLE = new Set(['urlResolver', 'route', 'cmsPage', 'cmsBlocks', '__typename']);
const RULES = [...specifiedRules, limitsRule];

const failed = (status: number, error: ErrorResponse): GraphqlResponse => ({
  status,
  body: { errors: [error] },
  tags: null,
});

const getOperations = (document: DocumentNode) =>
  document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);

function rejectMutationByGet(document: DocumentNode, { method }: HttpQuery): void {
  if (method === 'POST') return;
  if (getOperations(document).some(({ operation }) => operation === 'mutation')) {
    throw badInput('Mutation requests allowed only for POST requests');
  }
}

function isCacheable(document: DocumentNode, { method }: HttpQuery): boolean {
  const fields = getOperations(document).flatMap(({ selectionSet }) => selectionSet.selections);
  return (
    method === 'GET' &&
    fields.every((node) => node.kind === Kind.FIELD && CACHEABLE.has(node.name.value))
  );
}

/** Errors and data of a read query. Outside developer mode Magento tells only the first error. */
async function run(
  document: DocumentNode,
  variables: Record<string, unknown>,
  { schema, onFault, context }: Executor & { readonly context: QueryContext },
): Promise<GraphqlResponse['body']> {
  const [wrong] = validate(schema, document, RULES);
  if (wrong) return { errors: [toErrorResponse(wrong)] };
  const result = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: context,
  });
  const [first] = result.errors ?? [];
  for (const { originalError } of result.errors ?? []) {
    const isMeant = originalError instanceof GraphqlFault || originalError instanceof GraphQLError;
    if (originalError && !isMeant) onFault(originalError);
  }
  return {
    ...(first ? { errors: [toErrorResponse(first, variables)] } : {}),
    // Its library leaves data out where there is none at all.
    ...(result.data ? { data: result.data } : {}),
  };
}

/**
 * Answers a request as Magento's GraphQL does, with 200 for what is wrong inside a query and 500 for
 * what is wrong before it is run.
 * @throws {BrokenRequest} where a real Magento shows its page for broken requests.
 */
export async function executeQuery(
  request: HttpQuery,
  executor: Executor,
): Promise<GraphqlResponse> {
  const context: QueryContext = {
    tags: new Set(),
    caller: executor.getCaller(request.authorization),
  };
  try {
    const { query, variables } = readQuery(request);
    const document = parse(query);
    rejectManyFields(document);
    rejectMutationByGet(document, request);
    const body = await run(document, variables, { ...executor, context });
    const mayCache = body.errors === undefined && isCacheable(document, request);
    return { status: 200, body, tags: mayCache ? context.tags : null };
  } catch (error) {
    if (error instanceof GraphqlFault) return failed(500, toEarlyResponse(error));
    if (error instanceof GraphQLError) return failed(500, toErrorResponse(error));
    throw error;
  }
}
