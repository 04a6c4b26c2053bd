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
import { fragmentsOf } from '../shared/fragments.ts';

/** How an answer may be kept. */
export interface CachePolicy {
  /** For how long, in seconds. */
  readonly seconds: number;
  /** What it was made from; purging one of its tags drops it. */
  readonly tags: readonly string[];
}

interface RootRule {
  readonly seconds: number;
  readonly tag: string;
  /** Argument whose value, or values, become tags of their own: `page:about-us`. */
  readonly by?: readonly [argument: string, prefix: string];
}

const GOODS_SECONDS = 10;
const CONTENT_SECONDS = 60;

/** The queries whose answer is the same for everybody. A new one is private until it is written here. */
export const PUBLIC_QUERIES: Readonly<Record<string, RootRule>> = {
  product: { seconds: GOODS_SECONDS, tag: 'products', by: ['sku', 'product'] },
  productById: { seconds: GOODS_SECONDS, tag: 'products' },
  productSearch: { seconds: GOODS_SECONDS, tag: 'search' },
  productAddresses: { seconds: CONTENT_SECONDS, tag: 'search' },
  category: { seconds: CONTENT_SECONDS, tag: 'categories', by: ['id', 'category'] },
  categorySearch: { seconds: CONTENT_SECONDS, tag: 'categories' },
  filterableAttributes: { seconds: CONTENT_SECONDS, tag: 'search' },
  pageSearch: { seconds: CONTENT_SECONDS, tag: 'content' },
  sectionBlocks: { seconds: CONTENT_SECONDS, tag: 'content', by: ['identifiers', 'block'] },
  cmsBlocks: { seconds: CONTENT_SECONDS, tag: 'content', by: ['identifiers', 'block'] },
  cmsPage: { seconds: CONTENT_SECONDS, tag: 'content', by: ['identifier', 'page'] },
  menu: { seconds: CONTENT_SECONDS, tag: 'menu' },
  storeConfig: { seconds: CONTENT_SECONDS, tag: 'content' },
  countries: { seconds: CONTENT_SECONDS, tag: 'content' },
  urlResolver: { seconds: CONTENT_SECONDS, tag: 'content' },
  sellDesigners: { seconds: CONTENT_SECONDS, tag: 'sell' },
  sellEstimate: { seconds: CONTENT_SECONDS, tag: 'sell' },
  sellTerms: { seconds: CONTENT_SECONDS, tag: 'sell' },
};

/** Types that belong to a person, wherever they are reached from. */
export const PERSONAL_TYPES: ReadonlySet<string> = new Set([
  'Cart',
  'Customer',
  'Order',
  'SellItem',
]);

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
        if (isCompositeType(named) && PERSONAL_TYPES.has(named.name)) isFound = true;
      },
    }),
  );
  return isFound;
};

/** What is known of an operation before its variables are. */
export interface Plan {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** How its answer may be kept, given the variables; null when it belongs to somebody or is no query. */
  policyFor(variables: Readonly<Record<string, unknown>>): CachePolicy | null;
}

const tagsOf = (
  field: FieldNode,
  rule: RootRule,
  { schema, variables }: { schema: GraphQLSchema; variables: Readonly<Record<string, unknown>> },
): string[] => {
  if (rule.by === undefined) return [rule.tag];
  const definition = schema.getQueryType()?.getFields()[field.name.value];
  if (definition === undefined) return [rule.tag];
  const [argument, prefix] = rule.by;
  const value = getArgumentValues(definition, field, variables)[argument];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return [rule.tag, ...values.filter((one) => one != null).map((one) => `${prefix}:${one}`)];
};

const policyOf = (
  operation: OperationDefinitionNode,
  fields: readonly FieldNode[],
  known: { schema: GraphQLSchema; variables: Readonly<Record<string, unknown>> },
): CachePolicy | null => {
  const { coerced } = getVariableValues(
    known.schema,
    operation.variableDefinitions ?? [],
    known.variables,
  );
  if (coerced === undefined) return null;
  const rules = fields.flatMap((field) => {
    const rule = PUBLIC_QUERIES[field.name.value];
    return rule === undefined ? [] : [{ field, rule }];
  });
  try {
    const tags = rules.flatMap(({ field, rule }) =>
      tagsOf(field, rule, { schema: known.schema, variables: coerced }),
    );
    return {
      seconds: Math.min(...rules.map(({ rule }) => rule.seconds)),
      tags: [...new Set(tags)],
    };
  } catch {
    return null;
  }
};

/** Reads an operation of `document`; null when it does not hold the one that is asked for. */
export const planOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Plan | null => {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const name = operation.name?.value ?? 'anonymous';
  const kind = operation.operation;
  const nothing: Plan = { name, kind, policyFor: () => null };
  if (kind !== 'query') return nothing;
  const fields = rootFields(operation.selectionSet, fragmentsOf(document));
  const isPublic =
    fields.length > 0 &&
    fields.every((field) => Object.hasOwn(PUBLIC_QUERIES, field.name.value)) &&
    !touchesPersonal(schema, document);
  if (!isPublic) return nothing;
  return {
    name,
    kind,
    policyFor: (variables) => policyOf(operation, fields, { schema, variables }),
  };
};
