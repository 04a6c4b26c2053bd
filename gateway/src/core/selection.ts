import {
  type DirectiveNode,
  type FieldNode,
  GraphQLBoolean,
  type GraphQLResolveInfo,
  type SelectionNode,
  valueFromAST,
} from 'graphql';

/** What an answer selects below a field, with fragments, skip and include applied. */
export interface Selection {
  /** Names of the selected fields. */
  readonly names: ReadonlySet<string>;
  has(name: string): boolean;
  /** What is selected below the field `name`; nothing when it is not selected. */
  below(name: string): Selection;
}

type Nodes = Map<string, FieldNode[]>;

const isTrue = (directive: DirectiveNode | undefined, info: GraphQLResolveInfo): boolean | null => {
  const value = directive?.arguments?.find((argument) => argument.name.value === 'if')?.value;
  if (value === undefined) return null;
  return valueFromAST(value, GraphQLBoolean, info.variableValues) === true;
};

const isLeftOut = (node: SelectionNode, info: GraphQLResolveInfo): boolean => {
  if (node.directives === undefined || node.directives.length === 0) return false;
  const named = (name: string) => node.directives?.find((it) => it.name.value === name);
  return isTrue(named('skip'), info) === true || isTrue(named('include'), info) === false;
};

const collect = (nodes: readonly SelectionNode[], info: GraphQLResolveInfo, into: Nodes): void => {
  for (const node of nodes) {
    if (isLeftOut(node, info)) continue;
    if (node.kind === 'Field') {
      const { value } = node.name;
      into.set(value, [...(into.get(value) ?? []), node]);
    } else if (node.kind === 'InlineFragment') collect(node.selectionSet.selections, info, into);
    else collect(info.fragments[node.name.value]?.selectionSet.selections ?? [], info, into);
  }
};

const selectionOf = (fields: readonly FieldNode[], info: GraphQLResolveInfo): Selection => {
  const nodes: Nodes = new Map();
  for (const { selectionSet } of fields) collect(selectionSet?.selections ?? [], info, nodes);
  return {
    names: new Set(nodes.keys()),
    has: (name) => nodes.has(name),
    below: (name) => selectionOf(nodes.get(name) ?? [], info),
  };
};

/** One resolver call with what is selected below it. */
export interface SelectingCall<Parent, Args, Context> {
  readonly parent: Parent;
  readonly args: Args;
  readonly context: Context;
  readonly selection: Selection;
  /** Where in the operation it stands. */
  readonly info: GraphQLResolveInfo;
}

/** A resolver that reads no more than the answer selects. */
export const withSelection =
  <Parent, Args, Context, Result>(
    resolve: (call: SelectingCall<Parent, Args, Context>) => Result,
  ) =>
  (...[parent, args, context, info]: [Parent, Args, Context, GraphQLResolveInfo]): Result =>
    resolve({ parent, args, context, selection: selectionOf(info.fieldNodes, info), info });
