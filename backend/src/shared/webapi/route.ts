import type { DataType, InputOf } from './data-type.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An admin resource. */
export type Resource = `Magento_${string}`;

/** The required access: anyone, a signed-in customer, or a named admin resource. */
export type Access = 'anonymous' | 'self' | Resource;

/** An argument of the service behind a route. */
export interface Parameter {
  readonly type: DataType;
  /** A missing argument that is neither optional nor has a default causes a 400. */
  readonly optional?: boolean;
  /**
   * The route sets a part of this argument. Then only the camelCase key of the body is read, and without it the
   * argument is an empty object.
   */
  readonly forced?: boolean;
}

export const optional = <const Type extends DataType>(type: Type) =>
  ({ type, optional: true }) as const;

/** The arguments of a service by camelCase name; a bare type is required. */
export type Parameters = Readonly<Record<string, Parameter | DataType>>;

/** The caller; an invalid or expired token makes an anonymous one. */
export interface Caller {
  readonly customerId: number | null;
  /** An administrator's token grants every admin resource. */
  readonly isAdmin?: boolean;
  readonly tokenId?: string;
}

/** A handler's input: arguments by camelCase name, cast to their types. */
export interface Call<Args = Readonly<Record<string, unknown>>> {
  readonly args: Args;
  readonly caller: Caller;
  /** The key of a call that must not run twice; undefined without one. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * A route of the REST API. `path` starts after the version, such as `/guest-carts/:cartId/items`. The result of
 * `handle` becomes the body: null is rendered as `[]`, integers without decimals.
 */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** Also accepts a customer's token: the handler limits access to the customer's own data. */
  readonly forCustomersToo?: boolean;
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** The argument set from a customer's token in a `self` route; defaults to `customerId`. Administrators lack it. */
  readonly tokenGives?: string;
  handle(call: Call): unknown;
}

type ArgOf<Given> = Given extends { readonly type: infer Type; readonly optional: true }
  ? InputOf<Type> | null | undefined
  : InputOf<Given extends { readonly type: infer Type } ? Type : Given>;

/** The arguments of a call to a route with these parameters. */
export type ArgsOf<Given> = { readonly [Name in keyof Given]: ArgOf<Given[Name]> };

const isParameter = (value: Parameter | DataType): value is Parameter =>
  typeof value === 'object' && 'type' in value;

export const toParameters = (parameters: Parameters): Route['parameters'] =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      isParameter(value) ? value : { type: value },
    ]),
  );

/** Creates the routes that require an access; `extend` adds to each call of a handler. */
function createRoutes<Extra extends object>(access: Access, extend: (call: Call) => Extra) {
  const create =
    (method: Method) =>
    <const Given extends Parameters>(
      path: string,
      parameters: Given,
      handle: (call: Call<ArgsOf<Given>> & Extra) => unknown,
    ): Route => ({
      method,
      path,
      access,
      parameters: toParameters(parameters),
      handle: (call) => handle({ ...(call as Call<ArgsOf<Given>>), ...extend(call) }),
    });
  return {
    get: create('GET'),
    post: create('POST'),
    put: create('PUT'),
    delete: create('DELETE'),
  };
}

export const publicRoute = createRoutes('anonymous', () => ({}));
export const customerRoute = createRoutes('self', ({ caller }) => ({
  customerId: Number(caller.customerId),
}));
/** A route for administrators with this resource. */
export const adminRoute = (resource: Resource) => createRoutes(resource, () => ({}));

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
    const segment = path[index] ?? '';
    if (part.startsWith(':')) {
      if (segment === '') return null;
      values[part.slice(1)] = segment;
    } else if (part !== segment) return null;
  }
  return values;
}

/**
 * Creates the route matcher: an exact path takes precedence, otherwise the last matching pattern.
 * @throws an Error for a duplicate route, which would never be called
 */
export function createMatcher(routes: readonly Route[]) {
  const twice = routes.find((route, index) => index !== routes.findIndex(sameCallAs(route)));
  if (twice) {
    const route = `${twice.method} ${twice.path}`;
    throw new Error(`${route} is registered twice: see the code and data/staff-only-routes.json.`);
  }
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
