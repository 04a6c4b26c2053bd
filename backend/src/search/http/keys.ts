import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { SearchError } from '../engine/errors.ts';

/** Who may call: one application, a key that only searches, and a key that may do everything. */
export interface SearchKeys {
  appId: string;
  searchKey: string;
  adminKey: string;
}

/** What a call needs. The search-only key has `search`; the admin key has all. */
export type Acl = 'search' | 'browse' | 'write' | 'settings' | 'editSettings' | 'listIndexes';

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

function credential(request: FastifyRequest, name: string): string {
  const header = request.headers[name];
  if (typeof header === 'string') return header;
  const query: unknown = request.query;
  if (typeof query !== 'object' || query === null) return '';
  const found = Object.entries(query).find(([key]) => key.toLowerCase() === name);
  return typeof found?.[1] === 'string' ? found[1] : '';
}

/** Checks the credentials in the headers or the query. Throws 403 when they do not allow the call. */
export function authorize(request: FastifyRequest, keys: SearchKeys, acl: Acl): void {
  const appId = credential(request, 'x-algolia-application-id');
  const key = credential(request, 'x-algolia-api-key');
  const isAdmin = same(key, keys.adminKey);
  const isKnown = same(appId, keys.appId) && key !== '' && (isAdmin || same(key, keys.searchKey));
  if (!isKnown) throw new SearchError(403, 'Invalid Application-ID or API key');
  if (!isAdmin && acl !== 'search')
    throw new SearchError(403, 'Method not allowed with this API key');
}
