import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  GraphQLError,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLNamedType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  type InlineFragmentNode,
  isInterfaceType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { fragmentsOf } from '../../core/fragments.ts';

/** What an operation may cost: about three listings of 60 products with everything the shop shows. */
export const MAX_COST = 50_000;
/** Items of a list argument. */
export const MAX_LIST = 200;

/** Arguments that say how long the lists below a field become. */
const SIZE_ARGUMENTS = ['pageSize', 'count', 'first', 'limit'];
/** How long a list is taken to be when nothing says so. */
const USUAL_LIST = 10;

type Variables = Readonly<Record<string, unknown>>;

interface Known {
  readonly schema: GraphQLSchema;
  readonly variables: Variables;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

const argumentsOf = (
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): Variables => {
  try {
    return getArgumentValues(definition, node, variables);
  } catch {
    return {};
  }
};

const longestList = (value: unknown): number => {
  if (Array.isArray(value)) return Math.max(value.length, ...value.map(longestList));
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(longestList));
};

/** The size that a field's arguments ask for; null when they ask for none. */
const sizeIn = (args: Variables): number | null => {
  for (const name of SIZE_ARGUMENTS) {
    const size = args[name];
    if (typeof size === 'number') return Math.max(1, size);
  }
  const lists = Object.values(args).filter(Array.isArray);
  const [list] = lists;
  return list === undefined ? null : Math.max(1, list.length);
};

const isLeftOut = (node: SelectionSetNode['selections'][number], variables: Variables): boolean => {
  try {
    const skip = getDirectiveValues(GraphQLSkipDirective, node, variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, node, variables);
    return skip?.if === true || include?.if === false;
  } catch {
    return false;
  }
};

/** What the schema knows of a field; undefined for one of introspection, and for one that is not there. */
const definitionOf = (
  parent: GraphQLNamedType,
  { name }: FieldNode,
): GraphQLField<unknown, unknown> | undefined => {
  if (name.value.startsWith('__')) return undefined;
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined;
  return parent.getFields()[name.value];
};

/**
 * Fields that an operation may have to fill: each counts once for every item of the lists around it. A size
 * argument holds for the next list below it.
 */
export const costOf = (
  operation: OperationDefinitionNode,
  known: Known,
): { readonly cost: number; readonly list: number } => {
  let list = 0;
  const ofField = (node: FieldNode, parent: GraphQLNamedType, size: number | null): number => {
    const definition = definitionOf(parent, node);
    if (definition === undefined) return 1;
    const args = argumentsOf(definition, node, known.variables);
    list = Math.max(list, longestList(args));
    const asked = sizeIn(args) ?? size;
    const isList = isListType(getNullableType(definition.type));
    const items = isList ? (asked ?? USUAL_LIST) : 1;
    if (node.selectionSet === undefined) return 1;
    const below = ofSelections(
      node.selectionSet,
      getNamedType(definition.type),
      isList ? null : asked,
    );
    return 1 + items * below;
  };
  const ofFragment = (
    node: FragmentSpreadNode | InlineFragmentNode,
    type: GraphQLNamedType,
    size: number | null,
  ): number => {
    const inner = node.kind === 'InlineFragment' ? node : known.fragments.get(node.name.value);
    if (inner === undefined) return 0;
    const name = inner.typeCondition?.name.value;
    const inside = name === undefined ? type : (known.schema.getType(name) ?? type);
    return ofSelections(inner.selectionSet, inside, size);
  };
  const ofSelections = (
    { selections }: SelectionSetNode,
    type: GraphQLNamedType,
    size: number | null,
  ): number => {
    let cost = 0;
    for (const node of selections) {
      if (isLeftOut(node, known.variables)) continue;
      cost += node.kind === 'Field' ? ofField(node, type, size) : ofFragment(node, type, size);
      if (cost > MAX_COST) return cost;
    }
    return cost;
  };
  const root = known.schema.getRootType(operation.operation);
  const cost = root ? ofSelections(operation.selectionSet, root, null) : 0;
  return { cost, list };
};

const refuse = (message: string): never => {
  throw new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
};

/** What has been counted before, by the shape of the variables. */
const affordable = new WeakMap<OperationDefinitionNode, Set<string>>();
const MOST_SHAPES = 50;
const LONGEST_SHAPE = 1_000;

/** What a cost depends on: numbers, switches and the lengths of lists, but no text. */
const shapeOf = (variables: Variables): string =>
  JSON.stringify(variables, (_, value: unknown) => (typeof value === 'string' ? '' : value));

/** An operation with the variables that it was sent with. */
export interface Priced {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
}

/**
 * Refuses operations that would fill too many fields, counted once the variables are known, and lists that are too long.
 * @throws {GraphQLError} BAD_USER_INPUT.
 */
export const rejectCostly = ({ schema, document, operation, variables }: Priced): void => {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  // Wrong variables are refused by the execution, with a better message.
  if (coerced === undefined) return;
  const before = affordable.get(operation) ?? new Set<string>();
  const shape = shapeOf(coerced);
  if (before.has(shape)) return;
  const known = { schema, variables: coerced, fragments: fragmentsOf(document) };
  const { cost, list } = costOf(operation, known);
  if (list > MAX_LIST) refuse(`A list of the input is too long: at most ${MAX_LIST} items.`);
  if (cost > MAX_COST) refuse(`The operation asks for too much: it costs more than ${MAX_COST}.`);
  if (before.size < MOST_SHAPES && shape.length < LONGEST_SHAPE)
    affordable.set(operation, before.add(shape));
};

/** Refuses costly operations once Apollo Server has found which one is to run. */
export const costPlugin = (): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, request, schema }) => {
      if (operation === undefined) return;
      rejectCostly({ schema, document, operation, variables: request.variables ?? {} });
    },
  }),
});
