import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { freePort } from '../../../scripts/test-ports.ts';
import { prepareData } from '../../src/catalogue/prepare.ts';
import { openDatabase } from '../../src/db/open.ts';
import { createCredentialStore } from '../../src/domains/customer/credentials.ts';
import { hashPassword } from '../../src/domains/customer/passwords.ts';
import { createResetLinks } from '../../src/domains/customer/reset-links.ts';
import { createGiftCardRepository } from '../../src/domains/giftcards/repository.ts';
import { createCheckout } from '../../src/domains/orders/checkout.ts';
import { createProviderApi } from '../../src/domains/payments/provider-api.ts';
import { createSellModule } from '../../src/domains/sell/module.ts';
import { type BackendEnv, readEnv } from '../../src/env.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { createSandboxServer } from '../../src/sandbox/server.ts';
import { openSearchEngine } from '../../src/search/engine/engine.ts';
import { createSearchServer } from '../../src/search/http/server.ts';
import { createCommerceServer } from '../../src/server.ts';
import { findProducts } from './products.ts';
import { PATIENCE_SECONDS, type Staff, type Target } from './runner/target.ts';

const HOST = '127.0.0.1';
const COUNT = 300;
const admin = { username: 'contract', password: 'Contract12345' } as const;

/** What the shop's staff does, done in the database. */
function createStaff(db: DatabaseSync, env: BackendEnv): Staff {
  const now = Date.now;
  const onFault = (error: unknown): void => console.error('contract: staff', error);
  const mailer = createMailer({ db, shopUrl: env.webUrl, smtpUrl: undefined, now, onFault });
  const sell = createSellModule({ db, dataDir: env.dataDir, mailer, now, onFault });
  const checkout = createCheckout({ db, now });
  const links = createResetLinks(db, now);
  const cards = createGiftCardRepository(db, now);
  return {
    resetToken: (customerId) => links.issue(customerId),
    giftCard: (customerId) => cards.issue({ dollars: 50, customerId }),
    quote: (itemId) => {
      sell.staff.quote(itemId, { cash: 1000, listLow: 1500, listHigh: 2000 });
    },
    ship: (orderId) => checkout.ship(orderId).track_number,
  };
}

/** Makes one product disabled and one a quote, and returns their skus. */
function oddProducts(db: DatabaseSync): { disabledSku: string; virtualSku: string } {
  const [disabledSku = '', virtualSku = ''] = db
    .prepare(
      "SELECT sku FROM catalog_product WHERE qty = 1 AND type_id = 'simple' ORDER BY id LIMIT 2",
    )
    .all()
    .map(({ sku }) => String(sku));
  db.prepare('UPDATE catalog_product SET enabled = 0 WHERE sku = ?').run(disabledSku);
  db.prepare("UPDATE catalog_product SET type_id = 'virtual' WHERE sku = ?").run(virtualSku);
  return { disabledSku, virtualSku };
}

const commerceOver = (db: DatabaseSync, env: BackendEnv): Promise<FastifyInstance> =>
  createCommerceServer({
    db,
    env,
    mediaDir: join(import.meta.dirname, '..', '..', 'media'),
    mediaCacheDir: join(env.dataDir, 'media-cache'),
    providers: createProviderApi({
      url: env.sandboxUrl,
      apiKey: env.sandboxApiKey,
      timeoutMs: 1000,
    }),
  });

/** A back end of the suite's own. */
export interface Embedded {
  readonly target: Target;
  close(): Promise<void>;
}

/** Starts an embedded back end on free ports, with a small demo in a folder of its own. */
export async function startEmbedded({ isStock = false } = {}): Promise<Embedded> {
  const dataDir = mkdtempSync(join(tmpdir(), 'encore-contract-'));
  const sandboxPort = await freePort();
  const searchPort = await freePort();
  const env = readEnv({
    DATA_DIR: dataDir,
    STOCK: isStock ? '1' : '0',
    SANDBOX_PUBLIC_URL: `http://${HOST}:${sandboxPort}`,
    SEARCH_HOSTS: `http://${HOST}:${searchPort}`,
  });
  const { commerceFile, searchFile } = prepareData({ dataDir, count: COUNT });
  const db = openDatabase(commerceFile);
  // The data is temporary, and waiting for the disk takes a third of the time.
  db.exec('PRAGMA synchronous = OFF');
  const odd = oddProducts(db);
  createCredentialStore(db).setStaff(admin.username, await hashPassword(admin.password));
  const engine = openSearchEngine(searchFile);
  const { searchAppId: appId, searchApiKey: searchKey, searchAdminKey: adminKey } = env;
  const search = await createSearchServer({ engine, keys: { appId, searchKey, adminKey } });
  const sandbox = await createSandboxServer({ env });
  const commerce = await commerceOver(db, env);
  await search.listen({ host: HOST, port: searchPort });
  await sandbox.listen({ host: HOST, port: sandboxPort });
  const url = await commerce.listen({ host: HOST, port: 0 });
  const searchTarget = { url: env.searchUrl, appId, searchKey, adminKey, index: env.searchIndex };
  const products = await findProducts(searchTarget, Object.values(odd));
  return {
    target: {
      commerce: url,
      restPath: env.restPath,
      graphqlPath: env.graphqlPath,
      patienceSeconds: PATIENCE_SECONDS,
      search: searchTarget,
      sandbox: { url: env.sandboxUrl, shopUrl: new URL(env.webUrl).origin },
      products,
      coupon: { code: 'SPRING10', label: 'Spring 10' },
      admin,
      staff: createStaff(db, env),
      ...odd,
    },
    close: async () => {
      await Promise.all([commerce.close(), sandbox.close(), search.close()]);
      engine.close();
      db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
