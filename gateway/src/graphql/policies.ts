import {
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLDirective,
  GraphQLError,
  getArgumentValues,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  visit,
} from 'graphql';
import type { Feature } from '../generated/types.ts';

export type Audience = 'ANYONE' | 'CUSTOMER' | 'CUSTOMER_OR_NULL' | 'OWNER';

/** A route of the commerce REST, below COMMERCE_REST_PATH: `/V1/carts/mine`. */
export interface RestCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** MODULE: a stock Magento does not have it. EXTENSION: a shop with all modules may lack it too. */
  readonly provider: 'MAGENTO' | 'MODULE' | 'EXTENSION';
}

export interface RateLimit {
  readonly rule: string;
  /** The argument, or field of `input`, that names what is counted. */
  readonly subject?: string;
  /** Only calls with this argument, or field of `input`, are counted. */
  readonly when?: string;
}

export interface CachePolicy {
  /** In seconds. */
  readonly maxAge: number;
  /** The sources of the response; purging one of its tags drops it. */
  readonly tags: readonly string[];
}

/** The policy of a field, from the directives that schema/policies.graphql defines. */
export interface FieldPolicy {
  readonly type: string;
  readonly name: string;
  /** Its folder in schema/. */
  readonly domain: string;
  /** Null for a field of a type other than Query, Mutation and Subscription. */
  readonly audience: Audience | null;
  readonly rest: readonly RestCall[];
  readonly commerceGraphql: string | null;
  readonly searchIndex: string | null;
  readonly isLocal: boolean;
  /** The feature that the field belongs to; null if every back end has it. */
  readonly feature: Feature | null;
  readonly rateLimit: RateLimit | null;
  /** The cost of the field without its selection; 1 if it is null. */
  readonly cost: number | null;
  /** Files of the playground's examples, without extension. */
  readonly examples: readonly string[];
  /** Null if the field is personal. */
  readonly publicCache: CachePolicy | null;
}

export interface Policies {
  /** By name, such as `Query.product`. */
  readonly fields: ReadonlyMap<string, FieldPolicy>;
  /** Types with personal data: a response that contains one is not cached. */
  readonly privateTypes: ReadonlySet<string>;
}

export interface SdlDocument {
  readonly domain: string;
  readonly document: DocumentNode;
}

const ROOT_TYPES: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

type Directives = ReadonlyMap<string, GraphQLDirective>;
type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

/**
 * Reads the policy of every field that has one.
 *
 * @throws {Error} if a root field lacks a directive or has a contradictory one; names the field and what to add.
 */
export function readPolicies(sdl: readonly SdlDocument[], directives: Directives): Policies {
  const objects = sdl.flatMap(({ domain, document }) =>
    document.definitions.filter(isObject).map((node) => ({ domain, node })),
  );
  const policies = objects.flatMap(({ domain, node }) =>
    (node.fields ?? []).flatMap(
      (field) => readNamedPolicy(field, { domain, type: node.name.value, directives }) ?? [],
    ),
  );
  const isPrivate = ({ directives: nodes }: ObjectNode) =>
    readValues(nodes, 'cacheControl', directives)[0]?.scope === 'PRIVATE';
  return {
    fields: new Map(policies.map((policy) => [`${policy.type}.${policy.name}`, policy])),
    privateTypes: new Set(
      objects.filter(({ node }) => isPrivate(node)).map(({ node }) => node.name.value),
    ),
  };
}

/** The SDL that clients see: without policies, and with the REST calls of a field in its description. */
export function withoutPolicies(document: DocumentNode, directives: Directives): DocumentNode {
  return visit(document, {
    FieldDefinition: (field) => {
      const calls = readRestCalls(field, directives);
      const description = [field.description?.value, describeCalls(calls)].filter(Boolean);
      return {
        ...field,
        ...(description.length > 0 && {
          description: { kind: Kind.STRING, value: description.join(' ') },
        }),
        directives: field.directives?.filter(({ name }) => !directives.has(name.value)),
      };
    },
    ObjectTypeDefinition: (type) => ({
      ...type,
      directives: type.directives?.filter(({ name }) => !directives.has(name.value)),
    }),
  });
}

function isObject(node: { readonly kind: Kind }): node is ObjectNode {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
}

/** The arguments of each directive `name` among `nodes`. */
function readValues(
  nodes: readonly ConstDirectiveNode[] | undefined,
  name: string,
  directives: Directives,
): Readonly<Record<string, unknown>>[] {
  const definition = directives.get(name);
  if (definition === undefined) throw new Error(`schema/policies.graphql defines no @${name}.`);
  return (nodes ?? [])
    .filter((node) => node.name.value === name)
    .map((node) => getArgumentValues(definition, node));
}

function readRestCalls({ directives: nodes }: FieldDefinitionNode, directives: Directives) {
  return readValues(nodes, 'rest', directives) as unknown as RestCall[];
}

/** `Magento: GET /V1/carts/mine. The shop: …` */
function describeCalls(calls: readonly RestCall[]): string {
  const { Magento = [], 'The shop': shop = [] } = Object.groupBy(calls, ({ provider }) =>
    provider === 'MAGENTO' ? 'Magento' : 'The shop',
  );
  const toSentence = (provider: string, routes: readonly RestCall[]) =>
    routes.length === 0
      ? []
      : [`${provider}: ${routes.map(({ method, path }) => `${method} ${path}`).join(', ')}.`];
  return [...toSentence('Magento', Magento), ...toSentence('The shop', shop)].join(' ');
}

interface FieldParent {
  readonly domain: string;
  readonly type: string;
  readonly directives: Directives;
}

/** @throws {GraphQLError} with the name of the field. */
function readNamedPolicy(field: FieldDefinitionNode, parent: FieldParent): FieldPolicy | null {
  try {
    return readPolicy(field, parent);
  } catch (error) {
    const name = `${parent.type}.${field.name.value} (schema/${parent.domain})`;
    const reason = error instanceof Error ? error.message : String(error);
    throw new GraphQLError(`${name}: ${reason} See schema/policies.graphql.`, { nodes: field });
  }
}

function readPolicy(
  field: FieldDefinitionNode,
  { domain, type, directives }: FieldParent,
): FieldPolicy | null {
  const nodes = field.directives ?? [];
  const isRoot = ROOT_TYPES.has(type);
  if (!isRoot && !nodes.some(({ name }) => directives.has(name.value))) return null;
  const first = (name: string) => readValues(nodes, name, directives)[0];
  const cacheControl = first('cacheControl');
  const policy: FieldPolicy = {
    type,
    name: field.name.value,
    domain,
    audience: (first('auth')?.allow as Audience | undefined) ?? null,
    rest: readRestCalls(field, directives),
    commerceGraphql: (first('commerceGraphql')?.field as string | undefined) ?? null,
    searchIndex: (first('search')?.index as string | undefined) ?? null,
    isLocal: first('local') !== undefined,
    feature: (first('feature')?.name as Feature | undefined) ?? null,
    cost: (first('cost')?.weight as number | undefined) ?? null,
    examples: readValues(nodes, 'example', directives).map(({ file }) => String(file)),
    rateLimit: (first('rateLimit') as RateLimit | undefined) ?? null,
    publicCache:
      cacheControl?.scope === 'PUBLIC'
        ? {
            maxAge: cacheControl.maxAge as number,
            tags: (first('cacheTags')?.tags as string[] | undefined) ?? [],
          }
        : null,
  };
  const problem = isRoot ? findProblem(policy) : null;
  if (problem !== null) throw new Error(problem);
  return policy;
}

/** The problem of a root field's policy and its remedy; null if there is none. */
function findProblem(policy: FieldPolicy): string | null {
  const { audience, rest, commerceGraphql, searchIndex, isLocal, publicCache } = policy;
  if (audience === null)
    return 'does not say who may call it: add @auth(allow: ANYONE), CUSTOMER, CUSTOMER_OR_NULL or OWNER.';
  if (rest.length === 0 && commerceGraphql === null && searchIndex === null && !isLocal)
    return 'does not say which call it makes: add @rest(method: …, path: "…"), @commerceGraphql(field: "…"), @search(index: …), or @local if no call leaves.';
  if (publicCache === null) return null;
  if (audience !== 'ANYONE' || policy.type !== 'Query')
    return 'cannot be public: only a query that ANYONE may call takes @cacheControl(scope: PUBLIC).';
  if (publicCache.maxAge > 0 && publicCache.tags.length === 0)
    return 'is cached without a tag, so that nothing could purge it: add @cacheTags(tags: […]).';
  return null;
}
