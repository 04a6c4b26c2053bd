import {
  type DocumentNode,
  execute,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  specifiedRules,
  type ValidationContext,
  validate,
  visit,
} from 'graphql';
import {
  badInput,
  type ErrorResponse,
  GraphqlFault,
  toEarlyResponse,
  toErrorResponse,
} from './fault.ts';
import { type HttpQuery, type QueryContext, readQuery } from './request.ts';

const MAX_DEPTH = 20;
const MAX_FIELDS = 300;

type Size = { readonly depth: number; readonly fields: number };

function getFragments(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
}

const NOTHING: Size = { depth: -1, fields: 0 };

/** Counts each fragment once and caches the result, so that small queries with nested fragments stay fast. */
function createMeasure(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const known = new Map<string, Size>();
  const ofFragment = (name: string): Size => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // Set before counting, so that recursive fragments terminate; validation rejects them later.
    known.set(name, NOTHING);
    const size = measure(fragments.get(name)?.selectionSet);
    known.set(name, size);
    return size;
  };
  const ofNode = (node: SelectionNode): Size => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    const below = measure(node.selectionSet);
    if (node.kind === Kind.INLINE_FRAGMENT) return below;
    if (node.name.value.startsWith('__')) return NOTHING;
    // The root's fields are at depth 0; fields without a selection of their own do not count.
    return { depth: node.selectionSet ? below.depth + 1 : NOTHING.depth, fields: below.fields + 1 };
  };
  function measure(set: SelectionSetNode | undefined): Size {
    const sizes = (set?.selections ?? []).map(ofNode);
    return {
      depth: Math.max(NOTHING.depth, ...sizes.map(({ depth }) => depth)),
      fields: sizes.reduce((sum, { fields }) => sum + fields, 0),
    };
  }
  return measure;
}

/** Rejects a query of more than 300 fields before validation; a fragment counts once. @throws {GraphqlFault} */
function rejectManyFields(document: DocumentNode): void {
  let fields = 0;
  visit(document, {
    Field: () => {
      fields += 1;
    },
  });
  if (fields > MAX_FIELDS) throw badInput(tooMuch('complexity', MAX_FIELDS, fields));
}

const tooMuch = (kind: string, most: number, found: number): string =>
  `Max query ${kind} should be ${most} but got ${found}.`;

/**
 * Rejects a query deeper than 20 levels or with more than 300 fields, as Magento does; introspection is not limited.
 */
export const limitsRule = (context: ValidationContext) => ({
  Document(document: DocumentNode): void {
    const measure = createMeasure(getFragments(document));
    for (const node of document.definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      const { depth, fields } = measure(node.selectionSet);
      const say = (kind: string, most: number, found: number) =>
        context.reportError(new GraphQLError(tooMuch(kind, most, found)));
      if (fields > MAX_FIELDS) say('complexity', MAX_FIELDS, fields);
      if (depth > MAX_DEPTH) say('depth', MAX_DEPTH, depth);
    }
  },
});

export type GraphqlResponse = {
  readonly status: number;
  readonly body: { readonly errors?: readonly ErrorResponse[]; readonly data?: unknown };
  /** Cache tags of the response; null if it may not be cached. */
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

/** Errors and data of a read query. Outside developer mode Magento reports only the first error. */
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
    // Magento's library omits `data` if there is none.
    ...(result.data ? { data: result.data } : {}),
  };
}

/**
 * Responds as Magento's GraphQL does: 200 for errors inside a query and 500 for
 * errors before its execution.
 * @throws {BrokenRequest} if Magento responds with its error page
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
