import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProxiedCall } from '../testing/fault-proxy.ts';
import { type FaultyGateway, startFaultyGateway } from '../testing/faulty-gateway.ts';
import type { Budget, World } from './budget.ts';
import { HARD_CASES } from './hard-cases.ts';
import { makeWorld } from './make-world.ts';
import { WEB_BUDGETS } from './web.ts';
import { readWebOperations } from './web-operations.ts';

let gateway: FaultyGateway;
let world: World;
let token: string;

beforeAll(async () => {
  gateway = await startFaultyGateway();
  ({ world, token } = await makeWorld(gateway));
}, 180_000);
// A gateway that knows nothing yet.
beforeEach(() => gateway.restart().then(() => undefined));
afterAll(() => gateway?.[Symbol.asyncDispose]());

const keyOf = ({ call, body }: ProxiedCall) => `${call} ${body}`;

const measure = async (query: string, budget: Budget) => {
  const headers = budget.isCustomer ? { authorization: `Bearer ${token}` } : {};
  const { errors, text } = await gateway.ask(query, budget.variables?.(world) ?? {}, headers);
  expect(errors, text).toEqual([]);
  const commerce = gateway.commerce.calls.map(keyOf);
  const search = gateway.search.calls.map(keyOf);
  return { commerce, search, all: [...commerce, ...search] };
};

const within = async (query: string, budget: Budget) => {
  const { commerce, search, all } = await measure(query, budget);
  expect({ commerce: commerce.length, search: search.length }, all.join('\n')).toEqual({
    commerce: budget.commerce,
    search: budget.search,
  });
  expect(new Set(all).size).toBe(all.length);
};

const OPERATIONS = readWebOperations();

describe('an operation of the web app makes the least calls', () => {
  test.each(Object.entries(WEB_BUDGETS))('%s', async (name, budget) => {
    await within(OPERATIONS[name] ?? '', budget);
  });
});

describe('a hard case makes the least calls', () => {
  test.each(HARD_CASES)('$name', async (hard) => {
    await within(typeof hard.query === 'string' ? hard.query : hard.query(world), hard);
  });
});
