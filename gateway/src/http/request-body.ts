import type { FastifyRequest } from 'fastify';
import { parse } from 'graphql';
import type { TrustedDocuments } from '../graphql/documents.ts';
import { MAX_TOKENS } from '../graphql/plugins/limits.ts';
import type { HttpError } from './http-errors.ts';

/** One operation as a client asked for it. */
export interface GraphQLParams {
  /** The document's text. */
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  /** True when it was asked for by its id alone. */
  readonly isById: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const asFields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

/** What a parameter of an address says; one that is no JSON stays a text, which nothing here takes. */
const fromJson = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The request's parameters, from its body or its query string; null when they have another shape. */
const fieldsOf = (request: FastifyRequest): Fields | null => {
  if (request.method === 'POST') return asFields(request.body);
  const fields = asFields(request.query);
  if (fields === null) return null;
  const parsed = { variables: fromJson(fields.variables), extensions: fromJson(fields.extensions) };
  return { ...fields, ...parsed };
};

/** The document's id, in the form of Apollo's clients (`extensions.persistedQuery.sha256Hash`) or as `documentId`. */
const idIn = (fields: Fields): string | null => {
  if (typeof fields.documentId === 'string') return fields.documentId;
  const hash = asFields(asFields(fields.extensions)?.persistedQuery)?.sha256Hash;
  return typeof hash === 'string' ? hash : null;
};

const UNKNOWN_ID: HttpError = {
  status: 404,
  code: 'PERSISTED_QUERY_NOT_FOUND',
  message: 'There is no operation with this id.',
};
const NOT_TRUSTED: HttpError = {
  status: 403,
  code: 'FORBIDDEN',
  message: 'This gateway runs registered operations only. Send one, or the id of one.',
};

/** A request whose parameters have no shape that is known here. */
export const UNKNOWN_SHAPE: HttpError = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'Send an object with documentId or query, and variables if it has any.',
};

const GET_BY_ID: HttpError = {
  status: 405,
  code: 'BAD_REQUEST',
  message: 'Ask by GET with the id of an operation.',
};

/** How documents are looked up. */
export interface Lookup {
  /** Null leaves requests with ids to Apollo Server. */
  readonly documents: TrustedDocuments | null;
  /** Runs any document, trusted or not. */
  readonly isFreeForm: boolean;
  /** Runs what asks for the schema alone. */
  readonly allowsIntrospection: boolean;
}

type Parts = Pick<GraphQLParams, 'operationName'> & { readonly variables: Fields | null };

const BAD_VARIABLES: HttpError = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'variables must be an object.',
};

const byId = (
  id: string,
  { operationName, variables }: Parts,
  documents: TrustedDocuments,
): GraphQLParams | HttpError => {
  const query = documents.byId(id);
  if (query === null) return UNKNOWN_ID;
  return variables === null ? BAD_VARIABLES : { query, operationName, variables, isById: true };
};

/** True for a document that asks for the schema alone. */
const isIntrospection = (query: string): boolean => {
  try {
    const { definitions } = parse(query, { noLocation: true, maxTokens: MAX_TOKENS });
    const roots = definitions.flatMap((node) =>
      node.kind === 'OperationDefinition' ? node.selectionSet.selections : [],
    );
    return roots.every((node) => node.kind === 'Field' && node.name.value.startsWith('__'));
  } catch {
    return false;
  }
};

const refusalOfText = (
  request: FastifyRequest,
  query: string,
  lookup: Lookup,
): HttpError | null => {
  if (lookup.isFreeForm) return null;
  const isAllowed =
    lookup.documents?.has(query) || (lookup.allowsIntrospection && isIntrospection(query));
  if (!isAllowed) return NOT_TRUSTED;
  return request.method === 'POST' ? null : GET_BY_ID;
};

/** True for what the fields around the document may be. */
const hasKnownTypes = ({ operationName, extensions }: Fields): boolean =>
  (typeof operationName === 'string' || (operationName ?? null) === null) &&
  ((extensions ?? null) === null || asFields(extensions) !== null);

/**
 * What a request asks for; a refusal when it may not; null when its shape is none that is known here, which
 * only free-form gateways let pass (Apollo Server words those refusals).
 */
export const parseGraphQLRequest = (
  request: FastifyRequest,
  lookup: Lookup,
): GraphQLParams | HttpError | null => {
  const fields = fieldsOf(request);
  const unknownShape = lookup.isFreeForm ? null : UNKNOWN_SHAPE;
  if (fields === null || !hasKnownTypes(fields)) return unknownShape;
  const { query } = fields;
  const operationName = typeof fields.operationName === 'string' ? fields.operationName : null;
  const parts = { operationName, variables: asFields(fields.variables ?? {}) };
  const isApollos = asFields(fields.extensions)?.persistedQuery !== undefined;
  if (lookup.documents === null && isApollos) return unknownShape;
  const id = (query ?? '') === '' ? idIn(fields) : null;
  if (id !== null && lookup.documents) return byId(id, parts, lookup.documents);
  if (typeof query !== 'string') return unknownShape;
  const { variables } = parts;
  if (variables === null) return unknownShape;
  const refusal = refusalOfText(request, query, lookup);
  if (refusal !== null) return refusal;
  return { query, operationName, variables, isById: false };
};
