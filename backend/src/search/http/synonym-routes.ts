import type { FastifyInstance } from 'fastify';
import type { SearchEngine } from '../engine/engine.ts';
import { wholeNumber } from '../engine/query/params.ts';
import { parseSynonym } from '../engine/settings/synonyms.ts';
import { badRequest, type JsonObject } from '../engine/types.ts';
import { authorize, objectBody, pathParam, queryParam, type SearchKeys } from './body.ts';

function searchSynonyms(engine: SearchEngine, index: string, body: JsonObject) {
  const { query = '', type, page, hitsPerPage } = body;
  const size = wholeNumber(hitsPerPage, 'hitsPerPage', 100);
  const first = wholeNumber(page, 'page', 0) * size;
  const wanted = engine
    .synonyms(index)
    .filter((one) => type === undefined || one.type === type)
    .filter((one) => JSON.stringify(one).toLowerCase().includes(String(query).toLowerCase()));
  return { hits: wanted.slice(first, first + size), nbHits: wanted.length };
}

/** Rules, of which there are none, and synonyms of an index: saving, reading, searching and removing them. */
export function synonymRoutes(
  server: FastifyInstance,
  engine: SearchEngine,
  keys: SearchKeys,
): void {
  // There are no rules here; tools that list them find none.
  server.post('/1/indexes/:index/rules/search', async (request) => {
    authorize(request, keys, 'settings');
    return { hits: [], nbHits: 0, page: 0, nbPages: 0 };
  });

  const done = () => ({ taskID: engine.nextTask(), updatedAt: new Date().toISOString() });
  const root = '/1/indexes/:index/synonyms';

  server.post(`${root}/batch`, async (request) => {
    authorize(request, keys, 'editSettings');
    const body: unknown = request.body;
    if (!Array.isArray(body)) throw badRequest('Expected a list of synonyms');
    engine.saveSynonyms(pathParam(request, 'index'), body.map(parseSynonym), {
      replace: queryParam(request, 'replaceExistingSynonyms') === 'true',
      forwardToReplicas: queryParam(request, 'forwardToReplicas') === 'true',
    });
    return done();
  });
  server.put(`${root}/:objectID`, async (request) => {
    authorize(request, keys, 'editSettings');
    const objectID = pathParam(request, 'objectID');
    engine.saveSynonyms(
      pathParam(request, 'index'),
      [parseSynonym({ ...objectBody(request), objectID })],
      {
        replace: false,
        forwardToReplicas: queryParam(request, 'forwardToReplicas') === 'true',
      },
    );
    return { ...done(), id: objectID };
  });
  server.post(`${root}/search`, async (request) => {
    authorize(request, keys, 'settings');
    return searchSynonyms(engine, pathParam(request, 'index'), objectBody(request));
  });
  server.post(`${root}/clear`, async (request) => {
    authorize(request, keys, 'editSettings');
    engine.clearSynonyms(pathParam(request, 'index'));
    return done();
  });
  server.get(`${root}/:objectID`, async (request) => {
    authorize(request, keys, 'settings');
    return engine.synonym(pathParam(request, 'index'), pathParam(request, 'objectID'));
  });
  server.delete(`${root}/:objectID`, async (request) => {
    authorize(request, keys, 'editSettings');
    engine.removeSynonym(pathParam(request, 'index'), pathParam(request, 'objectID'));
    return { taskID: engine.nextTask(), deletedAt: new Date().toISOString() };
  });
}
