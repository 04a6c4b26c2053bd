import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { readState } from '../catalogue/store/state.ts';
import { createCustomerRepository } from '../domains/customer/repository.ts';
import { createGiftCardRepository } from '../domains/giftcards/repository.ts';
import { createWishlistRepository } from '../domains/wishlist/repository.ts';
import { type BackendEnv, EnvError } from '../env.ts';
import { demoPieces, sell } from './selling.ts';
import { shop } from './shopping.ts';
import { createVisitor, DEMO_PASSWORD, demoPeople, grace, graceAddresses } from './visitor.ts';

const PIECES = 10;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const hasAccounts = (db: DatabaseSync): boolean => {
  const customers = createCustomerRepository(db);
  return demoPeople.some(({ email }) => customers.byEmail(email) !== undefined);
};

/** @throws {EnvError} when accounts whose password everybody knows would be open in production. */
export function rejectDemoAccounts(db: DatabaseSync, env: BackendEnv): void {
  if (env.nodeEnv !== 'production' || env.demoInProduction || !hasAccounts(db)) return;
  throw new EnvError(
    'The data folder holds the accounts of the demo, whose password is public: with NODE_ENV=production name another DATA_DIR, or set DEMO_IN_PRODUCTION=1.',
  );
}

export interface DemoAccountOptions {
  readonly db: DatabaseSync;
  /** Pictures that are sent in as photos. */
  readonly mediaDir: string;
  /** Leaves out what only the shop's own modules offer. */
  readonly isStock?: boolean;
}

/**
 * Opens the demo's accounts, once, in a shop that has the demo catalogue: everything in them is done through the
 * shop's own calls and the admin forms. Returns whether it did. The server need not listen.
 */
export async function openDemoAccounts(
  app: FastifyInstance,
  { db, mediaDir, isStock }: DemoAccountOptions,
): Promise<boolean> {
  const pieces = demoPieces(db, PIECES);
  if (readState(db)?.source !== 'demo' || hasAccounts(db) || pieces.length < PIECES) return false;
  const guest = createVisitor(app);
  for (const customer of demoPeople) {
    await guest.call('POST', '/customers', { customer, password: DEMO_PASSWORD });
  }
  const login = { username: grace.email, password: DEMO_PASSWORD };
  const token = String(await guest.call('POST', '/integration/customer/token', login));
  const self = createVisitor(app, token);
  const customer = { ...grace, addresses: graceAddresses };
  await self.call('PUT', '/customers/me', { customer });
  await shop(db, { shopper: self, staff: guest }, pieces);
  const wishlist = createWishlistRepository(db);
  const { id: customerId = 0 } = createCustomerRepository(db).byEmail(grace.email) ?? {};
  for (const { sku } of pieces.slice(4, 8)) wishlist.add(customerId, sku);
  if (isStock) return true;
  for (const { sku } of pieces.slice(8)) await self.call('POST', '/price-alert/me', { sku });
  const search = { name: 'Chanel under $3,000', query: '/handbags?manufacturer=Chanel&max=3000' };
  await self.call('POST', '/saved-search/add', search);
  createGiftCardRepository(db).issue({ dollars: 250, customerId, expiresMs: Date.now() + YEAR_MS });
  await sell({ seller: self, staff: guest }, mediaDir);
  return true;
}
