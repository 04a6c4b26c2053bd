import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dice, dice } from '../helpers/random.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { suite } from './suite/index.ts';

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
}, 120_000);
afterAll(() => embedded.close());

const words = [
  '',
  'x',
  '0',
  '-1',
  '1e400',
  'null',
  '../../etc/passwd',
  '%00',
  '%ZZ',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u0000\ud800',
  '__proto__',
  'a'.repeat(3000),
  'ünïcödé 漢字',
  '99999999999999999999',
  '[]',
  '{{7*7}}',
];

const depths = 3;

/** Any JSON, up to three deep, with names that calls know and names that harm. */
function anyJson(dies: Dice, names: readonly string[], depth = 0): unknown {
  const kind = dies.below(depth < depths ? 8 : 6);
  if (kind === 0) return null;
  if (kind === 1) return dies.pick([true, false]);
  if (kind === 2) return dies.pick([0, -1, 1, 1.5, 1e308, -1e308, 2 ** 53]);
  if (kind < 6) return dies.pick(words);
  const values = Array.from({ length: dies.below(5) }, () => anyJson(dies, names, depth + 1));
  if (kind === 6) return values;
  return Object.fromEntries(values.map((value) => [dies.pick(names), value]));
}

/** A good body with some of it made wrong. */
function spoilt(body: unknown, dies: Dice, names: readonly string[]): unknown {
  if (dies.chance(0.2)) return anyJson(dies, names);
  if (Array.isArray(body)) return body.map((one) => spoilt(one, dies, names));
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(([key, value]) => [key, spoilt(value, dies, names)]);
  return Object.fromEntries(dies.chance(0.1) ? [...entries, [dies.pick(names), 1]] : entries);
}

const exchanges = suite.flatMap(({ cases }) => cases.map(({ send }) => send));

const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...namesIn(inner)])
    : [];

const names = [
  ...new Set(exchanges.flatMap(([, , body]) => namesIn(body))),
  '__proto__',
  'constructor',
  'toString',
  '',
  '0',
];

interface Attack {
  readonly url: string;
  readonly init: RequestInit & { readonly headers: Record<string, string> };
}

const types = ['application/json', 'application/json', 'application/json', 'text/plain', 'x', ''];
const accepts = ['application/json', 'application/json', '*/*', 'application/*', 'x/y;q=z'];

function toBody(body: unknown, dies: Dice): string {
  const text = JSON.stringify(spoilt(body ?? {}, dies, names)) ?? '';
  if (dies.chance(0.9)) return text;
  return dies.pick([text.slice(0, dies.below(text.length + 1)), '\ufeff{}', '[[[[', '\u0000']);
}

/** Where a path of the suite leads, with anything for what it leaves open. */
function toUrl(path: string, dies: Dice, tokens: readonly string[]): string {
  const { target } = embedded;
  const open = path
    .replaceAll(/\{index\}/g, target.search?.index ?? '')
    .replaceAll(/\{\w+\}/g, () =>
      encodeURIComponent(dies.pick([...words.map((word) => word.toWellFormed()), ...tokens])),
    );
  const query = dies.chance(0.2)
    ? `${open.includes('?') ? '&' : '?'}${encodeURIComponent(dies.pick(names))}[]=${encodeURIComponent(dies.pick(words).toWellFormed())}&fields=${dies.pick(['a', 'a[b', '[', ']]', 'items[sku'])}`
    : '';
  if (path.startsWith('/graphql')) return `${target.commerce}${target.graphqlPath}${query}`;
  if (path.startsWith('/1/')) return `${target.search?.url}${open}${query}`;
  return `${target.commerce}${target.restPath}${open}${query}`;
}

const pages = ['/mail', '/mail/x', '/mail/1/html', '/media/x', '/health', '/', '/admin'];
const sandboxPages = [
  '/identity/authorize',
  '/identity/userinfo',
  '/identity/jwks.json',
  '/card',
  '/x',
];

/** A request to somewhere, more or less as that place wishes it. */
function attack(dies: Dice, tokens: readonly string[]): Attack {
  const [method, path, body] = dies.pick(exchanges);
  const chosen = dies.chance(0.85) ? method : dies.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
  const { target } = embedded;
  const elsewhere = dies.chance(0.06);
  const url = elsewhere
    ? dies.pick([
        target.commerce + dies.pick(pages),
        `${target.sandbox?.url ?? ''}${dies.pick(sandboxPages)}?client_id=${encodeURIComponent(dies.pick(words).toWellFormed())}`,
      ])
    : toUrl(path, dies, tokens);
  return {
    url,
    init: {
      method: chosen,
      redirect: 'manual',
      headers: {
        'content-type': dies.pick(types),
        accept: dies.pick(accepts),
        'x-algolia-application-id': target.search?.appId ?? '',
        'x-algolia-api-key': dies.pick([
          target.search?.searchKey ?? '',
          target.search?.adminKey ?? '',
        ]),
        ...(dies.chance(0.6) && { authorization: `Bearer ${dies.pick(tokens)}` }),
        ...(dies.chance(0.05) && { 'idempotency-key': 'x'.repeat(dies.below(400) + 1) }),
      },
      ...(chosen !== 'GET' && chosen !== 'HEAD' && { body: toBody(body, dies) }),
    },
  };
}

const maskedJson =
  /Internal Error\. Details are available in Magento log file\. Report ID: webapi-[0-9a-f]{13}/;

/** What a recorded Magento itself responds with 500, and says nothing by it. */
const masked: readonly (readonly [path: RegExp, response: RegExp])[] = [
  // An account without a mail address.
  [/\/V1\/customers\/?(\?|$)/, maskedJson],
  // A line without a sku.
  [/\/items\/?(\?|$)/, /^An error has happened during application run\./],
  // An Accept header that nothing can be answered to; to HEAD, nothing is said at all.
  [/\/rest\//, /^(<!doctype html>.*)?$/is],
  // GraphQL that is none (docs/decisions/0011).
  [/\/graphql/, /^<!doctype html>/i],
  [
    /\/graphql/,
    /^\{"errors":\[\{"message":"(Request content type must be|Syntax Error|Max query complexity)/,
  ],
  [/\/graphql/, /^An error has happened during application run\./],
];

const leaks =
  /node_modules|\bat [\w.<>]+ \(|file:\/\/|\/src\/|\.ts:\d|SQLITE|sqlite|TypeError|ReferenceError/;

const shown = ({ url, init }: Attack): string =>
  `${init.method} ${url.slice(0, 160)} ${String(init.body ?? '').slice(0, 300)}`;

async function fault(one: Attack): Promise<string | undefined> {
  const response = await fetch(one.url, one.init);
  const text = await response.text();
  if (leaks.test(text)) return `tells too much: ${shown(one)} → ${text.slice(0, 200)}`;
  if (response.status < 500) return undefined;
  const isKnown = masked.some(([path, said]) => path.test(one.url) && said.test(text));
  if (response.status === 500 && isKnown) return undefined;
  return `${response.status}: ${shown(one)} → ${text.slice(0, 200)}`;
}

const COUNT = 5000;
const SEED = 20_261_121;

test('survives 5,000 random and malformed requests without disclosing internals', {
  tags: 'simulation',
}, async () => {
  const { target } = embedded;
  const account = { email: 'hostile@example.test', firstname: 'Ho', lastname: 'St' };
  const rest = `${target.commerce}${target.restPath}/V1`;
  const send = async (path: string, body: object): Promise<unknown> =>
    (
      await fetch(rest + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  await send('/customers', { customer: account, password: 'Passw0rd!23' });
  const signIn = { username: account.email, password: 'Passw0rd!23' };
  const token = String(await send('/integration/customer/token', signIn));
  const cart = String(await send('/guest-carts', {}));
  const dies = dice(SEED);
  const faults: string[] = [];
  for (let sent = 0; sent < COUNT; sent += 10) {
    const batch = Array.from({ length: 10 }, () => attack(dies, [token, cart, '1', 'nonsense']));
    faults.push(...(await Promise.all(batch.map(fault))).flatMap((one) => one ?? []));
  }
  expect(faults).toEqual([]);
  expect((await fetch(`${target.commerce}/health`)).status).toBe(200);
  expect((await fetch(`${target.search?.url}/health`)).status).toBe(200);
});
