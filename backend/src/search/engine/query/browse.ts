import type { IndexContext } from '../index/context.ts';
import type { Synonyms } from '../settings/synonyms.ts';
import { badRequest, type JsonObject, type RawParams } from '../types.ts';
import { encodeParams, mergeParams, parseParams } from './params.ts';
import { find, hitsFor } from './search.ts';

const PAGE = 1000;

/** Records are browsed as they are, without what matched. */
const UNMARKED = { attributesToHighlight: [], attributesToSnippet: [] };

function parseCursor(cursor: unknown): { after: number; raw: RawParams } | null {
  if (cursor === undefined || cursor === null) return null;
  try {
    const read = JSON.parse(Buffer.from(String(cursor), 'base64url').toString());
    if (Number.isSafeInteger(read.after) && typeof read.raw === 'object') return read;
  } catch {
    // Falls through: an unreadable cursor is an error, like a wrong one.
  }
  throw badRequest('Invalid cursor');
}

/**
 * One page of all records that pass a request, in the order they were added: up to 1000, with a
 * `cursor` for the next unless it is the last. The cursor carries the request's parameters.
 */
export function browse(context: IndexContext, request: RawParams, synonyms: Synonyms): JsonObject {
  const started = performance.now();
  const { cursor, ...requestParams } = mergeParams(request);
  const position = parseCursor(cursor);
  const raw = position?.raw ?? requestParams;
  const params = parseParams({ hitsPerPage: PAGE, ...raw, ...UNMARKED }, context.settings);
  const found = find(context, params, synonyms);
  const after = position?.after ?? 0;
  const rest = found.matched.docs.filter((doc) => doc > after).sort();
  const docs = rest.subarray(0, Math.max(1, params.hitsPerPage));
  const last = docs.at(-1);
  const more = last !== undefined && docs.length < rest.length;
  const next = Buffer.from(JSON.stringify({ after: last, raw })).toString('base64url');
  const nbHits = found.matched.docs.length;
  return {
    hits: hitsFor(context, found, { params, docs }),
    page: 0,
    nbHits,
    nbPages: Math.ceil(nbHits / Math.max(1, params.hitsPerPage)),
    hitsPerPage: params.hitsPerPage,
    exhaustiveNbHits: true,
    query: params.query,
    params: encodeParams(raw),
    ...(more ? { cursor: next } : {}),
    processingTimeMS: Math.round(performance.now() - started),
  };
}
