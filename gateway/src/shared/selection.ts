import {
  type DirectiveNode,
  GraphQLBoolean,
  type GraphQLResolveInfo,
  type SelectionNode,
  valueFromAST,
} from 'graphql';

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

const collect = (
  nodes: readonly SelectionNode[],
  info: GraphQLResolveInfo,
  into: Set<string>,
): void => {
  for (const node of nodes) {
    if (isLeftOut(node, info)) continue;
    if (node.kind === 'Field') into.add(node.name.value);
    else if (node.kind === 'InlineFragment') collect(node.selectionSet.selections, info, into);
    else collect(info.fragments[node.name.value]?.selectionSet.selections ?? [], info, into);
  }
};

/** Names of the fields that the answer selects below this field, with skip and include applied. */
export const selectedFields = (info: GraphQLResolveInfo): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const node of info.fieldNodes) collect(node.selectionSet?.selections ?? [], info, names);
  return names;
};

/** One resolver call with the names of the fields selected below it. */
export interface SelectingCall<Parent, Args, Context> {
  readonly parent: Parent;
  readonly args: Args;
  readonly context: Context;
  readonly fields: ReadonlySet<string>;
}

/** A resolver that reads no more than the answer selects. */
export const withSelection =
  <Parent, Args, Context, Result>(
    resolve: (call: SelectingCall<Parent, Args, Context>) => Result,
  ) =>
  (...[parent, args, context, info]: [Parent, Args, Context, GraphQLResolveInfo]): Result =>
    resolve({ parent, args, context, fields: selectedFields(info) });
