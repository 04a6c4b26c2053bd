import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  GraphQLError,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { getFragments, getRootFields } from '../../core/selection.ts';
import { policies } from '../sdl.ts';

/** Twice the depth of the shop's largest operation. */
const MAX_DEPTH = 12;
const MAX_ALIASES = 30;
const MAX_DIRECTIVES = 20;
const MAX_ROOT_FIELDS = 30;
/** Tokens of a document; the standard introspection query has about 450. */
export const MAX_TOKENS = 2_000;
export const MAX_BODY_BYTES = 100_000;

function tooMany(what: string, limit: number, nodes: readonly OperationDefinitionNode[] = []) {
  const message = `The operation has too many ${what}: at most ${limit} are allowed.`;
  return new GraphQLError(message, { nodes });
}

/** Options of graphql-armor: its errors are reported together with those of other rules, with our messages. */
function armor(what: string, n: number) {
  const report = (context: ValidationContext | null) => context?.reportError(tooMany(what, n));
  return { n, propagateOnRejection: false, onReject: [report] };
}

/** graphql-armor has no limit for root fields and does not know `@rateLimit`. */
const rootFieldsRule: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    const fragments = getFragments(context.getDocument());
    const names = getRootFields(node.selectionSet, fragments).map(({ name }) => name.value);
    if (names.length > MAX_ROOT_FIELDS) {
      context.reportError(tooMany('root fields', MAX_ROOT_FIELDS, [node]));
    }
    const type = context.getSchema().getRootType(node.operation)?.name;
    const limited = names.filter((name) => policies.fields.get(`${type}.${name}`)?.rateLimit);
    if (limited.length > 1) {
      context.reportError(tooMany('fields that are rate limited', 1, [node]));
    }
  },
});

export const operationLimits: readonly ValidationRule[] = [
  maxDepthRule({ ...armor('levels', MAX_DEPTH), flattenFragments: true }),
  maxAliasesRule({ ...armor('aliases', MAX_ALIASES), allowList: [] }),
  maxDirectivesRule(armor('directives', MAX_DIRECTIVES)),
  rootFieldsRule,
];
