import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { openDatabase } from '../../src/db/open.ts';
import { createCustomerRepository } from '../../src/domains/customer/repository.ts';
import { createSellModule, type SellModule } from '../../src/domains/sell/module.ts';
import { createMailer, type Mailer } from '../../src/mail/mailer.ts';
import type { Caller } from '../../src/shared/webapi/route.ts';
import { registerWebapi } from '../../src/shared/webapi/server.ts';
import { annsAddress } from './shop.ts';

/** 2026-11-20 12:00:00 in UTC. */
export const START_MS = Date.UTC(2026, 10, 20, 12);
export const DAY_MS = 86_400_000;

/** JSON as it came. */
export type Parsed = ReturnType<typeof JSON.parse>;

export interface ShopResponse {
  readonly status: number;
  readonly json: Parsed;
}

export interface SellShop {
  readonly url: string;
  readonly folder: string;
  readonly sell: SellModule;
  readonly outbox: Mailer['outbox'];
  nowMs: number;
  readonly faults: unknown[];
  /** Calls as customer 1 or 2, or as a guest. */
  call(
    method: string,
    path: string,
    by?: { as?: number; body?: unknown; key?: string },
  ): Promise<ShopResponse>;
  raw(path: string, as?: number): Promise<Response>;
  /** Uploads a small photo and returns its id. */
  photo(as?: number): Promise<string>;
  /** Submits one item and returns it. */
  submit(part?: object, as?: number): Promise<Parsed>;
  close(): Promise<void>;
}

const getCaller = (authorization: string | undefined): Caller => ({
  customerId: Number(/^Bearer customer-(\d)$/.exec(authorization ?? '')?.[1] ?? 0) || null,
});

/** A photo of that size in one color. */
export const picture = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();

export const anItem = {
  designer: 'Chanel',
  category: 'Handbags',
  model: 'Classic Double Flap Medium',
  condition: 'very-good',
  answers: [{ part: 'exterior', answer: 'Light corner rubbing' }],
  extras: ['Dust bag'],
  asking_price: 5200,
};

/** The sell area on a free port, with customers 1 (Ann, with an address) and 2 (Bo, without). */
export async function openSellShop(): Promise<SellShop> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-sell-'));
  const db = openDatabase(join(folder, 'commerce.sqlite'));
  const customers = createCustomerRepository(db);
  const ann = customers.create({
    email: 'ann@example.test',
    firstname: 'Ann',
    lastname: 'Lee',
    passwordHash: null,
  });
  customers.replaceAddresses(ann, [annsAddress]);
  customers.create({
    email: 'bo@example.test',
    firstname: 'Bo',
    lastname: 'Ray',
    passwordHash: null,
  });
  const app = Fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true });
  const faults: unknown[] = [];
  const mailer = createMailer({
    db,
    shopUrl: 'http://shop.test',
    smtpUrl: undefined,
    onFault: (error) => faults.push(error),
  });
  const sell = createSellModule({
    db,
    dataDir: folder,
    mailer,
    now: () => shop.nowMs,
    onFault: (error) => faults.push(error),
  });
  registerWebapi(app, {
    prefixes: ['/api/rest'],
    routes: sell.routes,
    getCaller,
    onFault: (error) => faults.push(error),
  });
  sell.register(app, { prefixes: ['/api/rest'], getCaller });
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/rest`;

  const headersFor = (as: number | undefined) =>
    as === undefined ? {} : { authorization: `Bearer customer-${as}` };
  const shop: SellShop = {
    url,
    folder,
    sell,
    outbox: mailer.outbox,
    faults,
    nowMs: START_MS,
    call: async (method, path, { as, body, key } = {}) => {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...headersFor(as),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: await response.json() };
    },
    raw: (path, as) => fetch(url + path, { headers: headersFor(as) }),
    photo: async (as = 1) => {
      const photo = { base64_encoded_data: (await picture()).toString('base64') };
      return (await shop.call('POST', '/V1/sell/my/photo', { as, body: { photo } })).json.id;
    },
    submit: async (part = {}, as = 1) => {
      const items = [{ ...anItem, photos: [await shop.photo(as)], ...part }];
      const { json } = await shop.call('POST', '/V1/sell/my/item', { as, body: { items } });
      return json.items[0];
    },
    close: async () => {
      await app.close();
      db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return shop;
}
