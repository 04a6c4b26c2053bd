import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from './embedded.ts';
import { judge, type Result, runCalls } from './runner/run.ts';
import { suite } from './suite/index.ts';

let embedded: Embedded;
let results: Result[];
beforeAll(async () => {
  embedded = await startEmbedded();
  results = await runCalls(suite, embedded.target);
}, 600_000);
afterAll(() => embedded.close());

test('passes every case on the embedded back end', () => {
  const others = results.filter(({ outcome }) => outcome !== 'pass');
  expect(others.map(({ call, name, remarks }) => ({ call, name, remarks }))).toEqual([]);
});

test('has at least 400 cases with unique names', () => {
  expect(results.length).toBeGreaterThanOrEqual(400);
  const names = results.map(({ call, name }) => `${call}: ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

interface Promised {
  readonly method: string;
  readonly path: string;
}

/** How the suite names a call of the gateway's list. */
const namedAs = ({ method, path }: Promised): string =>
  `${method} ${path.replace(/\?.*$/, '').replace(/\(.*$/, '').replace('{item_id}', '{item}')}`;

test('covers every REST and GraphQL call of the gateway', () => {
  const file = new URL('../../../schema/calls.json', import.meta.url);
  const { calls } = JSON.parse(readFileSync(file, 'utf8')) as { calls: readonly Promised[] };
  const tried = new Set(suite.map(({ call }) => call));
  const promised = calls.filter(({ method }) => method !== 'SEARCH');
  const missing = promised.map(namedAs).filter((call) => !tried.has(call));
  expect(missing, 'Add a case for each in backend/test/contract/suite.').toEqual([]);
});

/** Ways in which a back end can be wrong, each applied to what came. */
function broken(json: unknown): unknown[] {
  if (Array.isArray(json)) {
    const inside = json.length === 0 ? [] : broken(json[0]).map((one) => [one, ...json.slice(1)]);
    return [{}, [...json, '(unexpected)'], ...inside];
  }
  if (typeof json !== 'object' || json === null) return [`${String(json)} `, [json], {}];
  const entries = Object.entries(json);
  const part = (pairs: readonly (readonly [string, unknown])[]) => Object.fromEntries(pairs);
  return [
    'not JSON',
    ...entries
      .filter(([name]) => !optional.has(name))
      .map(([name]) => part(entries.filter(([other]) => other !== name))),
    ...entries.map(([name]) =>
      part(entries.map(([key, value]) => [key, key === name ? { is: 'wrong' } : value])),
    ),
  ];
}

/** Responses that name their keys only in part, since the rest is tried by other cases. */
const isPartly = ({ judged }: Result): boolean =>
  judged !== undefined &&
  judge(judged.exchange, withMore(judged.response), judged.vars).length === 0;

function withMore(response: NonNullable<Result['judged']>['response']) {
  const { json } = response;
  if (Array.isArray(json)) return { ...response, json: [...json, '(unexpected)'] };
  if (typeof json !== 'object' || json === null) return { ...response, json: '(unexpected)' };
  return { ...response, json: { ...json, unexpected: 1 } };
}

/** What a stock Magento leaves out of a line, since the shop adds it; and before 2.4.7 out of an estimate. */
const optional = new Set(['extension_attributes', 'coupon_code']);

/** The broken answers that a case takes for good. */
function unseen({ judged }: Result): string[] {
  if (judged === undefined) return [];
  const { exchange, response, vars } = judged;
  const passes = (came: Partial<typeof response>): boolean =>
    judge(exchange, { ...response, ...came }, vars).length === 0;
  return [
    ...(passes({ status: response.status + 1 }) ? ['another status'] : []),
    ...(exchange.text && passes({ text: '' }) ? ['no text'] : []),
    ...(exchange.body === undefined ? [] : broken(response.json))
      .filter((json) => passes({ json }))
      .map((json) => JSON.stringify(json).slice(0, 300)),
  ];
}

test('fails every case for another status and every broken response', () => {
  const blind = results
    .filter((result) => !isPartly(result))
    .flatMap((result) => unseen(result).map((what) => `${result.call}, ${result.name}: ${what}`));
  expect(blind).toEqual([]);
});

/** A back end that answers the suite's own requests as the real one does, but for a changed status or a lost key. */
function brokenServer(upstream: string, change: (body: string) => [number, string]): Server {
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const original = await fetch(upstream + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const text = await original.text();
    const isRequested = (request.url ?? '').includes('/directory/');
    const [status, body] = isRequested ? change(text) : [original.status, text];
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
}

test.each([
  ['another status', (body: string): [number, string] => [418, body]],
  ['no body', (): [number, string] => [200, '[]']],
  ['a key lost', (body: string): [number, string] => [200, body.replaceAll('"id"', '"di"')]],
])('fails a server that returns %s', async (_, change) => {
  const server = brokenServer(embedded.target.commerce, change);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const target = { ...embedded.target, admin: undefined, commerce: `http://127.0.0.1:${port}` };
  const calls = suite.filter(({ call }) => call === 'GET /V1/directory/countries');
  const found = await runCalls(calls, target);
  server.close();
  const good = found.filter(
    ({ outcome, judged }) => outcome === 'pass' && judged?.exchange.status === 200,
  );
  expect(good).toEqual([]);
});
