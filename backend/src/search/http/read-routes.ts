import type { FastifyInstance } from 'fastify';
import type { SearchEngine } from '../engine/engine.ts';
import { isObject } from '../engine/index/operations.ts';
import { mergeParams, stringList, wholeNumber } from '../engine/query/params.ts';
import { badRequest, type JsonObject, SearchError } from '../engine/types.ts';
import { authorize, objectBody, pathParam, queryParam, type SearchKeys } from './body.ts';

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
  const wanted = wholeNumber(request.hitsPerPage, 'hitsPerPage', 20);
  return typeof result.nbHits === 'number' && result.nbHits >= wanted;
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
  const wanted = requests.map((request: unknown) => {
    if (!isObject(request)) throw badRequest('Each request must be an object');
    const { indexName: index, objectID, attributesToRetrieve: retrieve } = request;
    if (typeof index !== 'string' || typeof objectID !== 'string')
      throw badRequest('Each request needs "indexName" and "objectID"');
    return { index, objectID, attributes: Array.isArray(retrieve) ? retrieve.map(String) : null };
  });
  return { results: engine.getObjects(wanted) };
}

/** Searching, browsing and reading records: the calls that the clients send to read hosts. */
export function readRoutes(server: FastifyInstance, engine: SearchEngine, keys: SearchKeys): void {
  server.post('/1/indexes/:index/queries', async (request) => {
    authorize(request, keys, 'search');
    return multiSearch(engine, objectBody(request));
  });
  server.post('/1/indexes/:index/query', async (request) => {
    authorize(request, keys, 'search');
    return engine.search(pathParam(request, 'index'), objectBody(request));
  });
  server.get('/1/indexes/:index', async (request) => {
    authorize(request, keys, 'search');
    const query: unknown = request.query;
    const params = Object.entries(query ?? {}).filter(
      ([name]) => !name.toLowerCase().startsWith('x-algolia-'),
    );
    return engine.search(pathParam(request, 'index'), Object.fromEntries(params));
  });
  server.post('/1/indexes/:index/facets/:facet/query', async (request) => {
    authorize(request, keys, 'search');
    const params = mergeParams(objectBody(request));
    return engine.searchFacetValues(
      pathParam(request, 'index'),
      pathParam(request, 'facet'),
      params,
    );
  });
  server.post('/1/indexes/:index/objects', async (request) => {
    authorize(request, keys, 'search');
    return multiGet(engine, objectBody(request));
  });
  server.post('/1/indexes/:index/browse', async (request) => {
    authorize(request, keys, 'browse');
    return engine.browse(pathParam(request, 'index'), objectBody(request));
  });
  // Insights: what a shopper did is taken and dropped.
  server.post('/1/events', async (request) => {
    authorize(request, keys, 'search');
    if (!Array.isArray(objectBody(request).events)) throw badRequest('"events" must be an array');
    return { status: 200, message: 'OK' };
  });
  server.get('/1/indexes/:index/:objectID', async (request) => {
    authorize(request, keys, 'search');
    const names = stringList(queryParam(request, 'attributesToRetrieve'), 'attributesToRetrieve');
    const record = engine.getObject(
      pathParam(request, 'index'),
      pathParam(request, 'objectID'),
      names,
    );
    if (!record) throw new SearchError(404, 'ObjectID does not exist');
    return record;
  });
}
