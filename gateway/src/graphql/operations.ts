import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isCompositeType,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { getFragments } from '../core/selection.ts';
import { MAX_TOKENS } from './limits/operation-limits.ts';
import type { GraphQLParams } from './params.ts';
import { fillTags } from './policies.ts';
import { policies } from './sdl.ts';

export interface CachePolicy {
  /** In seconds. */
  readonly maxAge: number;
  /** The sources of the response; purging one of its tags drops it. */
  readonly tags: readonly string[];
}

/** Static information about an operation. */
export interface OperationInfo {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Null if the response is personal or the operation is not a query. */
  getCachePolicy(variables: Readonly<Record<string, unknown>>): CachePolicy | null;
}

function rootFields(
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === 'Field') return [node];
    if (node.kind === 'InlineFragment') return rootFields(node.selectionSet, fragments);
    const fragment = fragments.get(node.name.value);
    // Each fragment is visited once, which also ends cycles.
    fragments.delete(node.name.value);
    return fragment === undefined ? [] : rootFields(fragment.selectionSet, fragments);
  });
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

function getPublicCache(field: FieldNode) {
  const cache = policies.fields.get(`Query.${field.name.value}`)?.publicCache ?? null;
  return cache === null || cache.maxAge === 0 ? null : cache;
}

function createCachePolicy(
  { variableDefinitions = [] }: OperationDefinitionNode,
  fields: readonly FieldNode[],
  { schema, variables }: { schema: GraphQLSchema; variables: Readonly<Record<string, unknown>> },
): CachePolicy | null {
  const { coerced } = getVariableValues(schema, variableDefinitions, variables);
  if (coerced === undefined) return null;
  const tags = new Set<string>();
  let maxAge = Number.POSITIVE_INFINITY;
  try {
    for (const field of fields) {
      const cache = getPublicCache(field);
      const definition = schema.getQueryType()?.getFields()[field.name.value];
      if (cache === null || definition === undefined) return null;
      maxAge = Math.min(maxAge, cache.maxAge);
      const args = getArgumentValues(definition, field, coerced);
      for (const tag of fillTags(cache.tags, args)) tags.add(tag);
    }
  } catch {
    return null;
  }
  return { maxAge, tags: [...tags] };
}

function readOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): OperationInfo | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const info = { name: operation.name?.value ?? 'anonymous', kind: operation.operation };
  const fields =
    info.kind === 'query' ? rootFields(operation.selectionSet, getFragments(document)) : [];
  const isPublic =
    fields.length > 0 &&
    fields.every((field) => getPublicCache(field) !== null) &&
    !selectsPrivateType(schema, document);
  return {
    ...info,
    getCachePolicy: (variables) =>
      isPublic ? createCachePolicy(operation, fields, { schema, variables }) : null,
  };
}

const MAX_CHARACTERS = 20_000_000;

/** Reads each document once; null if it lacks the operation. */
export function createOperationReader(schema: GraphQLSchema) {
  const known = new LRUCache<string, { readonly info: OperationInfo | null }>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_info, key) => key.length + 500,
  });
  const read = ({ query, operationName }: GraphQLParams): OperationInfo | null => {
    try {
      const document = parse(query, { noLocation: true, maxTokens: MAX_TOKENS });
      return readOperation(schema, document, operationName);
    } catch {
      return null;
    }
  };
  return (params: GraphQLParams): OperationInfo | null => {
    const key = `${params.operationName ?? ''}\0${params.query}`;
    const before = known.get(key);
    if (before !== undefined) return before.info;
    const info = read(params);
    known.set(key, { info });
    return info;
  };
}
