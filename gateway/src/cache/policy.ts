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
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { fragmentsOf } from '../core/fragments.ts';
import { fillTags } from '../graphql/policies.ts';
import { policies } from '../graphql/sdl.ts';

/** How an answer may be kept. */
export interface CachePolicy {
  /** For how long, in seconds. */
  readonly seconds: number;
  /** What it was made from; purging one of its tags drops it. */
  readonly tags: readonly string[];
}

const rootFields = (
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
): FieldNode[] =>
  selections.flatMap((node) => {
    if (node.kind === 'Field') return [node];
    if (node.kind === 'InlineFragment') return rootFields(node.selectionSet, fragments);
    const fragment = fragments.get(node.name.value);
    // Once is enough, and cycles end.
    fragments.delete(node.name.value);
    return fragment === undefined ? [] : rootFields(fragment.selectionSet, fragments);
  });

const touchesPersonal = (schema: GraphQLSchema, document: DocumentNode): boolean => {
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
};

/** What is known of an operation before its variables are. */
export interface OperationInfo {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** How its answer may be kept, given the variables; null when it belongs to somebody or is no query. */
  policyFor(variables: Readonly<Record<string, unknown>>): CachePolicy | null;
}

const publicCacheOf = (field: FieldNode) => {
  const cache = policies.fields.get(`Query.${field.name.value}`)?.publicCache ?? null;
  return cache === null || cache.maxAge === 0 ? null : cache;
};

const policyOf = (
  operation: OperationDefinitionNode,
  fields: readonly FieldNode[],
  known: { schema: GraphQLSchema; variables: Readonly<Record<string, unknown>> },
): CachePolicy | null => {
  const { schema } = known;
  const { coerced } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    known.variables,
  );
  if (coerced === undefined) return null;
  const tags = new Set<string>();
  let seconds = Number.POSITIVE_INFINITY;
  try {
    for (const field of fields) {
      const cache = publicCacheOf(field);
      const definition = schema.getQueryType()?.getFields()[field.name.value];
      if (cache === null || definition === undefined) return null;
      seconds = Math.min(seconds, cache.maxAge);
      const args = getArgumentValues(definition, field, coerced);
      for (const tag of fillTags(cache.tags, args)) tags.add(tag);
    }
  } catch {
    return null;
  }
  return { seconds, tags: [...tags] };
};

/** Reads an operation of `document`; null when it does not hold the one that is asked for. */
export const readOperation = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): OperationInfo | null => {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const name = operation.name?.value ?? 'anonymous';
  const kind = operation.operation;
  const nothing: OperationInfo = { name, kind, policyFor: () => null };
  if (kind !== 'query') return nothing;
  const fields = rootFields(operation.selectionSet, fragmentsOf(document));
  const isPublic =
    fields.length > 0 &&
    fields.every((field) => publicCacheOf(field) !== null) &&
    !touchesPersonal(schema, document);
  if (!isPublic) return nothing;
  return {
    name,
    kind,
    policyFor: (variables) => policyOf(operation, fields, { schema, variables }),
  };
};
