import { randomBytes } from 'node:crypto';
import { isDiskFull } from '../../db/disk-full.ts';
import { readBody } from './body.ts';
import { notAuthorized, refuse, required, requiredAll, WebapiError } from './errors.ts';
import { filterFields } from './fields-filter.ts';
import { cast } from './input.ts';
import { readQuery } from './query.ts';
import { brokenPage, endedEarly, type Format, formatFor, type Rendered, render } from './render.ts';
import type { Caller, createMatcher, Match, Route } from './route.ts';

/** A request as the web server received it. `path` begins after the REST prefix, such as `/V1/guest-carts`. */
export interface WebapiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface Dispatcher {
  readonly match: ReturnType<typeof createMatcher>;
  /** Who calls, by the Authorization header. */
  readonly callerOf: (authorization: string | undefined) => Caller;
  /** Told of faults that no caller is told about, with the id that the caller sees. */
  readonly onFault: (error: unknown, reportId: string) => void;
}

/** Thrown where a real Magento ends without an answer of its own. */
export class EndsEarly extends Error {}

const supported = new Set(['GET', 'POST', 'PUT', 'DELETE']);
const storeCodes = new Set(['default', 'all']);

/** The path after the version; the store code before it may be left out. */
function servicePath(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  const isVersion = (part: string): boolean => /^V\d+$/i.test(part);
  if (isVersion(first)) return versionedPath(first, path.slice(first.length + 1));
  if (first === '' && path.length > 1) throw refuse(404, 'Request does not match any route.');
  if (storeCodes.has(first) && isVersion(second)) {
    return versionedPath(second, path.slice(first.length + second.length + 2));
  }
  throw refuse(400, 'Specified request cannot be processed.');
}

function versionedPath(version: string, path: string): string {
  if (version.toUpperCase() !== 'V1' || path.includes('//')) {
    throw refuse(404, 'Request does not match any route.');
  }
  return path;
}

function authorize({ access }: Route, caller: Caller): void {
  if (access === 'anonymous') return;
  if (access === 'self' && caller.customerId !== null) return;
  // An admin has every resource, 'self' too: what is missing is the customer whom the route is about.
  if (caller.isAdmin && access === 'self') throw required('customerId');
  if (caller.isAdmin) return;
  throw notAuthorized(access);
}

/** Arguments from body, query and path; the URL wins. */
function collect(request: WebapiRequest, { pathValues, route }: Match): Record<string, unknown> {
  const forced = Object.keys(route.parameters).filter((name) => route.parameters[name]?.forced);
  return {
    ...Object.fromEntries(forced.map((name) => [name, {}])),
    ...readBody(request.body, request.headers['content-type'], forced),
    ...readQuery(request.query),
    ...pathValues,
  };
}

/** Arguments cast to the declared types; what is not declared is ignored. A wrong one is told before a missing one. */
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
    throw refuse(405, `The ${request.method} HTTP method is not supported.`);
  }
  const match = dispatcher.match(request.method, servicePath(request.path));
  if (match === undefined) throw refuse(404, 'Request does not match any route.');
  const caller = dispatcher.callerOf(request.headers.authorization);
  authorize(match.route, caller);
  const args = castArguments(collect(request, match), match.route);
  const answer = await match.route.handle({
    args,
    caller,
    idempotencyKey: request.headers['idempotency-key'],
  });
  const filter = request.query.get('fields');
  return filter === null ? answer : filterFields(answer, filter);
}

const noRoom = { message: 'The shop can take no changes at the moment. Please try again later.' };

function renderFault(error: unknown, format: Format, dispatcher: Dispatcher): Rendered {
  if (error instanceof WebapiError) return render(error.status, error.body, format);
  const reportId = `webapi-${randomBytes(7).toString('hex').slice(0, 13)}`;
  dispatcher.onFault(error, reportId);
  if (error instanceof EndsEarly) return endedEarly;
  if (isDiskFull(error)) return render(503, noRoom, format);
  const message = `Internal Error. Details are available in Magento log file. Report ID: ${reportId}`;
  return render(500, { message }, format);
}

/** Answers one request as Magento's web API would; never throws. */
export async function dispatch(request: WebapiRequest, dispatcher: Dispatcher): Promise<Rendered> {
  const format = formatFor(request.headers.accept);
  if (format === undefined) return brokenPage;
  try {
    return render(200, await serve(request, dispatcher), format);
  } catch (error) {
    return renderFault(error, format, dispatcher);
  }
}
