import { type Call, type Case, ownCall } from '../runner/case.ts';
import type { Exchange, Send } from '../runner/exchange.ts';
import { having, id, listWith, type Shape, text } from '../runner/shape.ts';

const needs = 'searchWrites';
const headers = { 'x-algolia-api-key': '{searchAdminKey}' } as const;
const index = '/1/indexes/{index}_contract_{unique}';
const indexName = '{index}_contract_{unique}';

const batch = (...requests: readonly object[]): Send => ['POST', `${index}/batch`, { requests }];
const two = batch(
  { action: 'addObject', body: { objectID: 'a', name: 'Red bag', price: 10, tags: ['x'] } },
  { action: 'addObject', body: { objectID: 'b', name: 'Blue bag', price: 20, tags: ['y'] } },
);
const filled = [
  { send: ['PUT', `${index}/settings`, { attributesForFaceting: ['tags'] }] as Send, headers },
  { send: two, headers },
];

const has = (send: Send, body: Shape, status = 200): Exchange => ({ send, headers, status, body });
const gone = has(['GET', `${index}/a`], { message: 'ObjectID does not exist', status: 404 }, 404);
const done: Shape = { taskID: id, updatedAt: text };
const deleted: Shape = { taskID: id, deletedAt: text };

const write = (name: string, send: Send, [body, ...afterwards]: readonly [Shape, ...Exchange[]]): Case => ({
  name,
  needs,
  headers,
  after: filled,
  send,
  status: 200,
  body,
  ...(afterwards.length > 0 && { afterwards }),
});

const rejected = (name: string, send: Send): Case => ({
  ...write(name, send, [{ message: text, status: 400 }]),
  status: 400,
});

/** What the key of the index's owner may do, in an index of the case's own that is deleted again. */
const cases: readonly Case[] = [
  write('adds records in a batch', two, [
    { taskID: id, objectIDs: ['a', 'b'] },
    has(['GET', `${index}/a`], { objectID: 'a', name: 'Red bag', price: 10, tags: ['x'] }),
  ]),
  write('deletes records in a batch', batch({ action: 'deleteObject', body: { objectID: 'a' } }), [{ taskID: id, objectIDs: ['a'] }, gone]),
  write('updates attributes in a batch', batch({ action: 'partialUpdateObject', body: { objectID: 'a', price: 11 } }), [
    { taskID: id, objectIDs: ['a'] },
    has(['GET', `${index}/a`], { objectID: 'a', name: 'Red bag', price: 11, tags: ['x'] }),
  ]),
  write(
    'writes a batch to several indexes',
    ['POST', '/1/indexes/*/batch', { requests: [{ action: 'addObject', indexName, body: { objectID: 'c' } }] }],
    [having({ taskID: having({}), objectIDs: ['c'] }), has(['GET', `${index}/c`], { objectID: 'c' })],
  ),
  write(
    'replaces a record',
    ['PUT', `${index}/a`, { name: 'Green bag' }],
    [{ taskID: id, objectID: 'a', updatedAt: text }, has(['GET', `${index}/a`], { objectID: 'a', name: 'Green bag' })],
  ),
  { ...write('creates an id for a record', ['POST', index, { name: 'New' }], [{ taskID: id, objectID: text, createdAt: text }]), status: 201 },
  write(
    'applies an operation to an attribute',
    ['POST', `${index}/a/partial`, { price: { _operation: 'Increment', value: 5 } }],
    [{ taskID: id, objectID: 'a', updatedAt: text }, has(['GET', `${index}/a`], { objectID: 'a', name: 'Red bag', price: 15, tags: ['x'] })],
  ),
  write('deletes a record', ['DELETE', `${index}/a`], [deleted, gone]),
  write(
    'deletes records by a query',
    ['POST', `${index}/deleteByQuery`, { filters: 'tags:x' }],
    [done, gone, has(['GET', `${index}/b`], having({ objectID: 'b' }))],
  ),
  write('clears the index', ['POST', `${index}/clear`], [done, gone]),
  write(
    'deletes the index',
    ['DELETE', index],
    [deleted, has(['POST', `${index}/query`, {}], { message: `Index ${indexName} does not exist`, status: 404 }, 404)],
  ),
  write(
    'updates settings and keeps the others',
    ['PUT', `${index}/settings`, { hitsPerPage: 7 }],
    [done, has(['GET', `${index}/settings`], having({ hitsPerPage: 7, attributesForFaceting: ['tags'] }))],
  ),
  write('reports the status of a task', ['GET', `${index}/task/1`], [having({ status: 'published' })]),
  write('browses the index', ['POST', `${index}/browse`, { hitsPerPage: 1 }], [having({ hits: [having({ objectID: 'a' })], cursor: text, nbHits: 2 })]),
  write(
    'returns facets and ranking information',
    ['POST', `${index}/query`, { facets: ['tags'], getRankingInfo: true, query: 'red' }],
    [having({ nbHits: 1, facets: { tags: { x: 1 } }, hits: [having({ _rankingInfo: having({ nbTypos: 0, words: 1, nbExactWords: 1 }) })] })],
  ),
  write(
    'copies the index',
    ['POST', `${index}/operation`, { operation: 'copy', destination: `${indexName}_copy` }],
    [done, has(['GET', `/1/indexes/${indexName}_copy/a`], having({ objectID: 'a' })), has(['DELETE', `/1/indexes/${indexName}_copy`], deleted)],
  ),
  write('lists the indexes', ['GET', '/1/indexes'], [having({ items: listWith(having({ name: indexName, entries: 2 })) })]),
  rejected('rejects an unknown action', batch({ action: 'nope', body: {} })),
  rejected('rejects a setting of the wrong type', ['PUT', `${index}/settings`, { hitsPerPage: 'many' }]),
  rejected('rejects an unknown operation', ['POST', `${index}/operation`, { operation: 'nope', destination: 'x' }]),
];

const cleared = ({ afterwards, ...one }: Case): Case => ({
  ...one,
  afterwards: [...(afterwards ?? []), { send: ['DELETE', index], headers, status: 200, body: deleted }],
});

/** Writing to indexes, with the key of their owner. */
export const searchWriteCalls: readonly Call[] = [ownCall('SEARCH writes by the owner', cases.map(cleared))];
