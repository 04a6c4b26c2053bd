import { readFileSync } from 'node:fs';
import type { TestShop } from '../helpers/shop.ts';

/** A request to a real Magento 2.4.7-p3 and its answer. */
export interface Recorded {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly raw?: string;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly json?: unknown;
    readonly text?: string;
  };
}

/** The recorded entries of one file, in the order they were made. */
export const readRecordings = (name: string): readonly Recorded[] =>
  JSON.parse(readFileSync(new URL(`./recordings/${name}.json`, import.meta.url), 'utf8')).entries;

/** Recorded masked ids and tokens, and the ones that the replay got in their place. */
export type Ids = Map<string, string>;

const maskedId = /^[A-Za-z0-9]{32}$/;
const token = /[\w-]+\.[\w-]+\.[\w-]+/;

/** Remembers the masked id or token that ours answered where theirs stands in the recording. */
export function learn(theirs: unknown, ours: unknown, ids: Ids): void {
  if (typeof theirs !== 'string' || typeof ours !== 'string') return;
  const isKnownShape = maskedId.test(theirs) || token.exec(theirs)?.[0] === theirs;
  if (isKnownShape) ids.set(theirs, ours);
}

/** Signs in anyone who a recorded token belongs to, unless it was replayed already or tampered with. */
export function signInFor({ request }: Recorded, ids: Ids, shop: Pick<TestShop, 'issue'>): void {
  const theirs = token.exec(request.headers.authorization ?? '')?.[0];
  if (theirs === undefined || ids.has(theirs)) return;
  const body = theirs.split('.')[1] ?? '';
  if ([...ids.keys()].some((known) => known.split('.')[1] === body)) return;
  const { uid, utypid } = JSON.parse(Buffer.from(body, 'base64url').toString());
  ids.set(theirs, shop.issue({ type: utypid, id: uid }));
}

const renamed = (text: string, ids: Ids): string =>
  [...ids].reduce((result, [theirs, ours]) => result.replaceAll(theirs, ours), text);

/** Sends a recorded request to another shop, with that shop's ids. */
export async function replay(url: string, { request }: Recorded, ids: Ids) {
  const body =
    request.raw ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const response = await fetch(url + renamed(request.path, ids), {
    method: request.method,
    headers: withoutDefaults(request.headers, ids),
    ...(body !== undefined && { body: Buffer.from(renamed(body, ids)) }),
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  return {
    status: response.status,
    text,
    json: isJson && text !== '' ? JSON.parse(text) : undefined,
  };
}

/** fetch() would add an Accept header of its own; an empty Accept stands for none. */
const withoutDefaults = (headers: Readonly<Record<string, string>>, ids: Ids) => ({
  accept: '*/*',
  ...Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, renamed(value, ids)]),
  ),
});

const reportId = /webapi-[0-9a-f]{13}/;
const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** What the embedded shop adds to a cart line on purpose. */
const additions = new Set(['instock', 'image_url', 'url_key']);

function withoutAdditions(value: object): [string, unknown][] {
  return Object.entries(value).filter(([key, inner]) => {
    if (key !== 'extension_attributes' || typeof inner !== 'object' || inner === null) return true;
    return Object.keys(inner).some((name) => !additions.has(name));
  });
}

/** The response with times and report ids made equal, ids put back and the shop's own additions left out. */
export function comparable(value: unknown, ids: Ids): unknown {
  if (Array.isArray(value)) return value.map((item) => comparable(item, ids));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      withoutAdditions(value).map(([key, inner]) => [key, comparable(inner, ids)]),
    );
  }
  if (typeof value !== 'string') return value;
  if (moment.test(value)) return '(moment)';
  const theirs = new Map([...ids].map(([theirs, ours]) => [ours, theirs]));
  return renamed(value, theirs).replace(reportId, 'webapi-(id)');
}
