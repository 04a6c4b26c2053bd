import type { DataType } from './data-type.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, a signed-in customer, or the holder of an admin resource (named). */
export type Access = 'anonymous' | 'self' | `Magento_${string}`;

/** An argument of the service behind a route. */
export interface Parameter {
  readonly type: DataType;
  /** Missing without a default and not optional: 400. */
  readonly optional?: boolean;
  /**
   * The route sets a part of this argument itself. Then only the camelCase key of the body is read,
   * and without it the argument is an empty object.
   */
  readonly forced?: boolean;
}

/** A parameter that may be missing. */
export const optional = (type: DataType): Parameter => ({ type, optional: true });

/** The arguments of a service by their camelCase names; a bare type is a required one. */
export type Parameters = Readonly<Record<string, Parameter | DataType>>;

/** Who calls; a bad or expired token makes an anonymous caller. */
export interface Caller {
  readonly customerId: number | null;
  /** The holder of an admin token has every admin resource. */
  readonly isAdmin?: boolean;
  /** The id of the token that a customer calls with. */
  readonly tokenId?: string;
}

/** What a handler gets: arguments by camelCase name, cast to their types. */
export interface Call {
  readonly args: Readonly<Record<string, unknown>>;
  readonly caller: Caller;
  /** The key of a call that must not be done twice; undefined without one. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * One row of the REST interface. `path` begins after the version, such as `/guest-carts/:cartId/items`.
 * The response of `handle` becomes the body: null is rendered as `[]`, whole numbers without decimals.
 */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** Lets a customer's token through besides: the handler shows a customer only what is theirs. */
  readonly forCustomersToo?: boolean;
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** What a customer's token stands for in a route of `self`; `customerId` when left out. An admin lacks it. */
  readonly tokenGives?: string;
  handle(call: Call): unknown;
}

type Options = Omit<Route, 'method' | 'path' | 'handle' | 'parameters'> & {
  readonly parameters?: Parameters;
};

const isParameter = (value: Parameter | DataType): value is Parameter =>
  typeof value === 'object' && 'type' in value;

export const toParameters = (parameters: Parameters): Route['parameters'] =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      isParameter(value) ? value : { type: value },
    ]),
  );

const createRoute =
  (method: Method) =>
  (path: string, { parameters = {}, ...options }: Options, handle: Route['handle']): Route => ({
    ...options,
    method,
    path,
    parameters: toParameters(parameters),
    handle,
  });

/** Rows of the REST interface by their verbs. */
export const route = {
  get: createRoute('GET'),
  post: createRoute('POST'),
  put: createRoute('PUT'),
  delete: createRoute('DELETE'),
};

/** A route that matched, with the values of its path. */
export interface Match {
  readonly route: Route;
  readonly pathValues: Readonly<Record<string, string>>;
}

const toSegments = (path: string): string[] => path.replace(/^\/|\/$/g, '').split('/');

function matchPath(
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const given = path[index] ?? '';
    if (part.startsWith(':')) {
      if (given === '') return null;
      values[part.slice(1)] = given;
    } else if (part !== given) return null;
  }
  return values;
}

/**
 * Makes the function that finds a route: an exact path wins, otherwise the last pattern that fits.
 * @throws an Error for a row that stands twice, of which one would never be called.
 */
export function createMatcher(routes: readonly Route[]) {
  const twice = routes.find((route, index) => index !== routes.findIndex(sameCallAs(route)));
  if (twice) throw new Error(`The route ${twice.method} ${twice.path} stands twice.`);
  const compiled = routes.map((route) => ({ route, pattern: toSegments(route.path) }));
  return (method: string, path: string): Match | undefined => {
    const segments = toSegments(path).map(decodePart);
    const fitting = compiled.flatMap(({ route, pattern }) => {
      const pathValues = route.method === method ? matchPath(pattern, segments) : null;
      return pathValues === null ? [] : [{ route, pathValues }];
    });
    return fitting.find(({ pathValues }) => Object.keys(pathValues).length === 0) ?? fitting.at(-1);
  };
}

const sameCallAs =
  ({ method, path }: Route) =>
  (other: Route): boolean =>
    other.method === method && other.path === path;

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
