import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toUserErrors } from '../src/calls/user-errors.ts';
import { toCart, toCartLine, toTotals } from '../src/domains/cart/mappers.ts';
import { toCustomer } from '../src/domains/customer/mappers.ts';
import { toOrder } from '../src/domains/orders/mappers.ts';
import {
  cartEndpoints,
  customerCartCalls,
  guestCartCalls,
} from '../src/sources/commerce-rest/cart.ts';
import type { Endpoint } from '../src/sources/commerce-rest/client.ts';
import { contentEndpoints } from '../src/sources/commerce-rest/content.ts';
import { customerEndpoints } from '../src/sources/commerce-rest/customer.ts';
import { errorFromResponse } from '../src/sources/commerce-rest/errors.ts';
import { orderEndpoints } from '../src/sources/commerce-rest/orders.ts';

interface Recorded {
  readonly name: string;
  readonly request?: { readonly method: string; readonly path: string };
  readonly response?: { readonly status: number; readonly json?: unknown };
}

const FOLDER = join(import.meta.dirname, '../../backend/test/contract/recordings');
const FILES = ['', 'stock/'].flatMap((folder) =>
  readdirSync(join(FOLDER, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => folder + name),
);

/** A call with the mapper of its response. */
interface Row {
  readonly method: string;
  readonly path: RegExp;
  readonly read: (json: unknown) => unknown;
}

function aRow<Value>(
  {
    method,
    path,
    response,
  }: Pick<Endpoint<string, Value, unknown>, 'method' | 'path' | 'response'>,
  map: (value: Value) => unknown = (value) => value,
): Row {
  const pattern = path.replace(/\{\w+\}/g, '[^/?]+');
  return {
    method,
    path: new RegExp(`/V1${pattern.slice('/V1'.length)}$`),
    read: (json) => map(response.parse(json)),
  };
}

const owner = { kind: 'guest', cartId: 'c' } as const;
const cartRows = [guestCartCalls, customerCartCalls].flatMap((calls) => [
  aRow(calls.read, (cart) => toCart(cart, owner)),
  aRow(calls.items, (items) => items.map((item) => toCartLine(item, owner))),
  aRow(calls.itemAdd, (item) => toCartLine(item, owner)),
  aRow(calls.itemRemove),
  aRow(calls.totals, toTotals),
  aRow(calls.paymentMethods),
  aRow(calls.shippingMethods),
  aRow(calls.shipping, ({ totals }) => totals && toTotals(totals)),
  aRow(calls.billingAddress),
  aRow(calls.couponApply),
  aRow(calls.couponRemove),
  aRow(calls.payment),
  aRow(calls.order),
]);
const { token, revoke, read, create, update, passwordChange, passwordResetRequest } =
  customerEndpoints;
const ROWS: readonly Row[] = [
  ...cartRows,
  aRow(cartEndpoints.guestCreate),
  aRow(cartEndpoints.customerCreate),
  aRow(cartEndpoints.assign),
  ...[read, create, update].map((endpoint) => aRow(endpoint, toCustomer)),
  ...[revoke, passwordChange, passwordResetRequest].map((endpoint) => aRow(endpoint)),
  aRow(token),
  aRow(contentEndpoints.countries),
  aRow(orderEndpoints.byId, toOrder),
];

/** Whole responses: recordings cut long ones, and a request may select fields. */
function isWhole({ request, response }: Recorded): boolean {
  const text = JSON.stringify(response?.json);
  return text !== undefined && !text.includes('"_cut"') && !request?.path.includes('?');
}

const entries = FILES.flatMap((file) => {
  const recording = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
  return (recording.entries as Recorded[]).map((entry) => ({ ...entry, file }));
});

/** The successful responses for which there is a mapper. */
function readable() {
  return entries.filter(isWhole).flatMap(({ request, response, name, file }) => {
    if (!request || !response || response.status >= 400) return [];
    const row = ROWS.find(
      ({ method, path }) => method === request.method && path.test(request.path),
    );
    return row === undefined ? [] : [{ row, json: response.json, name: `${file}: ${name}` }];
  });
}

function isReadable(row: Row, json: unknown): boolean {
  try {
    return !/NaN/.test(JSON.stringify(row.read(json)));
  } catch {
    return false;
  }
}

type Path = readonly (string | number)[];

/** The paths of all values in `value`; of a list, those of its first item. */
function findPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value) ? value.slice(0, 1) : value;
  const paths = Object.entries(inner).flatMap(([key, each]) =>
    findPaths(each, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return at.length === 0 ? paths : [at, ...paths];
}

/** What identifies an object and what it cannot be without; the items of a list. */
const REQUIRED = new Set<unknown>(
  'id entity_id increment_id item_id email sku qty code carrier_code is_active'.split(' '),
);

function isRequired(path: Path): boolean {
  return REQUIRED.has(path.at(-1)) || typeof path.at(-1) === 'number';
}

type Change = (parent: Record<string | number, unknown>, key: string | number) => void;

const CHANGES: Readonly<Record<string, Change>> = {
  missing: (parent, key) => void delete parent[key],
  null: (parent, key) => {
    parent[key] = null;
  },
  // PHP renders an empty object as a list.
  empty: (parent, key) => {
    if (typeof parent[key] === 'object' && parent[key] !== null) parent[key] = [];
  },
};

function withChange(json: unknown, path: Path, change: Change): unknown {
  const copy = structuredClone(json);
  const parent = path.slice(0, -1).reduce((value: unknown, step) => Object(value)[step], copy);
  change(Object(parent), path.at(-1) ?? '');
  return copy;
}

describe('each recorded response of Magento', () => {
  it('is read and mapped', () => {
    const calls = readable();
    for (const { row, json, name } of calls) {
      expect(() => row.read(json), name).not.toThrow();
      const mapped = JSON.stringify(row.read(json));
      expect(mapped, name).not.toMatch(/NaN|undefined/);
    }
    expect(calls.length).toBeGreaterThan(230);
    expect(new Set(calls.map(({ row }) => row)).size).toBeGreaterThan(25);
  });

  it('is read without any of its optional parts', () => {
    const unread = new Set<string>();
    let count = 0;
    for (const { row, json } of readable()) {
      for (const path of findPaths(json).filter((path) => !isRequired(path))) {
        for (const [name, change] of Object.entries(CHANGES)) {
          count += 1;
          if (!isReadable(row, withChange(json, path, change)))
            unread.add(`${row.method} ${row.path.source}: ${path.join('.')} is ${name}`);
        }
      }
    }
    expect([...unread]).toEqual([]);
    expect(count).toBeGreaterThan(5000);
  });

  it('that is an error has a message without placeholders and a code', () => {
    const rejections = entries.flatMap(({ response, name, file }) =>
      response && response.status >= 400 && response.status < 500
        ? [{ ...response, name: `${file}: ${name}` }]
        : [],
    );
    for (const { status, json, name } of rejections) {
      const errors = toUserErrors(errorFromResponse(status, json));
      expect(errors.length, name).toBeGreaterThan(0);
      for (const { message, code } of errors) {
        expect(message, name).toMatch(/\S/);
        expect(message, name).not.toMatch(/%\w/);
        expect(code, name).toMatch(/^[A-Z_]+$/);
      }
    }
    expect(rejections.length).toBeGreaterThan(300);
  });
});
