import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  visit,
} from 'graphql';
import { badInput } from './fault.ts';

const MOST_DEPTH = 20;
const MOST_FIELDS = 300;

type Size = { readonly depth: number; readonly fields: number };

function getFragments(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
}

const NOTHING: Size = { depth: -1, fields: 0 };

/** Counts each fragment once and remembers it, so that a small query cannot make a large count slow. */
function createMeasure(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const known = new Map<string, Size>();
  const ofFragment = (name: string): Size => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // Until it is counted, so that fragments that spread each other end; validation refuses them.
    known.set(name, NOTHING);
    const size = measure(fragments.get(name)?.selectionSet);
    known.set(name, size);
    return size;
  };
  const ofNode = (node: SelectionNode): Size => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    const below = measure(node.selectionSet);
    if (node.kind === Kind.INLINE_FRAGMENT) return below;
    if (node.name.value.startsWith('__')) return NOTHING;
    // What is asked of the root is at depth 0; fields without a selection of their own do not count.
    return { depth: node.selectionSet ? below.depth + 1 : NOTHING.depth, fields: below.fields + 1 };
  };
  function measure(set: SelectionSetNode | undefined): Size {
    const sizes = (set?.selections ?? []).map(ofNode);
    return {
      depth: Math.max(NOTHING.depth, ...sizes.map(({ depth }) => depth)),
      fields: sizes.reduce((sum, { fields }) => sum + fields, 0),
    };
  }
  return measure;
}

/** Refuses a text of more than 300 fields before anything else; a fragment counts once. @throws {GraphqlFault} */
export function rejectManyFields(document: DocumentNode): void {
  let fields = 0;
  visit(document, {
    Field: () => {
      fields += 1;
    },
  });
  if (fields > MOST_FIELDS) throw badInput(tooMuch('complexity', MOST_FIELDS, fields));
}

const tooMuch = (kind: string, most: number, found: number): string =>
  `Max query ${kind} should be ${most} but got ${found}.`;

/** Refuses a query deeper than 20 or of more than 300 fields, as Magento does; introspection is free. */
export const limitsRule = (context: ValidationContext) => ({
  Document(document: DocumentNode): void {
    const measure = createMeasure(getFragments(document));
    for (const node of document.definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      const { depth, fields } = measure(node.selectionSet);
      const say = (kind: string, most: number, found: number) =>
        context.reportError(new GraphQLError(tooMuch(kind, most, found)));
      if (fields > MOST_FIELDS) say('complexity', MOST_FIELDS, fields);
      if (depth > MOST_DEPTH) say('depth', MOST_DEPTH, depth);
    }
  },
});
