import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pLimit from 'p-limit';
import { createServices, launch, type Stack, separateStack } from '../../scripts/services.ts';
import { startAll, stopAll } from '../../scripts/stack.ts';
import { kolmogorovSmirnov, median } from '../../scripts/statistics.ts';
import { createSend, fillCarts, placeOfflineOrder, readSalableSkus } from './orders.bench.ts';
import type { Row } from './row.ts';

const REQUESTS = 500;
/** Requests before the measured ones, while code is compiled and connections open. */
const WARM_UP = 50;
const MIN_P = 0.05;
const CONCURRENCY = 8;
/** The gateway delays guesses at one order after five. */
const ORDERS = REQUESTS / 5;

interface Case {
  readonly name: string;
  readonly query: string;
  /** What the shop knows and what it does not, of the same length. */
  readonly known: (n: number) => string;
  readonly unknown: (n: number) => string;
}

const knownEmail = (n: number) => `known-${1000 + n}@enumeration.test`;
const unknownEmail = (n: number) => `other-${1000 + n}@enumeration.test`;

const emailCases: readonly Case[] = [
  ['sign-in', 'customerSignIn(input: { email: $it, password: "Wrong-password-1" })'],
  ['password reset', 'customerPasswordResetRequest(input: { email: $it })'],
  ['newsletter', 'newsletterSubscribe(input: { email: $it })'],
].map(([name = '', field]) => ({
  name,
  query: `mutation ($it: String!) { result: ${field} { userErrors { code message } } }`,
  known: knownEmail,
  unknown: unknownEmail,
}));

function guestOrderCase(numbers: readonly string[]): Case {
  return {
    name: 'guest order',
    query:
      'query ($it: String!) { result: guestOrder(orderNumber: $it, lastName: "Nobody", postalCode: "00000") { number } }',
    known: (n) => numbers[n % numbers.length] ?? '',
    unknown: (n) => String(900_000_000 + n),
  };
}

const limit = pLimit(CONCURRENCY);

/** Creates the known accounts and orders; returns the numbers of the orders. */
async function fillShop(stack: Stack): Promise<string[]> {
  const send = createSend(stack);
  await limit.map(
    Array.from({ length: REQUESTS }, (_, n) => knownEmail(n)),
    (email) =>
      send('POST', '/customers', {
        customer: { email, firstname: 'Kim', lastname: 'Known' },
        password: 'Known-password-1',
      }),
  );
  const carts = await fillCarts(send, readSalableSkus(stack.dataDir, ORDERS));
  for (const cart of carts) await placeOfflineOrder(send, cart);
  const db = new DatabaseSync(join(stack.dataDir, 'commerce.sqlite'), { readOnly: true });
  const rows = db.prepare('SELECT increment_id FROM sales_order').all();
  db.close();
  return rows.map((row) => String(row.increment_id));
}

/** In random order, so that no request is slowed down more often by the work that one of the other kind left behind. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

async function compare(gateway: number, { name, query, known, unknown }: Case): Promise<Row[]> {
  const bodies = new Set<string>();
  const send = async (it: string): Promise<number> => {
    const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
    const startedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${gateway}/graphql`, {
      method: 'POST',
      // The gateway limits the requests of one network.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query, variables: { it } }),
    });
    bodies.add(`${response.status} ${await response.text()}`);
    return performance.now() - startedAt;
  };
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  await limit.map(
    Array.from({ length: WARM_UP }, (_, n) => unknown(REQUESTS + n)),
    send,
  );
  const both = Array.from({ length: REQUESTS }, (_, n) => [
    { kind: 'known', it: known(n) } as const,
    { kind: 'unknown', it: unknown(n) } as const,
  ]);
  await limit.map(shuffle(both.flat()), async ({ kind, it }) => times[kind].push(await send(it)));
  const p = kolmogorovSmirnov(times.known, times.unknown);
  return [
    {
      name: `${name}: responses to what is known`,
      measured: median(times.known),
      peer: median(times.unknown),
      peerName: 'unknown',
      unit: 'ms',
      ratio: median(times.known) / median(times.unknown),
    },
    {
      name: `${name}: p of the Kolmogorov-Smirnov test`,
      measured: p,
      unit: '',
      goal: `above ${MIN_P}`,
      met: p > MIN_P,
    },
    {
      name: `${name}: different responses`,
      measured: bodies.size,
      unit: '',
      goal: '1',
      met: bodies.size === 1,
    },
  ];
}

/** Compares requests that name an existing account or order with those that do not, with n = 500 each. */
export async function runEnumerationBench(dataDir: string): Promise<Row[]> {
  const stack = await separateStack(dataDir);
  const services = createServices(stack).filter(({ name }) => name !== 'web');
  const running = await startAll(services, (service) => launch(service, 'ignore'));
  try {
    const orders = await fillShop(stack);
    const rows: Row[] = [];
    for (const each of [...emailCases, guestOrderCase(orders)])
      rows.push(...(await compare(stack.gateway, each)));
    return rows;
  } finally {
    await stopAll(running);
  }
}
