import type { FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isCompositeType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { getFragments, getRootFields } from '../core/selection.ts';
import { parseJson } from '../core/values.ts';
import { badRequest, type HttpError, httpError } from '../http/errors.ts';
import type { TrustedDocuments } from './documents.ts';
import { MAX_TOKENS } from './limits/operation-limits.ts';
import type { CachePolicy } from './policies.ts';
import { policies } from './sdl.ts';

export interface GraphQLParams {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  /** True if the request contains only the document's id. */
  readonly isById: boolean;
}

export interface DocumentLookup {
  /** Operations that can be executed by id; null leaves requests with ids to Apollo Server. */
  readonly documents: TrustedDocuments | null;
  /** Executes operations that are not in `documents`. */
  readonly freeOperations: boolean;
  /** Serves the playground to browsers and allows introspection. */
  readonly playground: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

export const UNKNOWN_SHAPE = badRequest(
  'Bad Request: send an object with documentId or query, and optional variables.',
);
/** Deeper than every input of the schema. */
const MAX_VARIABLE_LEVELS = 20;
const BAD_VARIABLES = badRequest(
  `variables must be an object of at most ${MAX_VARIABLE_LEVELS} levels.`,
);
const GET_BY_ID = badRequest(
  'Method Not Allowed: GET requests need the id of a registered operation.',
  405,
);
const UNKNOWN_ID = httpError(
  404,
  'PERSISTED_QUERY_NOT_FOUND',
  'Unknown operation id: send the text of the operation as query, or have it registered.',
);
const NOT_TRUSTED = httpError(
  403,
  'FORBIDDEN',
  'Forbidden: only registered operations are allowed.',
);

function toFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** False for deeply nested values, for which JSON.stringify would fail. */
function isShallow(value: unknown, levels = MAX_VARIABLE_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}

/** A JSON parameter of the query string; invalid JSON stays a string, which validation rejects. */
function fromJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (text === '') return undefined;
  const value = parseJson(text);
  return value === undefined ? text : value;
}

function readFields({ method, body, query }: FastifyRequest): Fields | null {
  if (method === 'POST') return toFields(body);
  const fields = toFields(query);
  if (fields === null) return null;
  const { variables, extensions } = fields;
  return { ...fields, variables: fromJson(variables), extensions: fromJson(extensions) };
}

/** True if the document selects only the schema. */
function isIntrospection(query: string): boolean {
  try {
    const { definitions } = parse(query, { noLocation: true, maxTokens: MAX_TOKENS });
    const roots = definitions.flatMap((node) =>
      node.kind === 'OperationDefinition' ? node.selectionSet.selections : [],
    );
    return roots.every((node) => node.kind === 'Field' && node.name.value.startsWith('__'));
  } catch {
    return false;
  }
}

function rejectText(query: string, method: string, lookup: DocumentLookup): HttpError | null {
  if (lookup.freeOperations) return null;
  const isAllowed = lookup.documents?.has(query) || (lookup.playground && isIntrospection(query));
  if (!isAllowed) return NOT_TRUSTED;
  return method === 'POST' ? null : GET_BY_ID;
}

/** The typed fields of a request; null if one has the wrong type. `variables` is null if it is invalid. */
function readParts(request: FastifyRequest) {
  const fields = readFields(request) ?? {};
  const { documentId, query = '', operationName = null } = fields;
  const extensions = toFields(fields.extensions ?? {});
  if (extensions === null || !(operationName === null || typeof operationName === 'string')) {
    return null;
  }
  const isPersisted = extensions.persistedQuery !== undefined;
  const id = documentId ?? toFields(extensions.persistedQuery)?.sha256Hash;
  const variables = isShallow(fields.variables) ? toFields(fields.variables ?? {}) : null;
  return { id, query, operationName, variables, isPersisted };
}

/**
 * The parameters of a request by the document's text or id (`documentId`, or `extensions.persistedQuery` of Apollo's
 * clients); an error if the request is not allowed. Null for an unknown shape, accepted only by free-form gateways,
 * where Apollo Server reports the error.
 */
export function parseGraphQLRequest(
  request: FastifyRequest,
  lookup: DocumentLookup,
): GraphQLParams | HttpError | null {
  const { documents, freeOperations } = lookup;
  const unknownShape = freeOperations ? null : UNKNOWN_SHAPE;
  const parts = readParts(request);
  if (parts === null || (documents === null && parts.isPersisted)) return unknownShape;
  const { id, query, operationName, variables } = parts;
  if (documents !== null && !query && typeof id === 'string') {
    const text = documents.byId(id);
    if (text === null) return UNKNOWN_ID;
    if (variables === null) return BAD_VARIABLES;
    return { query: text, operationName, variables, isById: true };
  }
  if (typeof query !== 'string' || query === '' || variables === null) return unknownShape;
  const error = rejectText(query, request.method, lookup);
  return error ?? { query, operationName, variables, isById: false };
}

export interface OperationInfo {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Null if the response is personal or the operation is not a query. */
  readonly cachePolicy: CachePolicy | null;
}

function selectsPrivateType(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isFound = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        const type = types.getType();
        const named = type ? getNamedType(type) : undefined;
        if (isCompositeType(named) && policies.privateTypes.has(named.name)) isFound = true;
      },
    }),
  );
  return isFound;
}

/** The shortest lifetime and all tags of the fields; null if one of them must not be cached. */
function toCachePolicy(fields: readonly FieldNode[]): CachePolicy | null {
  const caches = fields.map(({ name }) => policies.fields.get(`Query.${name.value}`)?.publicCache);
  const known = caches.filter((cache) => cache != null);
  const maxAge = Math.min(...known.map((cache) => cache.maxAge));
  if (known.length === 0 || known.length < fields.length || maxAge === 0) return null;
  return { maxAge, tags: [...new Set(known.flatMap(({ tags }) => tags))] };
}

function readOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): OperationInfo | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const { name, operation: kind, selectionSet } = operation;
  const isPublic = kind === 'query' && !selectsPrivateType(schema, document);
  return {
    name: name?.value ?? 'anonymous',
    kind,
    cachePolicy: isPublic
      ? toCachePolicy(getRootFields(selectionSet, getFragments(document)))
      : null,
  };
}

const MAX_CHARACTERS = 20_000_000;

/** Reads each document once; null if it lacks the operation. */
export function createOperationReader(schema: GraphQLSchema) {
  const read = ({ query, operationName }: GraphQLParams): OperationInfo | null => {
    try {
      const document = parse(query, { noLocation: true, maxTokens: MAX_TOKENS });
      return readOperation(schema, document, operationName);
    } catch {
      return null;
    }
  };
  const known = new LRUCache<string, { readonly info: OperationInfo | null }, GraphQLParams>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_info, key) => key.length + 500,
    memoMethod: (_key, _stale, { context }) => ({ info: read(context) }),
  });
  return (params: GraphQLParams): OperationInfo | null =>
    known.memo(`${params.operationName ?? ''}\0${params.query}`, { context: params }).info;
}
