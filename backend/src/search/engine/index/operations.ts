import { badRequest, type JsonObject } from '../types.ts';

const ACTIONS = [
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'delete',
  'clear',
] as const;

export type Action = (typeof ACTIONS)[number];

/** One write of a batch. `indexName` only in a batch over several indexes. */
export interface Operation {
  action: Action;
  body: JsonObject;
  indexName?: string | undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAction(value: unknown): value is Action {
  return ACTIONS.some((action) => action === value);
}

/** Validates the operations of a batch. Throws 400 if one is invalid or none is given. */
export function parseOperations(body: unknown): Operation[] {
  const requests = isObject(body) ? body.requests : undefined;
  if (!Array.isArray(requests)) throw badRequest('"requests" must be an array of operations');
  return requests.map((request: unknown) => {
    if (!isObject(request)) throw badRequest('Each operation must be an object');
    if (!isAction(request.action)) throw badRequest(`Invalid action: ${String(request.action)}`);
    const needsBody = request.action !== 'delete' && request.action !== 'clear';
    if (needsBody && !isObject(request.body)) throw badRequest('"body" must be an object');
    const indexName = typeof request.indexName === 'string' ? request.indexName : undefined;
    return { action: request.action, body: isObject(request.body) ? request.body : {}, indexName };
  });
}
