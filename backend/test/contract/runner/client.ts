import { ask } from './ask.ts';
import type { Exchange, Who } from './exchange.ts';
import { fill, fillText, type Vars } from './shape.ts';
import type { SearchTarget, Target } from './target.ts';

/** A response as it came. `json` is undefined when it is none. */
export interface CaseResponse {
  readonly status: number;
  readonly json: unknown;
  readonly text: string;
}

const tokenNames: Readonly<Record<Who, string>> = {
  guest: '',
  customer: 'token',
  other: 'otherToken',
  admin: 'adminToken',
  nonsense: 'nonsenseToken',
};

function toUrl(target: Target, path: string): string {
  if (path.startsWith('/graphql')) return target.commerce + target.graphqlPath + path.slice(8);
  if (path.startsWith('/1/')) return `${target.search?.url ?? ''}${path}`;
  return target.commerce + target.restPath + path;
}

const searchHeaders = ({ appId, searchKey }: SearchTarget): Record<string, string> => ({
  'x-algolia-application-id': appId,
  'x-algolia-api-key': searchKey,
});

function toHeaders({ as, headers }: Partial<Exchange>, target: Target, vars: Vars) {
  const token = vars[tokenNames[as ?? 'guest']];
  const all: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(target.search && searchHeaders(target.search)),
    ...headers,
  };
  return Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]): [string, string] => [name, String(fillText(value, vars))]);
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends a request of a case and returns what came. @throws {NoResponse} when nothing comes at all */
export async function sendTo(target: Target, exchange: Omit<Exchange, 'status'>, vars: Vars): Promise<CaseResponse> {
  const [method, path, body] = exchange.send;
  const text = exchange.raw ?? (body === undefined ? undefined : JSON.stringify(fill(body, vars)));
  const encoded = fill(path, Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, encodeURIComponent(String(value))])));
  const came = await ask(toUrl(target, String(encoded)), target.patienceSeconds, {
    method,
    headers: toHeaders(exchange, target, vars),
    ...(text !== undefined && { body: Buffer.from(text) }),
  });
  return { status: came.response.status, json: parsed(came.text), text: came.text };
}
