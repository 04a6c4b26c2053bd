import { randomBytes } from 'node:crypto';
import { isDiskFull } from '../fault-log.ts';
import { camelCase, snakeCase } from '../letter-case.ts';
import { isObjectType } from './data-type.ts';
import { MagentoError, notAuthorized, rejection, required, WebapiError } from './errors.ts';
import { cast } from './input.ts';
import { acceptsJson, brokenPage, endedEarly, type Rendered, render } from './render.ts';
import type { Caller, createMatcher, Match, Route } from './route.ts';
import { readQuery } from './search-criteria.ts';

type Selection = Map<string, Selection | null>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const permitted = /^[\w[\],]+$/;

/** Parses `id,items[sku,qty]`; null for other characters or unbalanced brackets. */
function parse(text: string): Selection | null {
  if (!permitted.test(text)) return null;
  const top: Selection = new Map();
  const open: Selection[] = [top];
  let last = '';
  for (const [token] of text.matchAll(/[[\],]|\w+/g)) {
    const current = open.at(-1);
    if (current === undefined) return null;
    if (token === '[') {
      const inner: Selection = new Map();
      current.set(last, inner);
      open.push(inner);
    } else if (token === ']') open.pop();
    else if (token !== ',') {
      last = token;
      current.set(token, null);
    }
  }
  return open.length === 1 ? top : null;
}

/** A filtered list remains a list, but an empty one is omitted. */
function select(value: unknown, selection: Selection): unknown {
  if (Array.isArray(value)) {
    return value.length === 0 ? null : value.map((item) => select(item, selection));
  }
  if (!isRecord(value)) return value;
  const picked = Object.entries(value).flatMap(([name, part]) => {
    const inner = selection.get(name);
    if (inner === undefined) return [];
    const isNested = inner !== null && typeof part === 'object' && part !== null;
    return [[name, isNested ? select(part, inner) : part] as const];
  });
  return picked.length === 0 ? [] : Object.fromEntries(picked);
}

/**
 * Filters a response by `?fields=`, in the response's order. An empty filter, or a response that is not an object,
 * leaves it unchanged; an invalid filter, such as `fields[]=id`, results in `[]`.
 */
function filterFields(body: unknown, filter: unknown): unknown {
  const isFiltered = filter !== undefined && filter !== '' && filter !== '0';
  if (!isFiltered || typeof body !== 'object' || body === null) return body;
  const selection = typeof filter === 'string' ? parse(filter) : null;
  return selection === null ? [] : select(body, selection);
}

/** A media type with at most a charset; Magento accepts no other parameter. */
const contentTypeForm = /^([a-z\d/\-+.]+)(?:; *charset=(.+))?$/i;

function checkContentType(header: string | undefined): void {
  if (header === undefined || header.trim() === '') {
    throw rejection(400, 'Content-Type header is empty.');
  }
  const [, type, charset] = contentTypeForm.exec(header.trim()) ?? [];
  if (type === undefined) throw rejection(400, 'Content-Type header is invalid.');
  if (charset !== undefined && !/^("?)utf-8\1$/i.test(charset)) {
    throw rejection(400, 'UTF-8 is the only supported charset.');
  }
  if (type !== 'application/json') {
    throw rejection(400, `Server cannot understand Content-Type HTTP header media type ${type}`);
  }
}

/**
 * Parses a request body into arguments by camelCase name. An empty body, or JSON that is not an object, results in
 * none. An argument in `exactNames` is only read from that exact key.
 * @throws 400 for an unsupported content type or invalid JSON
 */
function readBody(
  text: string,
  contentType: string | undefined,
  exactNames: readonly string[] = [],
): Record<string, unknown> {
  // PHP treats the text '0' as empty.
  if (text === '' || text === '0') return {};
  checkContentType(contentType);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw rejection(400, 'Decoding error.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
  return Object.fromEntries(
    Object.entries(parsed)
      .map(([key, value]) => [key, camelCase(key), value] as const)
      .filter(([key, name]) => key === name || !exactNames.includes(name))
      .map(([, name, value]) => [name, value]),
  );
}

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
  args: Record<string, unknown>,
  url: Readonly<Record<string, unknown>>,
  { parameters }: Route,
): Record<string, unknown> {
  const [[name, value] = ['', null], ...others] = Object.entries(args);
  const [last, urlValue] = Object.entries(url).at(-1) ?? ['', null];
  const type = parameters[name]?.type ?? 'mixed';
  const isOnlyObject = others.length === 0 && typeof value === 'object' && value !== null;
  if (!isOnlyObject || !isObjectType(type) || !Object.hasOwn(type.fields, last)) return args;
  return { [name]: { ...value, [snakeCase(last)]: urlValue } };
}

/**
 * Collects arguments from body, query and path; the URL takes precedence. Magento only reads the body of POST and PUT.
 */
function collect(request: WebapiRequest, { pathValues, route }: Match): Record<string, unknown> {
  const forced = Object.keys(route.parameters).filter((name) => route.parameters[name]?.forced);
  const { method, body, headers } = request;
  const hasBody = method === 'POST' || method === 'PUT';
  const bodyArgs = hasBody ? readBody(body, headers['content-type'], forced) : {};
  const url = { ...pathValues, ...readQuery(request.query), ...pathValues };
  return {
    ...Object.fromEntries(forced.map((name) => [name, {}])),
    ...(method === 'PUT' ? withUrlValue(bodyArgs, url, route) : bodyArgs),
    ...url,
  };
}

/** Casts arguments to the declared types; others are ignored. Invalid arguments are reported before missing ones. */
function castArguments(values: Record<string, unknown>, route: Route): Record<string, unknown> {
  const parameters = Object.entries(route.parameters);
  const args = Object.fromEntries(
    parameters.flatMap(([name, { type }]) =>
      values[name] == null ? [] : [[name, cast(values[name], type)]],
    ),
  );
  const missing = parameters.filter(([name, { optional }]) => !optional && args[name] == null);
  if (missing.length > 0) throw required(...missing.map(([name]) => name));
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
