import type { SearchEngine } from '../engine/engine.ts';
import { parseCopyRequest } from '../engine/index/copy.ts';
import { type Operation, parseOperations } from '../engine/index/operations.ts';
import { wholeNumber } from '../engine/query/params.ts';
import { parseSynonym } from '../engine/settings/synonyms.ts';
import { badRequest, type JsonObject } from '../engine/types.ts';
import type { AddRoute, Call } from './body.ts';

/** The response to a write that is done, with its time as `updatedAt`, `createdAt` or `deletedAt`. */
const done = (engine: SearchEngine, time = 'updatedAt') => ({
  taskID: engine.nextTask(),
  [time]: new Date().toISOString(),
});

const isForwarded = ({ query }: Call): boolean => query('forwardToReplicas') === 'true';

/** Indexes as a whole: settings, tasks, copying, clearing and listing. */
export function indexRoutes(route: AddRoute, engine: SearchEngine): void {
  route(['GET', '/indexes'], 'listIndexes', () => ({ items: engine.list(), nbPages: 1 }));
  route(['GET', '/indexes/:index/settings'], 'settings', ({ index }) => engine.getSettings(index));
  route(['PUT', '/indexes/:index/settings'], 'editSettings', (call) => {
    engine.setSettings(call.index, call.object(), isForwarded(call));
    return done(engine);
  });
  route(['GET', '/indexes/:index/task/:task'], 'write', ({ param }) => {
    if (!/^\d+$/.test(param('task'))) throw badRequest('Invalid taskID');
    return { status: 'published', pendingTask: false };
  });
  route(['POST', '/indexes/:index/operation'], 'write', ({ index, body }) => {
    engine.copy(index, parseCopyRequest(body));
    return done(engine);
  });
  route(['POST', '/indexes/:index/clear'], 'write', ({ index }) => {
    engine.clear(index);
    return done(engine);
  });
  route(['DELETE', '/indexes/:index'], 'write', ({ index }) => {
    engine.deleteIndex(index);
    return done(engine, 'deletedAt');
  });
}

function batchMany(
  engine: SearchEngine,
  operations: readonly Operation[],
): { taskID: Record<string, number>; objectIDs: string[] } {
  const names = new Set(operations.map(({ indexName }) => indexName ?? ''));
  if (names.has('')) throw badRequest('Each operation needs "indexName"');
  const taskID: Record<string, number> = {};
  const objectIDs = [...names].flatMap((name) => {
    const own = operations.filter(({ indexName }) => indexName === name);
    const ids = engine.batch(name, own);
    taskID[name] = engine.nextTask();
    return ids;
  });
  return { taskID, objectIDs };
}

/** Adding, changing and removing records. A write makes the index when it is missing. */
export function writeRoutes(route: AddRoute, engine: SearchEngine): void {
  const run = (index: string, action: Operation['action'], body: Operation['body']) =>
    engine.batch(index, [{ action, body }]);

  route(['POST', '/indexes/:index/batch'], 'write', ({ index, object }) => {
    const operations = parseOperations(object());
    if (index === '*') return batchMany(engine, operations);
    const objectIDs = engine.batch(index, operations);
    return { taskID: engine.nextTask(), objectIDs };
  });
  route(['POST', '/indexes/:index'], 'write', ({ index, object }, _request, reply) => {
    const [objectID] = run(index, 'addObject', object());
    reply.code(201);
    return { ...done(engine, 'createdAt'), objectID };
  });
  route(['PUT', '/indexes/:index/:objectID'], 'write', ({ index, param, object }) => {
    const objectID = param('objectID');
    run(index, 'updateObject', { ...object(), objectID });
    return { ...done(engine), objectID };
  });
  route(['POST', '/indexes/:index/:objectID/partial'], 'write', ({ index, object, ...call }) => {
    const objectID = call.param('objectID');
    const mayCreate = call.query('createIfNotExists') !== 'false';
    const action = mayCreate ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate';
    run(index, action, { ...object(), objectID });
    return { ...done(engine), objectID };
  });
  route(['DELETE', '/indexes/:index/:objectID'], 'write', ({ index, param }) => {
    run(index, 'deleteObject', { objectID: param('objectID') });
    return done(engine, 'deletedAt');
  });
  route(['POST', '/indexes/:index/deleteByQuery'], 'write', ({ index, object }) => {
    engine.deleteByQuery(index, object());
    return done(engine);
  });
}

function searchSynonyms(engine: SearchEngine, index: string, body: JsonObject) {
  const { query = '', type, page, hitsPerPage } = body;
  const size = wholeNumber(hitsPerPage, 'hitsPerPage', 100);
  const first = wholeNumber(page, 'page', 0) * size;
  const matching = engine
    .synonyms(index)
    .filter((one) => type === undefined || one.type === type)
    .filter((one) => JSON.stringify(one).toLowerCase().includes(String(query).toLowerCase()));
  return { hits: matching.slice(first, first + size), nbHits: matching.length };
}

/** Rules, of which there are none, and synonyms of an index: saving, reading, searching and removing them. */
export function synonymRoutes(route: AddRoute, engine: SearchEngine): void {
  // There are no rules here; tools that list them find none.
  const noRules = { hits: [], nbHits: 0, page: 0, nbPages: 0 };
  route(['POST', '/indexes/:index/rules/search'], 'settings', () => noRules);

  const root = '/indexes/:index/synonyms';
  route(['POST', `${root}/batch`], 'editSettings', (call) => {
    if (!Array.isArray(call.body)) throw badRequest('Expected a list of synonyms');
    const replace = call.query('replaceExistingSynonyms') === 'true';
    const options = { replace, forwardToReplicas: isForwarded(call) };
    engine.saveSynonyms(call.index, call.body.map(parseSynonym), options);
    return done(engine);
  });
  route(['PUT', `${root}/:objectID`], 'editSettings', (call) => {
    const id = call.param('objectID');
    const synonym = parseSynonym({ ...call.object(), objectID: id });
    const options = { replace: false, forwardToReplicas: isForwarded(call) };
    engine.saveSynonyms(call.index, [synonym], options);
    return { ...done(engine), id };
  });
  route(['POST', `${root}/search`], 'settings', ({ index, object }) =>
    searchSynonyms(engine, index, object()),
  );
  route(['POST', `${root}/clear`], 'editSettings', ({ index }) => {
    engine.clearSynonyms(index);
    return done(engine);
  });
  route(['GET', `${root}/:objectID`], 'settings', ({ index, param }) =>
    engine.synonym(index, param('objectID')),
  );
  route(['DELETE', `${root}/:objectID`], 'editSettings', ({ index, param }) => {
    engine.removeSynonym(index, param('objectID'));
    return done(engine, 'deletedAt');
  });
}
