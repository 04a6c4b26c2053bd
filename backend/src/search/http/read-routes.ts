import type { FastifyInstance } from 'fastify';
import type { SearchEngine } from '../engine/engine.ts';
import { badRequest, SearchError } from '../engine/errors.ts';
import { mergeParams, stringList } from '../engine/query/params.ts';
import { objectBody, pathParam, queryParam } from './body.ts';
import { authorize, type SearchKeys } from './keys.ts';
import { multiGet, multiSearch } from './multi-search.ts';

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
