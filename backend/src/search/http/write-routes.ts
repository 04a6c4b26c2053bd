import type { FastifyInstance } from 'fastify';
import type { SearchEngine } from '../engine/engine.ts';
import { parseCopyRequest } from '../engine/index/copy.ts';
import { type Operation, parseOperations } from '../engine/index/operations.ts';
import { badRequest } from '../engine/types.ts';
import { authorize, objectBody, pathParam, queryParam, type SearchKeys } from './body.ts';

/** Indexes as a whole: settings, tasks, copying, clearing and listing. */
export function indexRoutes(server: FastifyInstance, engine: SearchEngine, keys: SearchKeys): void {
  const done = () => ({ taskID: engine.nextTask(), updatedAt: new Date().toISOString() });

  server.get('/1/indexes', async (request) => {
    authorize(request, keys, 'listIndexes');
    return { items: engine.list(), nbPages: 1 };
  });
  server.get('/1/indexes/:index/settings', async (request) => {
    authorize(request, keys, 'settings');
    return engine.getSettings(pathParam(request, 'index'));
  });
  server.put('/1/indexes/:index/settings', async (request) => {
    authorize(request, keys, 'editSettings');
    const forward = queryParam(request, 'forwardToReplicas') === 'true';
    engine.setSettings(pathParam(request, 'index'), objectBody(request), forward);
    return done();
  });
  server.get('/1/indexes/:index/task/:task', async (request) => {
    authorize(request, keys, 'write');
    if (!/^\d+$/.test(pathParam(request, 'task'))) throw badRequest('Invalid taskID');
    return { status: 'published', pendingTask: false };
  });
  server.post('/1/indexes/:index/operation', async (request) => {
    authorize(request, keys, 'write');
    engine.copy(pathParam(request, 'index'), parseCopyRequest(request.body));
    return done();
  });
  server.post('/1/indexes/:index/clear', async (request) => {
    authorize(request, keys, 'write');
    engine.clear(pathParam(request, 'index'));
    return done();
  });
  server.delete('/1/indexes/:index', async (request) => {
    authorize(request, keys, 'write');
    engine.deleteIndex(pathParam(request, 'index'));
    return { taskID: engine.nextTask(), deletedAt: new Date().toISOString() };
  });
}

function batchMany(
  engine: SearchEngine,
  operations: readonly Operation[],
): { taskID: Record<string, number>; objectIDs: string[] } {
  const names = new Set(operations.map(({ indexName }) => indexName ?? ''));
  if (names.has('')) throw badRequest('Each operation needs "indexName"');
  const taskID: Record<string, number> = {};
  const idsByIndex = new Map<string, string[]>();
  for (const name of names) {
    idsByIndex.set(
      name,
      engine.batch(
        name,
        operations.filter(({ indexName }) => indexName === name),
      ),
    );
    taskID[name] = engine.nextTask();
  }
  return { taskID, objectIDs: [...idsByIndex.values()].flat() };
}

/** Adding, changing and removing records. A write makes the index when it is missing. */
export function writeRoutes(server: FastifyInstance, engine: SearchEngine, keys: SearchKeys): void {
  const run = (index: string, action: Operation['action'], body: Operation['body']) =>
    engine.batch(index, [{ action, body, indexName: null }]);
  const now = () => new Date().toISOString();

  server.post('/1/indexes/:index/batch', async (request) => {
    authorize(request, keys, 'write');
    const operations = parseOperations(objectBody(request));
    const index = pathParam(request, 'index');
    if (index === '*') return batchMany(engine, operations);
    const objectIDs = engine.batch(index, operations);
    return { taskID: engine.nextTask(), objectIDs };
  });
  server.post('/1/indexes/:index', async (request, reply) => {
    authorize(request, keys, 'write');
    const [objectID] = run(pathParam(request, 'index'), 'addObject', objectBody(request));
    reply.code(201);
    return { createdAt: now(), taskID: engine.nextTask(), objectID };
  });
  server.put('/1/indexes/:index/:objectID', async (request) => {
    authorize(request, keys, 'write');
    const objectID = pathParam(request, 'objectID');
    run(pathParam(request, 'index'), 'updateObject', { ...objectBody(request), objectID });
    return { updatedAt: now(), taskID: engine.nextTask(), objectID };
  });
  server.post('/1/indexes/:index/:objectID/partial', async (request) => {
    authorize(request, keys, 'write');
    const objectID = pathParam(request, 'objectID');
    const create = queryParam(request, 'createIfNotExists') !== 'false';
    const action = create ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate';
    run(pathParam(request, 'index'), action, { ...objectBody(request), objectID });
    return { updatedAt: now(), taskID: engine.nextTask(), objectID };
  });
  server.delete('/1/indexes/:index/:objectID', async (request) => {
    authorize(request, keys, 'write');
    run(pathParam(request, 'index'), 'deleteObject', { objectID: pathParam(request, 'objectID') });
    return { deletedAt: now(), taskID: engine.nextTask() };
  });
  server.post('/1/indexes/:index/deleteByQuery', async (request) => {
    authorize(request, keys, 'write');
    engine.deleteByQuery(pathParam(request, 'index'), objectBody(request));
    return { taskID: engine.nextTask(), updatedAt: now() };
  });
}
