import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_TABLE, OPERATION_CODES, REJECTION_CODES } from '../src/calls/errors/table.ts';
import type { ErrorRule } from '../src/calls/user-errors.ts';
import { MASKED } from '../src/graphql/errors.ts';
import { CODE_OF_CATEGORY } from '../src/sources/commerce-graphql/executor.ts';
import {
  DEFAULT_STATUS,
  EMPTY_POST_RESPONSE,
  NO_ERROR_BODY,
} from '../src/sources/commerce-rest/errors.ts';

const TARGET = join(import.meta.dirname, '../../docs/errors.md');

const INTRO = `# Errors

Made by \`npm run codegen\` from \`gateway/src/calls/errors/\`: change the rules there, never this page.

What a person can act on is a \`UserError { code message field status }\` in a mutation's payload. \`message\` is the back end's own text with its parameters filled in: \`%1\`, \`%2\` by position, \`%name\` by name, longer names first; \`status\` is its HTTP status, ${DEFAULT_STATUS} when it names none. A rejection that lists several input errors gives one user error for each. What nobody can act on is a GraphQL error with \`extensions.code\` and \`extensions.requestId\`; its text is one of those below, and the real one is in the gateway's log under the request id.

A session that has ended is the GraphQL error \`UNAUTHENTICATED\`, also in a mutation.`;

function cell(value: unknown): string {
  return value === undefined || value === null ? '' : String(value).replaceAll('|', '\\|');
}

function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ].join('\n');
}

function codeSpan(text: string | undefined): string {
  return text === undefined ? '' : `\`${text}\``;
}

function getParameter({ fieldName, resources }: ErrorRule): string {
  if (fieldName !== undefined) return `\`fieldName\` is \`${fieldName}\``;
  return resources === undefined ? '' : `\`resources\` is \`${resources}\``;
}

function toRow(rule: ErrorRule): string[] {
  return [
    rule.status === undefined ? 'any 4xx' : String(rule.status),
    codeSpan(rule.template),
    getParameter(rule),
    `\`${rule.code}\``,
    codeSpan(rule.field?.join('.')),
  ];
}

const RULE_HEAD = ['Status', 'Message template', 'Parameter', 'Code', 'Input field'];

const TEXTS = [
  ['An error without a body, or with a page of another server', NO_ERROR_BODY],
  ['A POST that is answered with nothing', EMPTY_POST_RESPONSE],
].map(([when, text]) => [when, `\`${text}\``]);

function withTicks(rows: Readonly<Record<string, string>>): string[][] {
  return Object.entries(rows).map(([name, value]) => [`\`${name}\``, value]);
}

/** The page about errors, made from the rules that the gateway works by. */
function printErrors(): string {
  const rejections = Object.entries(ERROR_TABLE).map(
    ([calls, rules]) => `### ${calls}\n\n${table(RULE_HEAD, rules.map(toRow))}`,
  );
  return [
    INTRO,
    `## Faults of services\n\n${table(['Code', 'Text'], withTicks(MASKED))}`,
    `## Operations that cannot run\n\nThe status is 400, or 200 where the answer is \`application/json\`.\n\n${table(['Code', 'Meaning'], withTicks(OPERATION_CODES))}`,
    `## Requests that are turned away\n\n${table(['Code', 'Meaning'], withTicks(REJECTION_CODES))}`,
    `## Texts for what has none\n\nSpelt as the specification spells them.\n\n${table(['Answer', 'Text'], TEXTS)}`,
    `## Refusals of the commerce REST\n\nThe first rule that fits decides; after the rules of a call come those of every call. A status of 500 or more is \`BAD_UPSTREAM\`; one of 502 to 504 without Magento's error body is a proxy's, and \`UPSTREAM_UNAVAILABLE\`.`,
    ...rejections,
    `## Categories of the commerce GraphQL\n\nAny other category is \`BAD_UPSTREAM\`.\n\n${table(
      ['Category', 'Code'],
      Object.entries(CODE_OF_CATEGORY).map((row) => row.map(codeSpan)),
    )}`,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

if (import.meta.main) writeFileSync(TARGET, printErrors());
