import { randomBytes } from 'node:crypto';
import { isDiskFull } from '../../db/disk-full.ts';
import { snakeCase } from '../letter-case.ts';
import { readBody } from './body.ts';
import { isObjectType } from './data-type.ts';
import {
  MagentoError,
  notAuthorized,
  rejection,
  required,
  requiredAll,
  WebapiError,
} from './errors.ts';
import { filterFields } from './fields-filter.ts';
import { cast } from './input.ts';
import { acceptsJson, brokenPage, endedEarly, type Rendered, render } from './render.ts';
import type { Caller, createMatcher, Match, Route } from './route.ts';
import { readQuery } from './search-criteria.ts';

/** A received request. `path` starts after the REST prefix, such as `/V1/guest-carts`. */
export interface WebapiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface Dispatcher {
  readonly match: ReturnType<typeof createMatcher>;
  readonly getCaller: (authorization: string | undefined) => Caller;
  /** Reports an error of which the caller only receives an id. */
  readonly onFault: (error: unknown, reportId: string) => void;
}

/** Thrown where a real Magento ends without its own response. */
export class UnhandledMagentoError extends MagentoError {}

const supported = new Set(['GET', 'POST', 'PUT', 'DELETE']);
const storeCodes = new Set(['default', 'all']);

/** The path after the version; the store code before it is optional, as are leading and trailing slashes. */
function servicePath(path: string): string {
  const parts = path.replace(/^\/+|\/+$/g, '').split('/');
  const [version = '', ...rest] = storeCodes.has(parts[0] ?? '') ? parts.slice(1) : parts;
  if (!/^V\d/.test(version)) throw rejection(400, 'Specified request cannot be processed.');
  if (version !== 'V1' || rest.includes(''))
    throw rejection(404, 'Request does not match any route.');
  return `/${rest.join('/')}`;
}

function authorize(route: Route, caller: Caller): void {
  const { access, forCustomersToo, tokenGives = 'customerId' } = route;
  if (access === 'anonymous') return;
  if ((access === 'self' || forCustomersToo) && caller.customerId !== null) return;
  // An administrator has access to every resource, also 'self'; only the customer or the customer's data is missing.
  if (caller.isAdmin && access === 'self') throw required(tokenGives);
  if (caller.isAdmin) return;
  throw notAuthorized(access);
}

/**
 * Adds the last URL value to the only object in a PUT body, if it has such a property: for …/items/5 with `{"cartItem":
 * {…}}`, the item gets the line's id.
 */
function withUrlValue(
  given: Record<string, unknown>,
  url: Readonly<Record<string, unknown>>,
  { parameters }: Route,
): Record<string, unknown> {
  const [[name, value] = ['', null], ...others] = Object.entries(given);
  const [last, urlValue] = Object.entries(url).at(-1) ?? ['', null];
  const type = parameters[name]?.type ?? 'mixed';
  const isOnlyObject = others.length === 0 && typeof value === 'object' && value !== null;
  if (!isOnlyObject || !isObjectType(type) || !Object.hasOwn(type.fields, last)) return given;
  return { [name]: { ...value, [snakeCase(last)]: urlValue } };
}

/**
 * Collects arguments from body, query and path; the URL takes precedence. Magento only reads the body of POST and PUT.
 */
function collect(request: WebapiRequest, { pathValues, route }: Match): Record<string, unknown> {
  const forced = Object.keys(route.parameters).filter((name) => route.parameters[name]?.forced);
  const { method, body, headers } = request;
  const hasBody = method === 'POST' || method === 'PUT';
  const given = hasBody ? readBody(body, headers['content-type'], forced) : {};
  const url = { ...pathValues, ...readQuery(request.query), ...pathValues };
  return {
    ...Object.fromEntries(forced.map((name) => [name, {}])),
    ...(method === 'PUT' ? withUrlValue(given, url, route) : given),
    ...url,
  };
}

/** Casts arguments to the declared types; others are ignored. Invalid arguments are reported before missing ones. */
function castArguments(given: Record<string, unknown>, route: Route): Record<string, unknown> {
  const wanted = Object.entries(route.parameters);
  const args = Object.fromEntries(
    wanted.flatMap(([name, { type }]) =>
      given[name] == null ? [] : [[name, cast(given[name], type)]],
    ),
  );
  const missing = wanted.filter(([name, { optional }]) => !optional && args[name] == null);
  if (missing.length > 0) throw requiredAll(missing.map(([name]) => name));
  return args;
}

async function serve(request: WebapiRequest, dispatcher: Dispatcher): Promise<unknown> {
  if (!supported.has(request.method)) {
    throw rejection(405, `The ${request.method} HTTP method is not supported.`);
  }
  const match = dispatcher.match(request.method, servicePath(request.path));
  if (match === undefined) throw rejection(404, 'Request does not match any route.');
  const caller = dispatcher.getCaller(request.headers.authorization);
  authorize(match.route, caller);
  const args = castArguments(collect(request, match), match.route);
  const result = await match.route.handle({
    args,
    caller,
    idempotencyKey: request.headers['idempotency-key'],
  });
  return filterFields(result, readQuery(request.query).fields);
}

const diskFull = { message: "The shop can't save changes right now. Please try again later." };

function renderFault(error: unknown, dispatcher: Dispatcher): Rendered {
  if (error instanceof WebapiError) return render(error.status, error.body);
  const reportId = `webapi-${randomBytes(7).toString('hex').slice(0, 13)}`;
  dispatcher.onFault(error, reportId);
  if (error instanceof UnhandledMagentoError) return endedEarly;
  if (isDiskFull(error)) return render(503, diskFull);
  const message = `Internal Error. Details are available in Magento log file. Report ID: ${reportId}`;
  return render(500, { message });
}

/** Handles a request as Magento's web API would; never throws. */
export async function dispatch(request: WebapiRequest, dispatcher: Dispatcher): Promise<Rendered> {
  if (!acceptsJson(request.headers.accept)) return brokenPage;
  try {
    return render(200, await serve(request, dispatcher));
  } catch (error) {
    return renderFault(error, dispatcher);
  }
}
