import { z } from 'zod';
import { parseJson } from '../core/values.ts';
import type { Feature } from '../generated/types.ts';
import type { HttpService } from '../sources/http.ts';
import type { SearchIndex, SearchSource } from '../sources/search/types.ts';
import { UpstreamError } from '../sources/upstream-error.ts';

/** A capability that a back end may lack: a client-visible feature or an internal one. */
export type Capability =
  | Feature
  /** Merging a guest's cart by a module; without it, Magento's own cart assignment is used. */
  | 'CART_MERGE'
  /** Listing a customer's orders of all store views newest first, which the GraphQL of Magento 2.4.4 lacks. */
  | 'ORDER_SORT';

/** The provider of a feature: a module of the shop over REST, Magento's GraphQL, or an index of the search service. */
export type FeatureProvider = 'MODULE' | 'GRAPHQL' | 'SEARCH';

export type Service = 'commerce' | 'search';

export interface FeatureStatus {
  readonly feature: Capability;
  /** UNKNOWN: the service has not responded yet; the feature counts as provided. */
  readonly state: 'ON' | 'OFF' | 'UNKNOWN';
  /** Null if the feature is off. */
  readonly provider: FeatureProvider | null;
  /** The route, fields or indexes on which the state is based, for display. */
  readonly reason: string;
}

interface CommerceFeature {
  /** A route of the module. It is requested without token, body and id, so that it changes nothing. */
  readonly route: string;
  /** Equivalent fields of Magento's own GraphQL, or their arguments: `Customer.orders.sort`. */
  readonly fields?: readonly string[];
  /** The field of `storeConfig` that is 0 or false while Magento's configuration disables the feature. */
  readonly setting?: string;
  /** The index from which the feature is provided without the module; every shop has it. */
  readonly index?: SearchIndex;
}

interface SearchFeature {
  /** The indexes that it reads besides the products. */
  readonly indexes: readonly SearchIndex[];
}

/** Stock Magento has `/V1/orders/{id}`, which accepts any text as the id, so the routes of orders are longer ones. */
const SOURCES: Readonly<Record<Capability, CommerceFeature | SearchFeature>> = {
  CART_MERGE: { route: 'GET /V1/merge/guestcart' },
  CUSTOMER_ORDERS: { route: 'GET /V1/orders/mine/0', fields: ['Customer.orders'] },
  FINANCING: { route: 'PUT {financing}/createorder' },
  GIFT_CARDS: { route: 'GET /V1/gift-card/me' },
  GUEST_ORDERS: { route: 'GET /V1/guestorder' },
  MENU: { route: 'GET /V1/ves-megamenu/1', index: 'categories' },
  NEWSLETTER: {
    route: 'GET /V1/newsletter/subscription?email=',
    fields: ['Mutation.subscribeEmailToNewsletter'],
    // A field since 2.4.7. Magento's GraphQL subscribes regardless of it.
    setting: 'newsletter_enabled',
  },
  ORDER_SORT: {
    route: 'GET /V1/orders/mine/0',
    fields: ['Customer.orders.sort', 'Customer.orders.scope'],
  },
  PAGE_SEARCH: { indexes: ['pages'] },
  PRICE_ALERTS: { route: 'GET /V1/price/alerts/0' },
  PRODUCT_FILTERS: { indexes: ['product_attributes'] },
  RETURNS: { route: 'GET /V1/orders/returns/0/label' },
  SAVED_SEARCHES: { route: 'GET /V1/saved-search/me' },
  SECTION_BLOCKS: { indexes: ['section_blocks'] },
  SELL_DRAFTS: { route: 'GET /V1/sell/my/draft' },
  SELL_ESTIMATES: { route: 'GET /V1/sell/estimate' },
  SELL_TO_US: { route: 'GET /V1/sell/my/filters' },
  SHIPMENT_TRACKING: { route: 'GET /V1/shimpent/track/0' },
  SOCIAL_SIGN_IN: { route: 'POST /V1/social/googlelogin' },
  SORT_BY_DATE: { indexes: ['products_created_at_desc'] },
  SORT_BY_NAME: { indexes: ['products_name_asc', 'products_name_desc'] },
  SORT_BY_PRICE: { indexes: ['products_price_default_asc', 'products_price_default_desc'] },
  WALLET: { route: 'GET {wallet}/getcustomertoken' },
  WISHLIST: {
    route: 'PUT /V1/customer/addwishlist',
    fields: [
      'Customer.wishlist',
      'Mutation.addProductsToWishlist',
      'Mutation.removeProductsFromWishlist',
    ],
    setting: 'magento_wishlist_general_is_enabled',
  },
};
export const FEATURES = Object.keys(SOURCES) as Capability[];

export function isFeature(capability: Capability): capability is Feature {
  return capability !== 'CART_MERGE' && capability !== 'ORDER_SORT';
}

export function getService(feature: Capability): Service {
  return 'indexes' in SOURCES[feature] ? 'search' : 'commerce';
}

const FEATURE_OF_INDEX: ReadonlyMap<SearchIndex, Capability> = new Map(
  FEATURES.flatMap((feature) => {
    const source = SOURCES[feature];
    return 'indexes' in source ? source.indexes.map((index) => [index, feature] as const) : [];
  }),
);

/** The feature that needs an index; null for an index that every shop has. */
export function findIndexFeature(index: SearchIndex): Capability | null {
  return FEATURE_OF_INDEX.get(index) ?? null;
}

const FIELDS =
  '{Customer:__type(name:"Customer"){fields(includeDeprecated:true){name args{name}}}Mutation:__type(name:"Mutation"){fields{name}}}';

const named = z.object({ name: z.string() });
const type = z.object({ fields: z.array(named.extend({ args: z.array(named).default([]) })) });
const introspection = z.object({ data: z.object({ Customer: type, Mutation: type }) });
const settings = z.object({
  data: z.object({ storeConfig: z.record(z.string(), z.unknown()) }),
});
const message = z.object({ message: z.string() });

export interface ProbeDeps {
  readonly http: HttpService;
  /** The search service without cache and circuit breaker. */
  readonly search: Pick<SearchSource, 'queries'>;
  readonly restPath: string;
  readonly graphqlPath: string;
  /** Paths of the payment providers below the REST base. */
  readonly providerPaths: { readonly wallet: string; readonly financing: string };
}

/** No back end has it: its 404 has the text for a missing route in the language of the store view. */
const ABSENT_ROUTE = 'GET /V1/encore/absent';

/** Null if the service does not respond. */
type ProbeResult = boolean | null;
/** Whether Magento's GraphQL has a field; null if it does not respond. */
type HasField = ((field: string) => boolean) | null;

function on(feature: Capability, provider: FeatureProvider, reason: string): FeatureStatus {
  return { feature, state: 'ON', provider, reason };
}

export function off(feature: Capability, reason: string): FeatureStatus {
  return { feature, state: 'OFF', provider: null, reason };
}

/** The state of a feature until its service has responded. */
export function unknown(feature: Capability): FeatureStatus {
  const source = SOURCES[feature];
  const [provider, reason] =
    'indexes' in source
      ? (['SEARCH', `${source.indexes.join(', ')}: the search service does not respond`] as const)
      : (['MODULE', `${source.route} does not respond`] as const);
  return { feature, state: 'UNKNOWN', provider, reason };
}

function toCommerceStatus(
  feature: Capability,
  { route, fields = [], setting, index }: CommerceFeature,
  [hasRoute, hasField, isDisabled]: readonly [ProbeResult, HasField, ProbeResult],
): FeatureStatus {
  const lacks = `the back end lacks ${route}`;
  if (hasRoute === null) return unknown(feature);
  if (hasRoute) return on(feature, 'MODULE', route);
  if (index) return on(feature, 'SEARCH', index);
  if (fields.length === 0) return off(feature, lacks);
  if (hasField === null || isDisabled === null) return unknown(feature);
  if (isDisabled) return off(feature, `${lacks}, and Magento's ${setting} is off`);
  const names = `GraphQL ${fields.join(', ')}`;
  return fields.every(hasField)
    ? on(feature, 'GRAPHQL', names)
    : off(feature, `${lacks} and ${names}`);
}

export function createProbe({ http, search, restPath, graphqlPath, providerPaths }: ProbeDeps) {
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: string) => {
    const headers = {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await http
      .send({ method, path, headers, isRead: true, ...(body && { body }) })
      .catch(() => null);
    return response === null || response.status >= 500 ? null : response;
  };
  /** The text of a 404; true for any other response, null without one or for a page of a proxy. */
  const request = async (route: string): Promise<string | true | null> => {
    const [method, path] = route
      .replace('{wallet}', providerPaths.wallet)
      .replace('{financing}', providerPaths.financing)
      .split(' ') as ['GET' | 'POST' | 'PUT', string];
    const response = await send(method, `${restPath}${path}`);
    if (response?.status !== 404) return response && true;
    return message.safeParse(parseJson(response.text)).data?.message ?? null;
  };
  /** Reads the fields of Magento's GraphQL and their arguments. */
  const readFields = async (): Promise<HasField> => {
    const response = await send('POST', graphqlPath, JSON.stringify({ query: FIELDS }));
    if (response === null) return null;
    const types = introspection.safeParse(parseJson(response.text)).data;
    // Without introspection, Magento has the fields all the same: all but the sort order since 2.4.0.
    if (types === undefined) return () => true;
    const known = new Set(
      Object.entries(types.data).flatMap(([name, { fields }]) =>
        fields.flatMap(({ name: field, args }) => [
          `${name}.${field}`,
          ...args.map((argument) => `${name}.${field}.${argument.name}`),
        ]),
      ),
    );
    return (field) => known.has(field);
  };
  /** True if Magento's configuration disables the feature; false if Magento does not show it. */
  const isDisabled = async ({ setting }: CommerceFeature): Promise<ProbeResult> => {
    if (setting === undefined) return false;
    const body = JSON.stringify({ query: `{storeConfig{${setting}}}` });
    const response = await send('POST', graphqlPath, body);
    if (response === null) return null;
    const known = settings.safeParse(parseJson(response.text)).data;
    return ['0', 'false'].includes(String(known?.data.storeConfig[setting]));
  };
  const hasIndex = async (index: SearchIndex): Promise<ProbeResult> => {
    try {
      await search.queries([{ index, hitsPerPage: 0 }]);
      return true;
    } catch (error) {
      return error instanceof UpstreamError && error.status === 404 ? false : null;
    }
  };
  const findIndexes = async (
    feature: Capability,
    { indexes }: SearchFeature,
  ): Promise<FeatureStatus> => {
    const found = await Promise.all(indexes.map(hasIndex));
    const missing = indexes.filter((_, at) => found[at] === false);
    if (missing.length > 0) return off(feature, `the search service lacks ${missing.join(', ')}`);
    return found.includes(null) ? unknown(feature) : on(feature, 'SEARCH', indexes.join(', '));
  };
  return async (features: readonly Capability[]): Promise<FeatureStatus[]> => {
    const asksCommerce = features.some((feature) => getService(feature) === 'commerce');
    const hasField = asksCommerce ? readFields() : null;
    /** Two features may need the same route. */
    const responses = new Map<string, ReturnType<typeof request>>();
    const requestOnce = (route: string) => {
      const response = responses.get(route) ?? request(route);
      responses.set(route, response);
      return response;
    };
    const hasRoute = async ({ route }: CommerceFeature): Promise<ProbeResult> => {
      const [found, absent] = await Promise.all([route, ABSENT_ROUTE].map(requestOnce));
      if (typeof found !== 'string') return found ?? null;
      return typeof absent === 'string' ? found !== absent : null;
    };
    return Promise.all(
      features.map(async (feature) => {
        const source = SOURCES[feature];
        if ('indexes' in source) return findIndexes(feature, source);
        const found = await Promise.all([hasRoute(source), hasField, isDisabled(source)]);
        return toCommerceStatus(feature, source, found);
      }),
    );
  };
}
