import type { SearchEngine } from '../engine/engine.ts';
import { isObject } from '../engine/index/operations.ts';
import { mergeParams, stringList, wholeNumber } from '../engine/query/params.ts';
import { badRequest, type JsonObject, SearchError } from '../engine/types.ts';
import type { AddRoute } from './body.ts';

const MAX_QUERIES = 50;

function runOne(engine: SearchEngine, request: JsonObject): JsonObject {
  const { indexName, type, facet, ...params } = request;
  if (typeof indexName !== 'string' || indexName === '') throw badRequest('"indexName" is missing');
  if (type === undefined || type === 'default') return engine.search(indexName, params);
  if (type !== 'facet') throw badRequest('Invalid value for "type": expected default or facet');
  if (typeof facet !== 'string') throw badRequest('"facet" is missing');
  return engine.searchFacetValues(indexName, facet, params);
}

function isEnough(result: JsonObject, request: JsonObject): boolean {
  const hitsPerPage = wholeNumber(request.hitsPerPage, 'hitsPerPage', 20);
  return typeof result.nbHits === 'number' && result.nbHits >= hitsPerPage;
}

function skipped(request: JsonObject): JsonObject {
  return { hits: [], nbHits: 0, index: String(request.indexName), processed: false };
}

/** Runs the requests of one body in order. One that fails (a missing index, say) fails them all. */
function multiSearch(engine: SearchEngine, body: JsonObject): { results: JsonObject[] } {
  const { requests, strategy } = body;
  if (!Array.isArray(requests)) throw badRequest('"requests" must be an array');
  if (requests.length > MAX_QUERIES) throw badRequest(`Too many queries: at most ${MAX_QUERIES}`);
  if (strategy !== undefined && strategy !== 'none' && strategy !== 'stopIfEnoughMatches')
    throw badRequest('Invalid value for "strategy": expected none or stopIfEnoughMatches');
  let enough = false;
  const results = requests.map((request) => {
    if (!isObject(request)) throw badRequest('Each request must be an object');
    if (enough) return skipped(request);
    const result = runOne(engine, request);
    enough = strategy === 'stopIfEnoughMatches' && isEnough(result, request);
    return result;
  });
  return { results };
}

/** Reads records from any indexes; `null` stands for one that does not exist. */
function multiGet(engine: SearchEngine, body: JsonObject): { results: (JsonObject | null)[] } {
  const { requests } = body;
  if (!Array.isArray(requests)) throw badRequest('"requests" must be an array');
  const objects = requests.map((request: unknown) => {
    if (!isObject(request)) throw badRequest('Each request must be an object');
    const { indexName: index, objectID, attributesToRetrieve: retrieve } = request;
    if (typeof index !== 'string' || typeof objectID !== 'string')
      throw badRequest('Each request needs "indexName" and "objectID"');
    return { index, objectID, attributes: Array.isArray(retrieve) ? retrieve.map(String) : null };
  });
  return { results: engine.getObjects(objects) };
}

/** Searching, browsing and reading records: the calls that the clients send to read hosts. */
export function readRoutes(route: AddRoute, engine: SearchEngine): void {
  route(['POST', '/indexes/:index/queries'], 'search', ({ object }) =>
    multiSearch(engine, object()),
  );
  route(['POST', '/indexes/:index/query'], 'search', ({ index, object }) =>
    engine.search(index, object()),
  );
  route(['GET', '/indexes/:index'], 'search', ({ index }, { query }) => {
    const params = Object.entries(query ?? {}).filter(
      ([name]) => !name.toLowerCase().startsWith('x-algolia-'),
    );
    return engine.search(index, Object.fromEntries(params));
  });
  route(['POST', '/indexes/:index/facets/:facet/query'], 'search', ({ index, param, object }) =>
    engine.searchFacetValues(index, param('facet'), mergeParams(object())),
  );
  route(['POST', '/indexes/:index/objects'], 'search', ({ object }) => multiGet(engine, object()));
  route(['POST', '/indexes/:index/browse'], 'browse', ({ index, object }) =>
    engine.browse(index, object()),
  );
  // Insights: what a shopper did is taken and dropped.
  route(['POST', '/events'], 'search', ({ object }) => {
    if (!Array.isArray(object().events)) throw badRequest('"events" must be an array');
    return { status: 200, message: 'OK' };
  });
  route(['GET', '/indexes/:index/:objectID'], 'search', ({ index, param, query }) => {
    const names = stringList(query('attributesToRetrieve'), 'attributesToRetrieve');
    const record = engine.getObject(index, param('objectID'), names);
    if (!record) throw new SearchError(404, 'ObjectID does not exist');
    return record;
  });
}
