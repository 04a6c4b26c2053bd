import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProxiedCall } from '../helpers/fault-proxy.ts';
import { type FaultyGateway, startFaultyGateway } from '../helpers/faulty-gateway.ts';
import { type Budget, getOperationName, type PreparedRequest } from './budget.ts';
import { hasUserErrors } from './expect-success.ts';
import { createFixtures } from './fixtures.ts';
import { HARD_CASES } from './hard-cases.ts';
import type { SeedData } from './seed.ts';
import { seed } from './seed.ts';
import { WEB_BUDGETS } from './web.ts';
import { readWebOperations } from './web-operations.ts';

let gateway: FaultyGateway;
let seedData: SeedData;
let token: string;

beforeAll(async () => {
  gateway = await startFaultyGateway();
  ({ seedData, token } = await seed(gateway));
}, 180_000);
// A gateway with empty caches.
beforeEach(() => gateway.restart().then(() => undefined));
afterAll(() => gateway?.[Symbol.asyncDispose]());

function toKey({ call, body }: ProxiedCall) {
  return `${call} ${body}`;
}

/** Returns duplicate calls. A read may be repeated after a write. */
function repeated(calls: readonly ProxiedCall[]): string[] {
  const seen = new Set<string>();
  return calls.map(toKey).filter((key) => {
    const isRepeated = seen.has(key);
    if (!key.startsWith('GET ')) seen.clear();
    seen.add(key);
    return isRepeated;
  });
}

/** Prepares the request; a gateway that was used for that is restarted with empty caches. */
async function toRequest({ variables, prepare }: Budget): Promise<PreparedRequest> {
  if (prepare === undefined) return { variables: variables?.(seedData) ?? {} };
  const prepared = await prepare(createFixtures(gateway, seedData, token));
  await gateway.restart();
  return prepared;
}

/** Subscribes and waits for the first calls. */
async function follow(query: string, { commerce }: Budget): Promise<void> {
  const url = await gateway.server().listen({ host: '127.0.0.1', port: 0 });
  const headers = { authorization: `Bearer ${token}` };
  const client = createClient({ url: `${url}/graphql/stream`, headers, retryAttempts: 0 });
  const firstEvent = client.iterate({ query }).next();
  await expect.poll(() => gateway.commerce.calls).toHaveLength(commerce);
  client.dispose();
  await firstEvent;
}

async function ask(query: string, budget: Budget): Promise<void> {
  const prepared = await toRequest(budget);
  const headers = budget.isCustomer ? { authorization: `Bearer ${prepared.token ?? token}` } : {};
  const { data, errors, text } = await gateway.ask(query, prepared.variables, headers);
  expect(errors, text).toEqual([]);
  expect(hasUserErrors(data), text).toBe(false);
}

async function measure(query: string, budget: Budget) {
  await (/^subscription\b/m.test(query) ? follow(query, budget) : ask(query, budget));
  expect(repeated(gateway.commerce.calls)).toEqual([]);
  const commerce = gateway.commerce.calls.map(toKey);
  const search = gateway.search.calls.map(toKey);
  expect(new Set(search).size).toBe(search.length);
  return { commerce: commerce.length, search: search.length, all: [...commerce, ...search] };
}

async function within(query: string, budget: Budget) {
  const { commerce, search, all } = await measure(query, budget);
  const wanted = { commerce: budget.commerce, search: budget.search };
  expect({ commerce, search }, all.join('\n')).toEqual(wanted);
}

const OPERATIONS = readWebOperations();

describe("upstream calls of the web app's operations", () => {
  test.each(Object.entries(WEB_BUDGETS))('%s', async (name, budget) => {
    await within(OPERATIONS[getOperationName(name)] ?? '', budget);
  });
});

test('has a budget for every operation of the web app', () => {
  const budgeted = new Set(Object.keys(WEB_BUDGETS).map(getOperationName));
  const missing = Object.keys(OPERATIONS).filter((name) => !budgeted.has(name));
  expect(missing, 'Add rows to gateway/test/upstream-call-budgets/web.ts').toEqual([]);
  const unused = [...budgeted].filter((name) => !(name in OPERATIONS));
  expect(unused, 'Remove the rows of operations that no longer exist').toEqual([]);
});

describe('upstream calls of hard cases', () => {
  test.each(HARD_CASES)('$name', async (hard) => {
    await within(typeof hard.query === 'string' ? hard.query : hard.query(seedData), hard);
  });
});
