import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
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

function toSelection(nodes: readonly FieldNode[], info: GraphQLResolveInfo): Selection {
  const fragments = new Map(Object.entries(info.fragments));
  const fields = nodes.flatMap(({ selectionSet }) =>
    selectionSet ? getFields(selectionSet, fragments, info.variableValues) : [],
  );
  const byName = Map.groupBy(fields, ({ name }) => name.value);
  return {
    names: new Set(byName.keys()),
    below: (name) => toSelection(byName.get(name) ?? [], info),
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

/**
 * The fields of a selection set, once per selection; with `variables`, those that they select. Each fragment counts
 * once, which also ends cycles: it is deleted.
 */
export function getFields(
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  variables?: Readonly<Record<string, unknown>>,
): FieldNode[] {
  return selections.flatMap((node) => {
    if (variables !== undefined && !isIncluded(node, variables)) return [];
    if (node.kind === 'Field') return [node];
    if (node.kind === 'InlineFragment') return getFields(node.selectionSet, fragments, variables);
    const fragment = fragments.get(node.name.value);
    fragments.delete(node.name.value);
    return fragment === undefined ? [] : getFields(fragment.selectionSet, fragments, variables);
  });
}
