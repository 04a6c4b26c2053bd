import {
  type FragmentDefinitionNode,
  GraphQLError,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { policies } from '../sdl.ts';

/** How large an operation may be. */
export interface Limits {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly rootFields: number;
}

/** Twice what the shop's largest operation needs. */
export const LIMITS: Limits = { depth: 12, aliases: 30, directives: 20, rootFields: 30 };
/** Words of a document; the standard introspection query has about 450. */
export const MAX_TOKENS = 2_000;
/** Bytes of a request. */
export const MAX_BODY_BYTES = 100_000;

interface Size {
  depth: number;
  aliases: number;
  directives: number;
}

const NONE: Size = { depth: 0, aliases: 0, directives: 0 };

/** Sizes of selections, fragments counted where they are spread. A cycle counts once; another rule refuses it. */
const createMeasure = (context: ValidationContext) => {
  const known = new Map<FragmentDefinitionNode, Size>();
  const ofFragment = (name: string): Size => {
    const fragment = context.getFragment(name);
    if (!fragment) return NONE;
    const before = known.get(fragment);
    if (before !== undefined) return before;
    known.set(fragment, NONE);
    const size = measure(fragment.selectionSet);
    known.set(fragment, size);
    return size;
  };
  const below = (node: SelectionSetNode['selections'][number]): Size => {
    if (node.kind === 'FragmentSpread') return ofFragment(node.name.value);
    if (node.kind === 'InlineFragment') return measure(node.selectionSet);
    // Introspection nests deep by design and reads nothing but the schema.
    if (node.name.value.startsWith('__')) return NONE;
    const inner = node.selectionSet === undefined ? NONE : measure(node.selectionSet);
    const aliases = inner.aliases + (node.alias === undefined ? 0 : 1);
    return { ...inner, depth: inner.depth + 1, aliases };
  };
  const measure = ({ selections }: SelectionSetNode): Size => {
    const size = { ...NONE };
    for (const node of selections) {
      const inner = below(node);
      size.depth = Math.max(size.depth, inner.depth);
      size.aliases += inner.aliases;
      size.directives += inner.directives + (node.directives?.length ?? 0);
    }
    return size;
  };
  return measure;
};

/** The names of an operation's root fields, one for each time a field is asked for. A fragment counts once. */
const rootFieldsOf = (
  { selections }: SelectionSetNode,
  context: ValidationContext,
  seen: Set<string> = new Set(),
): string[] =>
  selections.flatMap((node) => {
    if (node.kind === 'Field') return [node.name.value];
    if (node.kind === 'InlineFragment') return rootFieldsOf(node.selectionSet, context, seen);
    const name = node.name.value;
    const fragment = seen.has(name) ? undefined : context.getFragment(name);
    seen.add(name);
    return fragment ? rootFieldsOf(fragment.selectionSet, context, seen) : [];
  });

/** Refuses operations that are too deep, or use too many aliases, directives or root fields. */
export const limitsRule =
  (limits: Limits = LIMITS): ValidationRule =>
  (context) => {
    const measure = createMeasure(context);
    return {
      OperationDefinition: (node) => {
        const size = measure(node.selectionSet);
        const refuse = (what: string, most: number) =>
          context.reportError(
            new GraphQLError(`The operation has too many ${what}: at most ${most} are allowed.`, {
              nodes: [node],
            }),
          );
        if (size.depth > limits.depth) refuse('levels', limits.depth);
        if (size.aliases > limits.aliases) refuse('aliases', limits.aliases);
        if (size.directives > limits.directives) refuse('directives', limits.directives);
        const fields = rootFieldsOf(node.selectionSet, context);
        if (fields.length > limits.rootFields) refuse('root fields', limits.rootFields);
        const type = context.getSchema().getRootType(node.operation)?.name;
        const limited = fields.filter(
          (name) => (policies.fields.get(`${type}.${name}`)?.rateLimit ?? null) !== null,
        );
        if (limited.length > 1) refuse('fields that are rate limited', 1);
      },
    };
  };
