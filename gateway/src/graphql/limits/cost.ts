import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getArgumentValues,
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
import { getFragments, isIncluded } from '../../core/selection.ts';
import { policies } from '../sdl.ts';

/** About three listings of 60 products with every field that the shop shows. */
export const MAX_COST = 50_000;
export const MAX_LIST = 200;

/** Arguments that determine the length of the lists below a field. */
const SIZE_ARGUMENTS = ['pageSize', 'count', 'first', 'limit'];
/** The assumed length of a list without a size argument. */
const DEFAULT_LIST = 10;

type Variables = Readonly<Record<string, unknown>>;

/** The result of graphql-js, or `otherwise` if a value is missing or invalid: execution reports that error. */
function withDefault<T>(find: () => T, otherwise: T): T {
  try {
    return find();
  } catch {
    return otherwise;
  }
}

function getLongestList(value: unknown): number {
  if (Array.isArray(value)) return Math.max(value.length, ...value.map(getLongestList));
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(getLongestList));
}

/** The size in a field's arguments; null if there is none. */
function getSize(args: Variables): number | null {
  const size = SIZE_ARGUMENTS.map((name) => args[name]).find((value) => typeof value === 'number');
  if (size !== undefined) return Math.max(1, size);
  const list = Object.values(args).find(Array.isArray);
  return list === undefined ? null : Math.max(1, list.length);
}

function getField(
  parent: GraphQLNamedType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/**
 * Sums the fields that an operation may have to resolve: each weighs 1, or its `@cost`, multiplied by the lengths of
 * the enclosing lists. A size argument applies to the next list below it. Other cost limits, such as graphql-armor's,
 * ignore arguments: 60 products would cost as much as one.
 */
class CostCounter {
  readonly #schema: GraphQLSchema;
  readonly #variables: Variables;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  longestList = 0;
  /** Fields with `@rateLimit`. */
  limitedFields = 0;

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Variables) {
    this.#schema = schema;
    this.#variables = variables;
    this.#fragments = getFragments(document);
  }

  count(selectionSet: SelectionSetNode, type: GraphQLNamedType, size: number | null): number {
    let cost = 0;
    for (const node of selectionSet.selections) {
      if (!withDefault(() => isIncluded(node, this.#variables), true)) continue;
      cost +=
        node.kind === 'Field'
          ? this.#countField(node, type, size)
          : this.#countFragment(node, type, size);
      if (cost > MAX_COST) return cost;
    }
    return cost;
  }

  #countFragment(
    node: FragmentSpreadNode | InlineFragmentNode,
    type: GraphQLNamedType,
    size: number | null,
  ): number {
    const inner = node.kind === 'InlineFragment' ? node : this.#fragments.get(node.name.value);
    if (inner === undefined) return 0;
    const name = inner.typeCondition?.name.value;
    const inside = name === undefined ? type : this.#schema.getType(name);
    return this.count(inner.selectionSet, inside ?? type, size);
  }

  #countField(node: FieldNode, parent: GraphQLNamedType, size: number | null): number {
    const field = getField(parent, node.name.value);
    if (field === undefined) return 1;
    const policy = policies.fields.get(`${parent.name}.${field.name}`);
    const weight = policy?.cost ?? 1;
    if (policy?.rateLimit) this.limitedFields += 1;
    const args = withDefault<Variables>(() => getArgumentValues(field, node, this.#variables), {});
    this.longestList = Math.max(this.longestList, getLongestList(args));
    if (node.selectionSet === undefined) return weight;
    const nextSize = getSize(args) ?? size;
    const isList = isListType(getNullableType(field.type));
    const type = getNamedType(field.type);
    const below = this.count(node.selectionSet, type, isList ? null : nextSize);
    return weight + below * (isList ? (nextSize ?? DEFAULT_LIST) : 1);
  }
}

function reject(message: string): never {
  throw new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
}

/** Variable shapes with which an operation was accepted before. */
const accepted = new WeakMap<OperationDefinitionNode, Set<string>>();
const MAX_SHAPES = 50;
const MAX_SHAPE_LENGTH = 1_000;

/** The parts of the variables on which the cost depends: numbers, booleans and list lengths, but no text. */
function getShape(variables: Variables): string {
  return JSON.stringify(variables, (_, value: unknown) => (typeof value === 'string' ? '' : value));
}

export interface OperationToCount {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
}

/**
 * Rejects operations that would resolve too many fields, more than one field with a rate limit, and lists that are too
 * long, once the variables are known.
 *
 * @throws {GraphQLError} BAD_USER_INPUT.
 */
export function rejectCostly({ schema, document, operation, variables }: OperationToCount): void {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const root = schema.getRootType(operation.operation);
  // Execution rejects invalid variables with a better message.
  if (coerced === undefined || !root) return;
  const shapes = accepted.get(operation) ?? new Set<string>();
  const shape = getShape(coerced);
  if (shapes.has(shape)) return;
  const counter = new CostCounter(schema, document, coerced);
  const cost = counter.count(operation.selectionSet, root, null);
  if (counter.longestList > MAX_LIST)
    reject(`A list of the input is too long: at most ${MAX_LIST} items.`);
  if (counter.limitedFields > 1)
    reject('The operation has too many fields that are rate limited: at most 1 is allowed.');
  if (cost > MAX_COST)
    reject(
      `The operation is too expensive: its cost exceeds ${MAX_COST}. Select fewer fields, or fewer items a page.`,
    );
  if (shapes.size < MAX_SHAPES && shape.length < MAX_SHAPE_LENGTH)
    accepted.set(operation, shapes.add(shape));
}

export function costPlugin(): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, request, schema }) => {
        if (operation === undefined) return;
        rejectCostly({ schema, document, operation, variables: request.variables ?? {} });
      },
    }),
  };
}
