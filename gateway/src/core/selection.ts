import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type InlineFragmentNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The selection below a field of the response, with fragments, skip and include applied. */
interface Selection {
  readonly names: ReadonlySet<string>;
  /** The selection below the field `name`; empty if it is not selected. */
  below(name: string): Selection;
}

/** Whether the variables of @skip and @include select a node. */
export function isIncluded(node: SelectionNode, variables: Readonly<Record<string, unknown>>) {
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false
  );
}

type Nodes = Map<string, FieldNode[]>;

/** The nodes of a fragment, once: a document may spread it thousands of times. */
function expand(
  node: FragmentSpreadNode | InlineFragmentNode,
  { fragments }: GraphQLResolveInfo,
  visited: Set<string>,
): readonly SelectionNode[] {
  if (node.kind === 'InlineFragment') return node.selectionSet.selections;
  const { value } = node.name;
  if (visited.has(value)) return [];
  visited.add(value);
  return fragments[value]?.selectionSet.selections ?? [];
}

function collect(
  nodes: readonly SelectionNode[],
  info: GraphQLResolveInfo,
  into: Nodes,
  visited = new Set<string>(),
): void {
  for (const node of nodes) {
    if (!isIncluded(node, info.variableValues)) continue;
    if (node.kind === 'Field') {
      const { value } = node.name;
      into.set(value, [...(into.get(value) ?? []), node]);
    } else collect(expand(node, info, visited), info, into, visited);
  }
}

function toSelection(fields: readonly FieldNode[], info: GraphQLResolveInfo): Selection {
  const nodes: Nodes = new Map();
  for (const { selectionSet } of fields) collect(selectionSet?.selections ?? [], info, nodes);
  return {
    names: new Set(nodes.keys()),
    below: (name) => toSelection(nodes.get(name) ?? [], info),
  };
}

/** What the response selects below a resolver's field. */
export function getSelection(info: GraphQLResolveInfo): Selection {
  return toSelection(info.fieldNodes, info);
}

/** The fragments of a document by name, in a new map. */
export function getFragments(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
}

/** An operation's root fields, once per selection. Each fragment counts once, which also ends cycles: it is deleted. */
export function getRootFields(
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === 'Field') return [node];
    if (node.kind === 'InlineFragment') return getRootFields(node.selectionSet, fragments);
    const fragment = fragments.get(node.name.value);
    fragments.delete(node.name.value);
    return fragment === undefined ? [] : getRootFields(fragment.selectionSet, fragments);
  });
}
