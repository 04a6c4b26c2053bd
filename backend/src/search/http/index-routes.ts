import type { FastifyInstance } from 'fastify';
import type { SearchEngine } from '../engine/engine.ts';
import { badRequest } from '../engine/errors.ts';
import { parseCopyRequest } from '../engine/index/copy.ts';
import { objectBody, pathParam, queryParam } from './body.ts';
import { authorize, type SearchKeys } from './keys.ts';

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
