import { z } from 'zod';
import { detached } from '../core/request-scope.ts';
import type { Feature } from '../generated/types.ts';
import type { HttpService } from '../sources/http.ts';
import { UpstreamError } from '../sources/upstream-error.ts';
import { NO_ROUTE_RULE } from './user-errors.ts';

/** A capability that a back end may lack: a client-visible feature or an internal one. */
export type Capability =
  | Feature
  /** Merging a guest's cart by a module; without it, Magento's own cart assignment is used. */
  | 'CART_MERGE';

/** The provider of a feature: a module of the shop over REST, or Magento's GraphQL. */
export type FeatureProvider = 'MODULE' | 'GRAPHQL';

/** The detected state of a feature. */
export interface FeatureStatus {
  readonly feature: Capability;
  /** UNKNOWN: the back end has not responded yet; the feature counts as provided by a module. */
  readonly state: 'ON' | 'OFF' | 'UNKNOWN';
  /** Null if the feature is off. */
  readonly provider: FeatureProvider | null;
  /** The route or fields on which the state is based, for display. */
  readonly reason: string;
}

/** The features of the configured back end. */
export interface Capabilities {
  isOn(feature: Capability): boolean;
  /** Null if the feature is off. */
  getProvider(feature: Capability): FeatureProvider | null;
  list(): readonly FeatureStatus[];
  /** Probes the back end; probes without a response are retried in the background. */
  refresh(): Promise<void>;
  /** Repeats an earlier probe, because a back end may have different modules after an outage. */
  refreshAfterOutage(): void;
}

interface FeatureSource {
  /** A route of the module. It is requested without token, body and id, so that it changes nothing. */
  readonly route: string;
  /** Equivalent fields of Magento's own GraphQL. */
  readonly fields?: readonly string[];
}

/** Stock Magento has `/V1/orders/{id}`, which accepts any text as the id, so the routes of orders are longer ones. */
const SOURCES: Readonly<Record<Capability, FeatureSource>> = {
  CART_MERGE: { route: 'GET /V1/merge/guestcart' },
  CUSTOMER_ORDERS: { route: 'GET /V1/orders/mine/0', fields: ['Customer.orders'] },
  FINANCING: { route: 'PUT {financing}/createorder' },
  GIFT_CARDS: { route: 'GET /V1/gift-card/me' },
  GUEST_ORDERS: { route: 'GET /V1/guestorder' },
  MENU: { route: 'GET /V1/ves-megamenu/1' },
  NEWSLETTER: {
    route: 'GET /V1/newsletter/subscription?email=',
    fields: ['Mutation.subscribeEmailToNewsletter'],
  },
  PRICE_ALERTS: { route: 'GET /V1/price/alerts/0' },
  RETURNS: { route: 'GET /V1/orders/returns/0/label' },
  SAVED_SEARCHES: { route: 'GET /V1/saved-search/me' },
  SELL_DRAFTS: { route: 'GET /V1/sell/my/draft' },
  SELL_ESTIMATES: { route: 'GET /V1/sell/estimate' },
  SELL_TO_US: { route: 'GET /V1/sell/my/filters' },
  SHIPMENT_TRACKING: { route: 'GET /V1/shimpent/track/0' },
  SOCIAL_SIGN_IN: { route: 'POST /V1/social/googlelogin' },
  WALLET: { route: 'GET {wallet}/getcustomertoken' },
  WISHLIST: {
    route: 'PUT /V1/customer/addwishlist',
    fields: [
      'Customer.wishlist',
      'Mutation.addProductsToWishlist',
      'Mutation.removeProductsFromWishlist',
    ],
  },
};
const FEATURES = Object.keys(SOURCES) as Capability[];

export function isFeature(capability: Capability): capability is Feature {
  return capability !== 'CART_MERGE';
}

const FIELDS =
  '{Customer:__type(name:"Customer"){fields(includeDeprecated:true){name}}Mutation:__type(name:"Mutation"){fields{name}}}';
/** Milliseconds between retries of a back end that does not respond; the last one repeats. */
const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 30_000] as const;

const type = z.object({ fields: z.array(z.object({ name: z.string() })) });
const introspection = z.object({ data: z.object({ Customer: type, Mutation: type }) });
const message = z.object({ message: z.string() });

function parse<T>(shape: z.ZodType<T>, text: string): T | null {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export interface CapabilityDeps {
  readonly http: HttpService;
  readonly restPath: string;
  readonly graphqlPath: string;
  /** Paths of the payment providers below the REST base. */
  readonly providerPaths: { readonly wallet: string; readonly financing: string };
  /** Features disabled by configuration; they are off regardless of the back end and not probed. */
  readonly switchedOff: ReadonlySet<Capability>;
  /** Called after each detection. */
  readonly onChange?: (list: readonly FeatureStatus[]) => void;
}

/** Null if the back end does not respond. */
type Found = boolean | null;

function createProbes({ http, restPath, graphqlPath, providerPaths }: CapabilityDeps) {
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
  return {
    async hasRoute({ route }: FeatureSource): Promise<Found> {
      const [method, path] = route
        .replace('{wallet}', providerPaths.wallet)
        .replace('{financing}', providerPaths.financing)
        .split(' ') as ['GET' | 'POST' | 'PUT', string];
      const response = await send(method, `${restPath}${path}`);
      if (response?.status !== 404) return response && true;
      const error = parse(message, response.text);
      return error && error.message !== NO_ROUTE_RULE.template;
    },
    /** The fields of Magento's GraphQL; null if it is unavailable or does not allow introspection. */
    async readFields(): Promise<ReadonlySet<string> | null> {
      const response = await send('POST', graphqlPath, JSON.stringify({ query: FIELDS }));
      const types = response && parse(introspection, response.text);
      if (types === null) return null;
      return new Set(
        Object.entries(types.data).flatMap(([name, { fields }]) =>
          fields.map((field) => `${name}.${field.name}`),
        ),
      );
    },
  };
}

function toStatus(
  feature: Capability,
  hasRoute: Found,
  known: ReadonlySet<string> | null,
): FeatureStatus {
  const { route, fields = [] } = SOURCES[feature];
  const lacks = `the back end lacks ${route}`;
  const status = (
    state: FeatureStatus['state'],
    provider: FeatureProvider | null,
    reason: string,
  ): FeatureStatus => ({ feature, state, provider, reason });
  if (hasRoute === null) return status('UNKNOWN', 'MODULE', `${route} does not respond`);
  if (hasRoute) return status('ON', 'MODULE', route);
  if (fields.length === 0) return status('OFF', null, lacks);
  // A Magento that does not describe its GraphQL has the fields all the same: each one since 2.4.0.
  return known === null || fields.every((field) => known.has(field))
    ? status('ON', 'GRAPHQL', `GraphQL ${fields.join(', ')}`)
    : status('OFF', null, `${lacks} and GraphQL ${fields.join(', ')}`);
}

/** Until the back end was asked, it counts as one that has every module of the shop. */
export function createCapabilities(deps: CapabilityDeps): Capabilities {
  const probes = createProbes(deps);
  const offered = FEATURES.filter((feature) => !deps.switchedOff.has(feature));
  let statuses = new Map(
    FEATURES.map((feature): [Capability, FeatureStatus] => [
      feature,
      deps.switchedOff.has(feature)
        ? { feature, state: 'OFF', provider: null, reason: 'switched off by the configuration' }
        : toStatus(feature, null, null),
    ]),
  );
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function ask(features: readonly Capability[], attempt: number): Promise<void> {
    const [fields, ...routes] = await Promise.all([
      probes.readFields(),
      ...features.map((feature) => probes.hasRoute(SOURCES[feature])),
    ]);
    const found = features.map((feature, at) => toStatus(feature, routes[at] ?? null, fields));
    const isUnknown = ({ state }: FeatureStatus) => state === 'UNKNOWN';
    // What is unavailable now stays as it was.
    const news = found.filter((status) => !isUnknown(status));
    statuses = new Map([...statuses, ...news.map((status) => [status.feature, status] as const)]);
    if (news.length > 0) deps.onChange?.([...statuses.values()]);
    const missing = found.filter(isUnknown).map(({ feature }) => feature);
    const waitMs = RETRY_MS[attempt] ?? RETRY_MS.at(-1);
    if (missing.length > 0) {
      retry = setTimeout(() => void run(missing, attempt + 1), waitMs).unref();
    }
  }

  function run(features: readonly Capability[], attempt: number): Promise<void> {
    clearTimeout(retry);
    running ??= detached(() => ask(features, attempt)).finally(() => {
      running = undefined;
    });
    return running;
  }

  let hasProbed = false;
  function refresh(): Promise<void> {
    hasProbed = true;
    return run(offered, 0);
  }

  return {
    isOn: (feature) => statuses.get(feature)?.provider !== null,
    getProvider: (feature) => statuses.get(feature)?.provider ?? null,
    list: () => [...statuses.values()],
    refresh,
    refreshAfterOutage: () => void (hasProbed && refresh()),
  };
}

/** How often a back end that keeps going and coming is asked what it offers, in milliseconds. */
const MIN_PAUSE_MS = 30_000;

/** `http`; `onRecovery` is called when it responds again after it was down or in maintenance. */
export function watchRecovery(http: HttpService, onRecovery: () => void): HttpService {
  let isDown = false;
  let calledAt = Number.NEGATIVE_INFINITY;
  const note = (isOutage: boolean) => {
    const isBack = isDown && !isOutage && performance.now() - calledAt >= MIN_PAUSE_MS;
    isDown = isOutage || (isDown && !isBack);
    if (!isBack) return;
    calledAt = performance.now();
    onRecovery();
  };
  return {
    async send(request) {
      try {
        const response = await http.send(request);
        note(response.status === 503);
        return response;
      } catch (error) {
        if (error instanceof UpstreamError && error.fault === 'UPSTREAM_UNAVAILABLE') note(true);
        throw error;
      }
    },
    close: () => http.close(),
  };
}
