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

/** graphql-armor has no limit for root fields. */
const rootFieldsRule: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    const fragments = getFragments(context.getDocument());
    if (getRootFields(node.selectionSet, fragments).length > MAX_ROOT_FIELDS) {
      context.reportError(tooMany('root fields', MAX_ROOT_FIELDS, [node]));
    }
  },
});

export const operationLimits: readonly ValidationRule[] = [
  maxDepthRule({ ...armor('levels', MAX_DEPTH), flattenFragments: true }),
  maxAliasesRule({ ...armor('aliases', MAX_ALIASES), allowList: [] }),
  maxDirectivesRule(armor('directives', MAX_DIRECTIVES)),
  rootFieldsRule,
];
