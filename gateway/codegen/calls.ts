import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldPolicy } from '../src/graphql/policies.ts';
import { policies } from '../src/graphql/sdl.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A call to the back end or the search service, and the field of the unified schema that makes it. */
interface Call {
  readonly area: string;
  readonly method: string;
  readonly path: string;
  /** Query, Mutation or Subscription: a root field; Field: `Type.field`. */
  readonly kind: string;
  readonly field: string;
  readonly auth: 'anonymous' | 'customer';
}

function toCalls({ domain, type, name, audience, ...policy }: FieldPolicy): Call[] {
  const isRoot = audience !== null;
  const isForCustomers = isRoot && audience !== 'ANYONE';
  const field = {
    area: domain,
    kind: isRoot ? type : 'Field',
    field: isRoot ? name : `${type}.${name}`,
  };
  const auth = (path: string) =>
    isForCustomers || path.startsWith('/V1/carts/mine') ? 'customer' : 'anonymous';
  const { rest, commerceGraphql, searchIndex } = policy;
  return [
    ...rest.map(({ method, path }) => ({ ...field, method, path, auth: auth(path) }) as const),
    ...(commerceGraphql === null
      ? []
      : [{ ...field, method: 'GRAPHQL', path: commerceGraphql, auth: auth('') } as const]),
    ...(searchIndex === null
      ? []
      : [{ ...field, method: 'SEARCH', path: searchIndex, auth: auth('') } as const]),
  ];
}

const AUDIENCES = {
  ANYONE: 'everybody',
  CUSTOMER: 'customers',
  CUSTOMER_OR_NULL: 'customers; a guest gets null',
  OWNER: 'its owner',
} as const;

function toRow(policy: FieldPolicy): string {
  const { type, name, audience, publicCache, isLocal } = policy;
  const calls = toCalls(policy).map(({ method, path }) => `\`${method} ${path}\``);
  const cache =
    publicCache === null
      ? 'private'
      : `${publicCache.maxAge} s${publicCache.tags.map((tag) => ` \`${tag}\``).join('')}`;
  const cells = [
    `\`${audience === null ? `${type}.${name}` : name}\``,
    audience === null ? '' : AUDIENCES[audience],
    isLocal ? 'none' : calls.join('<br>'),
    type === 'Query' ? cache : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The page that lists each field with its policy. */
function printCallsPage(): string {
  const all = [...policies.fields.values()];
  const sections = Object.entries(Object.groupBy(all, ({ type }) => type)).map(
    ([type, fields = []]) =>
      `## ${type}\n\n| Field | Who may ask | Calls | Cached |\n|---|---|---|---|\n${fields.map(toRow).join('\n')}`,
  );
  return `# Fields and their calls\n\nMade by \`npm run codegen\` from the directives in \`schema/\`; [schema/policies.graphql](../schema/policies.graphql) says what each means.\n\n${sections.join('\n\n')}\n`;
}

/** The calls that a back end must answer, as JSON: its contract suite checks that it covers each. */
function printCalls(): string {
  const calls = [...policies.fields.values()].flatMap((policy) =>
    toCalls({ ...policy, rest: policy.rest.filter(({ provider }) => provider !== 'EXTENSION') }),
  );
  return `${JSON.stringify({ comment: 'Made by npm run codegen from the directives in schema/.', calls }, null, 1)}\n`;
}

/** The root fields whose value is the same for everybody, as the web app needs to know them. */
function printPublicFields(): string {
  const names = [...policies.fields.values()]
    .filter(({ publicCache }) => publicCache !== null)
    .map(({ name }) => name)
    .sort();
  return `/** Root fields whose value is the same for everybody: made by \`npm run codegen\` from the directives in schema/. */\nexport const PUBLIC_FIELDS: ReadonlySet<string> = new Set([\n${names.map((name) => `  '${name}',\n`).join('')}]);\n`;
}

if (import.meta.main) {
  writeFileSync(join(ROOT, 'docs/calls.md'), printCallsPage());
  writeFileSync(join(ROOT, 'schema/calls.json'), printCalls());
  writeFileSync(join(ROOT, 'web/src/apollo/publicFields.ts'), printPublicFields());
}
